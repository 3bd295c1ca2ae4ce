### Ce que dreistein verify dit du mélange d’un fichier de partie, et ce qui peut y être faux.

cli-verify = vérifier que les tuiles d’une partie terminée ont été distribuées comme promis

verify-rules = Le fichier de partie respecte les règles.
verify-commitment = L’empreinte { $commitment } est bien celle du secret du serveur.
verify-seals = { $count ->
    [one] La contribution est celle qui a été scellée avant d’être révélée.
   *[other] Les { $count } contributions sont celles qui ont été scellées avant qu’aucune ne soit révélée.
}
verify-bound = Le code de partie est lié à sa table et à sa partie, à la version des règles et aux places de chacun.
verify-seed-match = { $count ->
    [0] Le code de partie découle du secret seul ; personne n’y a rien ajouté.
    [one] Le code de partie découle du secret et de { $count } contribution.
   *[other] Le code de partie découle du secret et de { $count } contributions.
}
verify-contribution = La place { $seat } a ajouté { $text }.
verify-seed-day = Le code de partie découle du secret et de la date { $day }.
verify-deals = { $count ->
    [one] { $count } manche a été distribuée comme le veut le code de partie.
   *[other] { $count } manches ont été distribuées comme le veut le code de partie.
}
verify-away = La place { $seat } était absente au moment de sceller et n’a rien ajouté.
verify-failed-silent = Lors d’une tentative précédente, rien n’a été distribué : la place { $seat } n’a pas révélé sa contribution.
verify-failed-left = Lors d’une tentative précédente, rien n’a été distribué : la place { $seat } a été quittée.
verify-over = La partie a été jouée jusqu’au bout.
verify-cut = D’après ce fichier, la partie n’a pas été jouée jusqu’au bout.
verify-unproved-names = Non prouvé : les noms. Quelqu’un porte ici un autre nom qu’au moment de distribuer.
verify-unproved-seats = Non prouvé : la version des règles, les places de chacun et les noms. Rien ne les lie au code de partie.
verify-unproved-edition = Non prouvé : la version des règles, qui n’est pas celle de la partie du jour.
verify-unproved-numbers = Non prouvé : la version des règles. Elle porte le nom d’une version imprimée, mais a d’autres nombres : { $numbers }.
verify-unproved-thrown = Non prouvé : qu’aucun autre mélange n’a été abandonné avant à cette table. Seuls les appareils qui y ont participé le savent.
verify-unproved-actions = Non prouvé : les coups joués, les abandons et tout ce que dit encore le fichier. On les prend tels quels.
verify-match = La distribution est juste. Si votre contribution figure ici, personne n’a pu choisir les tuiles : ni le serveur ni les autres, seuls ou ensemble.
verify-day = La distribution est juste. Si cette empreinte était publiée avant ce jour, elle était déjà fixée ; seul le serveur a pu la choisir.
verify-seed = Rien n’est prouvé, sinon que la distribution découle du code de partie ; rien ne dit d’où il vient.
verify-none = Rien n’est prouvé : le fichier de partie n’a ni preuve de son mélange ni code de partie.
