### Ce que dreistein verify dit du mélange d’un fichier de partie, et ce qui peut y être faux.

cli-verify = vérifier que les tuiles d’une partie terminée ont été distribuées comme promis

verify-rules = Le fichier de partie respecte les règles.
verify-commitment = L’empreinte { $commitment } est bien celle du secret du serveur.
verify-seed-match = { $count ->
    [0] Le code de partie découle du secret seul ; personne n’y a rien ajouté.
    [one] Le code de partie découle du secret et de { $count } contribution.
   *[other] Le code de partie découle du secret et de { $count } contributions.
}
verify-contribution = La place { $seat } (comptée à partir de 0) a ajouté { $text }.
verify-seed-day = Le code de partie découle du secret et de la date { $day }.
verify-deals = { $count ->
    [one] { $count } manche a été distribuée comme le veut le code de partie.
   *[other] { $count } manches ont été distribuées comme le veut le code de partie.
}
verify-match = Tout est juste. Si la table affichait cette empreinte avant la partie et que votre contribution figure ici, personne n’a pu choisir les tuiles.
verify-alone = Tout est juste. Si la table affichait cette empreinte avant la partie, les tuiles étaient déjà fixées.
verify-day = Tout est juste. Si cette empreinte était publiée avant ce jour, les tuiles étaient déjà fixées.
verify-seed = Tout est juste. Rien ne prouve d’où vient le code de partie.
