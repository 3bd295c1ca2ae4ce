### Le mélange sans triche : ce que cet appareil a vérifié, et qui l’a retardé.

fair-checked = Vérifié sur cet appareil : personne n’a pu choisir les tuiles.
fair-checked-record = Vérifié sur cet appareil : les tuiles ont été distribuées comme le dit le code de partie.
fair-here = Ici, c’est votre navigateur qui distribue : le code de partie donne les tuiles, mais cela ne prouve rien aux autres.
fair-undone = Un coup qui finissait une manche a été repris : le fichier de partie contient donc d’autres coups que ceux que vous aviez vus.
fair-away = { $count ->
    [one] Pendant le mélange, { $names } n’était pas là et n’a pas contribué.
   *[other] Pendant le mélange, { $names } n’étaient pas là et n’ont pas contribué.
}
fair-failed-silent = La contribution n’est pas arrivée à temps ({ $names }) : le mélange a recommencé.
fair-failed-left = Quelqu’un est parti pendant le mélange ({ $names }) : il a recommencé.
fair-waiting = Mélange en cours. On attend { $names }.
fair-unchecked = Le mélange n’a pas encore pu être vérifié. En attendant, rien n’est prouvé.
fair-none = Personne ne mélange ici : les tuiles viennent d’un code de partie choisi, et rien n’est prouvé.
fair-other = La contribution de votre place est venue d’un autre appareil. Si vous n’en avez pas d’autre à cette table, elle est inventée.
fair-thrown = { $count ->
    [one] Un mélange pour lequel votre appareil avait révélé son nombre a été abandonné.
   *[other] { $count } mélanges pour lesquels votre appareil avait révélé son nombre ont été abandonnés.
}
fair-refused = Pas de distribution : il y a un problème avec le mélange
fair-refused-do = Votre appareil ne révèle pas son nombre. Prévenez les autres et ne continuez pas à cette table.
fair-wrong = Les tuiles n’ont pas été distribuées comme promis
fair-wrong-commitment = Le serveur a changé de secret.
fair-wrong-seal = Une contribution n’est pas celle qui avait été scellée.
fair-wrong-seed = Le code de partie ne découle pas des contributions.
fair-wrong-deal = Les tuiles du fichier de partie ne découlent pas du code de partie.
fair-wrong-told = Le serveur dit maintenant autre chose que ce qu’il avait dit à cet appareil avant le mélange.
fair-wrong-blamed = Le serveur prétend que votre appareil n’a pas répondu, alors qu’il avait reçu son nombre.
fair-wrong-lost = Votre appareil a révélé son nombre pour une partie précédente, et le serveur ne peut pas montrer que les tuiles en découlent.
fair-wrong-dealt = Vous avez reçu d’autres tuiles que celles du fichier de partie.
fair-wrong-held = Quelqu’un a posé une tuile qu’il n’avait pas.
fair-wrong-played = Le fichier de partie contient d’autres coups que ceux que vous avez vus.
fair-wrong-record = Le fichier de partie ne peut pas être vérifié.
fair-what-to-do = Enregistrez la partie maintenant, montrez-la aux autres et ne vous fiez pas aux résultats de ce serveur.
