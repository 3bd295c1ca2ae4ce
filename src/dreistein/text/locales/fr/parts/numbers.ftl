### Les nombres d’une version, et des règles maison qui ont un nom : à la table, sur la feuille de score, dans les règles.

numbers-target = Objectif
numbers-start = Bonus de départ
numbers-start-zero = Bonus en plus si 0–0–0 commence
numbers-bridge = Pont
numbers-double = Double liaison
numbers-out = Dernière tuile
numbers-draw = Malus par tuile piochée
numbers-draws = Tuiles piochées par tour, au plus
numbers-fruitless = Malus : tout pioché, rien posé
numbers-empty = Malus : pioche vide
numbers-hexagons = { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}
numbers-deal = Tuiles par joueur, à { $count }
numbers-needs-triple = Bonus de départ seulement avec un trio

numbers-name = Nom de ces règles
numbers-name-example = Les règles de mamie
numbers-keep = Enregistrer
numbers-forget = Supprimer
numbers-keep-note = Donnez-leur un nom pour les retrouver à la table, sur la feuille de score et dans le livre de règles.
numbers-kept = Vos règles, enregistrées sur cet appareil : pour les tables, la feuille de score et le livre de règles.
numbers-back = Rétablir les valeurs enregistrées
numbers-base = Ce qui change par rapport à « { $edition } » :
