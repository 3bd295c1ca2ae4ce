### Entre amis : invitations, et qui joue.

page-invite-link = Lien d’invitation
page-qr = Code QR du lien d’invitation
page-copy = Copier
page-copied = Copié
page-copy-by-hand = Ce navigateur ne permet pas à la page de copier ; sélectionnez le lien et copiez-le vous-même.
page-share = Partager
page-watch-link = Seulement pour regarder :
page-open-network = Pour l’instant, seul cet ordinateur accède au jeu. Voulez-vous l’ouvrir à d’autres sur votre réseau local ?
page-open-network-yes = Oui, ouvrir au réseau local
page-only-here = Le jeu n’est accessible que depuis l’ordinateur du serveur ; demandez à la personne qui l’a lancé de l’ouvrir aux autres.
page-lobby = Qui joue ?
page-ready = c’est bon
page-be-ready = C’est bon pour moi
page-wait-seats = La partie commencera dès que toutes les places seront prises.
page-wait-ready = La partie commencera dès que tout le monde sera prêt.
page-no-seat = Vous n’avez pas de place à cette table, mais vous pouvez regarder.
page-fill = Laisser jouer un bot
page-close-seat = Jouer sans cette place
page-seat-yields = en attendant quelqu’un
page-rename = Changer
page-remove = Retirer
page-remove-guest = Retirer { $name }
page-remove-explained = { $name } perd sa place, qui redevient libre. Toute personne qui a le lien d’invitation peut se rasseoir ; pour l’éviter, créez aussi de nouveaux liens.
page-new-links = Créer de nouveaux liens
page-new-links-explained = Le lien d’invitation et le lien pour regarder sont remplacés. Les anciens ne fonctionnent plus, et les personnes qui regardent avec un ancien lien sont déconnectées. À la table, chacun garde sa place. Les personnes encore attendues auront besoin du nouveau lien.
page-join = Une invitation pour vous
page-join-who = Déjà à la table : { $names }.
page-sit = Prendre place
page-fair-explained = Votre appareil et ceux des autres scellent chacun un nombre aléatoire avant qu’aucun ne soit révélé ; c’est l’ensemble de ces nombres qui donne les tuiles. Personne ne peut donc les choisir, pas même le serveur. À la fin, votre appareil le vérifie de lui-même.
page-join-full = Toutes les places sont déjà prises. Vous pouvez tout de même regarder.
page-plays-next = { $when ->
    [match] Vous jouerez dès la prochaine partie, à la place de { $name }.
   *[round] Vous jouerez dès la prochaine manche, à la place de { $name }.
}
page-just-watch = Regarder seulement
page-seat-free = Il y a une place libre à cette table.
page-open-network-no = Non, seulement sur cet ordinateur
page-no-network = Cet ordinateur n’est connecté à aucun réseau local pour le moment. Connectez-le à un réseau Wi-Fi et réessayez.
page-link-here = Ce lien ne fonctionne que sur cet ordinateur, par exemple dans un second navigateur.
page-for-others = Ouvrir quand même à d’autres
page-share-insecure = Le bouton de partage demande une adresse sécurisée (https). Copiez le lien ou montrez le code QR.
page-table-clock = { $time } par tour
page-table-no-clock = sans limite de temps
page-table-hints = avec indices
page-table-no-hints = sans indices
page-table-free = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
page-table-own = avec des règles maison
