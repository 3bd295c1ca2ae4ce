### Le formulaire d’une nouvelle table.

page-name = Nom
page-way = Comment voulez-vous jouer ?
page-way-bots = Contre des bots
page-way-friends = Avec des amis
page-way-device = Sur cet appareil
page-way-alone = En solo
page-seats = Places
page-add-seat = Ajouter une place
page-remove-seat = Retirer la place { $number }
page-seat-kind = Qui occupe la place { $number }
page-seat-name = Nom, place { $number }
page-kind-me = Sur cet appareil
page-kind-invited = Par lien d’invitation
page-kind-open = Un bot, en attendant quelqu’un
page-kind-bot = Un bot
page-edition = Version des règles
page-edition-german = Comme dans les règles allemandes : pioche vide −10.
page-edition-international = Comme dans les autres langues : pioche vide −5.
page-edition-early = Une version plus ancienne : un hexagone rapporte 50.
page-edition-triominos = Le cousin plus connu, joué jusqu’à 400.
page-numbers = Le barème, à consulter ou à modifier
page-numbers-back = Rétablir les valeurs d’origine
page-clock-field = Temps par tour
page-clock-none = Sans limite
page-clock-day = Un jour
page-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
page-hints-field = Indices autorisés
page-unmarked-field = Sans aide
page-unmarked-note = Comme autour d’une vraie table : rien ne s’allume, personne ne compte pour vous, et il n’y a pas d’indices. Cela vaut pour tout le monde.
page-alone-explained = Une tuile est posée au départ. Posez ce que vous pouvez ; le nombre de tuiles à piocher est limité.
page-rack-field = Tuiles sur le chevalet (0 à 20)
page-draws-field = Tuiles à piocher dans toute la partie
page-seed-field = Code de partie (le même code donne les mêmes tuiles)
page-open-table = Ouvrir la table
page-play = Jouer
page-table-rules = Règles
