### Wat er mis kan gaan bij het bewaren van de tafels

error-stale-log = Aan deze tafel is eerst iets anders gebeurd; kijk opnieuw en beslis dan.
error-not-stored = Dit kon niet worden bewaard en is dus niet gebeurd; probeer het zo nog eens.
error-not-read = Dit kon niet worden gelezen; probeer het zo nog eens.
error-database-unreachable = De database { $path } kan niet worden geopend; kijk of de map bestaat, of erin geschreven mag worden en of de schijf vol is.
error-database-foreign = { $path } is geen database van Dreistein en blijft zoals hij is; noem een ander bestand.
error-database-newer = De database { $path } heeft versie { $version }, en deze Dreistein kent versies tot en met { $newest }; een nieuwere Dreistein kan hem openen.
error-database-in-use = Een andere server heeft de database { $path } open; stop die, of noem een ander bestand.
error-database-damaged = De database { $path } is beschadigd; vervang hem door een reservekopie.
