### Le mélange sans triche : ce que cet appareil a vérifié, et qui l’a retardé.

fair-checked = Vérifié sur cet appareil : personne n’a pu choisir les tuiles.
fair-checked-record = Vérifié sur cet appareil : les tuiles ont été distribuées comme le dit le code de partie.
fair-undone = La fin d’une manche a été reprise : c’est pourquoi le fichier de partie contient d’autres coups que ceux que vous avez vus d’abord.
fair-away = { $count ->
    [one] Pendant le mélange, { $names } n’était pas là et n’a pas contribué.
   *[other] Pendant le mélange, { $names } n’étaient pas là et n’ont pas contribué.
}
fair-failed-silent = La contribution n’est pas arrivée à temps ({ $names }) : le mélange a recommencé.
fair-failed-left = Quelqu’un est parti pendant le mélange ({ $names }) : il a recommencé.
fair-waiting = Mélange en cours. On attend { $names }.
fair-unchecked = Le mélange n’a pas pu être vérifié pour le moment.
fair-refused = Pas de distribution : il y a un problème avec le mélange
fair-refused-commitment = Le serveur a changé de secret. C’est pourquoi votre appareil ne révèle pas son nombre.
fair-refused-told = Le serveur ne dit plus la même chose sur les participants. C’est pourquoi votre appareil ne révèle pas son nombre.
fair-refused-do = Prévenez les autres et ne continuez pas à cette table.
fair-wrong = Les tuiles n’ont pas été distribuées comme promis
fair-wrong-commitment = Le serveur a changé de secret.
fair-wrong-seal = Une contribution n’est pas celle qui avait été scellée.
fair-wrong-seed = Le code de partie ne découle pas des contributions.
fair-wrong-deal = Les tuiles du fichier de partie ne découlent pas du code de partie.
fair-wrong-told = Le fichier de partie diffère de ce qui était convenu avant la partie.
fair-wrong-dealt = Vous avez reçu d’autres tuiles que celles du fichier de partie.
fair-wrong-played = Le fichier de partie contient d’autres coups que ceux que vous avez vus.
fair-wrong-record = Le fichier de partie ne peut pas être vérifié.
fair-what-to-do = Enregistrez la partie maintenant, montrez-la aux autres et ne vous fiez pas aux résultats de ce serveur.
