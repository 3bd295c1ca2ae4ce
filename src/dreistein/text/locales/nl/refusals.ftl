### Wat de server niet doet, en waarom

## Aan een tafel

error-no-such-table = Deze tafel bestaat niet, of deze link leidt er niet heen.
error-no-such-seat = Aan deze tafel is geen plaats { $seat }; er zijn de plaatsen 0 tot en met { $last }.
error-seat-taken = Daar zit al iemand; neem een andere plaats, of kijk mee.
error-table-full = Alle plaatsen zijn bezet; je kunt meekijken.
error-not-your-seat = Plaats { $seat } is niet van jou, dus je kunt er niets doen.
error-only-watching = Je kijkt mee; wie aan de tafel zit, speelt.
error-host-only = Dat kan alleen wie de tafel heeft geopend.
error-not-playing = Er wordt nu geen ronde gespeeld, dus er is niets te doen.
error-bot-plays = Op deze plaats speelt nu een bot.
error-too-late = Het spel is intussen verdergegaan (ronde { $round }, actie { $ply }); kijk nog eens.
error-not-between = De volgende ronde wordt gedeeld als een ronde voorbij is, en deze gaat nog door.
error-match-too-long = Deze partij heeft al { $most } rondes gehad, en meer deelt geen tafel; open een nieuwe.
error-not-over-yet = De partij is nog niet voorbij; het verslag en het schudden zijn daarna te zien.
error-already-over = De partij is al voorbij.
error-not-gathering = De partij is begonnen, dus dit kan niet meer worden veranderd.
error-nothing-to-undo = Je hebt in deze ronde niets om terug te nemen.
error-undo-past-draw = Er is intussen een steen gepakt, en wat gezien is, blijft gezien.
error-no-undo = In het spel van de dag kan niets worden teruggenomen.
error-no-undo-asked = Niemand vraagt nu om iets terug te nemen.
error-cannot-resign = Er zit verder niemand aan deze tafel tegen wie je kunt opgeven.
error-no-hints = Aan deze tafel zijn er geen hints.
error-hint-not-your-turn = Een hint is voor wie aan de beurt is.
error-too-many-tables = Er zijn { $most } onvoltooide tafels, en meer worden er niet bewaard; maak er eerst een af.
error-too-many-watching = Er zijn { $most } verbindingen met deze tafel, en meer kan niet.
error-seat-plan = Een tafel heeft 2 tot en met 6 plaatsen, bij solo één; minstens één is voor wie de tafel opent, en elke bot heeft een niveau.
error-clock-range = De klok kan niet { $found } zijn; hij geeft een beurt { $least } tot en met { $most } seconden.
error-seed-length = Een spelcode heeft 1 tot en met { $most } tekens.
error-seed-people = Een spelcode kun je alleen bij solo kiezen: wie hem kent, kent elke steen.
error-restarting = De server start opnieuw; kom zo terug.

## Op het web

error-not-here = Op dit adres is niets.
error-wrong-method = { $method } kan op dit adres niet; wel { $known }.
error-body-too-large = Wat gestuurd is, is groter dan { $most } kB; meer wordt niet gelezen.
error-body-too-slow = Wat gestuurd zou worden, kwam niet binnen { $seconds } seconden aan.
error-too-fast = { $seconds ->
    [one] Dat was te veel in korte tijd; wacht { $seconds } seconde en ga dan verder.
   *[other] Dat was te veel in korte tijd; wacht { $seconds } seconden en ga dan verder.
}
error-too-many-connections = Er zijn al te veel verbindingen; verbreek er een, of probeer het later.
error-wrong-host = Deze server antwoordt niet onder de naam { $host }.
error-wrong-origin = Dit komt van een pagina van een andere site ({ $origin }) en gebeurt daarom niet.
error-link-expired = Deze link is gebruikt, te oud of niet heel; maak op het andere apparaat een nieuwe.
error-foreign-link = Een code is er alleen voor links naar deze server.
error-not-from-here = Dat kan alleen een browser op de machine waarop de server draait.
error-unforeseen = Er ging iets mis in de server. Het staat in het logboek; probeer het zo nog eens.

## Wat gestuurd is

error-field-missing = Het veld { $field } ontbreekt.
error-field-type = In het veld { $field } staat { found }; het moet { type } zijn.
error-field-number = In het veld { $field } staat { found }; het moet een geheel getal van { $least } tot en met { $most } zijn.
error-field-flag = In het veld { $field } staat { found }; het moet true of false zijn.
error-field-choice = In het veld { $field } staat { found }; mogelijk zijn { $known }.
error-field-length = Het veld { $field } heeft te weinig of te veel onderdelen; het moeten er { $least } tot en met { $most } zijn.
error-field-text = In het veld { $field } staat { found }; het moet een tekst van { $least } tot en met { $most } tekens zijn.
error-field-form = Het veld { $field } is niet geschreven zoals het hoort: { found }.

## Op een verbinding

error-no-hello = Het eerste bericht van een verbinding is hello, binnen { $seconds } seconden.
error-hello-twice = De verbinding heeft al hello gezegd; dat gebeurt één keer.
error-binary-message = Berichten zijn teksten; dit was binair.
error-too-many-mistakes = Te veel berichten waren niet te lezen, dus de verbinding eindigt.
