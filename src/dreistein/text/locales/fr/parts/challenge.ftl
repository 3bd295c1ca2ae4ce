### Un défi avec les mêmes tuiles.

page-challenge-title = Un défi
page-challenge-by = { $name } vous défie avec les mêmes tuiles.
page-challenge-by-someone = Quelqu’un vous défie avec les mêmes tuiles.
page-challenge-yours = Votre défi : les mêmes tuiles pour toute personne qui ouvre le lien.
page-challenge-solo = Solitaire · { $edition } · { $rack } sur le chevalet, { $draws } à piocher.
page-challenge-match = Une partie contre { $bot } · { $edition } · les mêmes tuiles, manche après manche.
page-challenge-rules = Un seul essai, sans indice. Il ne compte ni pour la partie du jour ni pour votre record.
page-challenge-side = Avec quelles tuiles ?
page-challenge-same = Les mêmes ({ $name })
page-challenge-swapped = Celles de l’adversaire (places échangées)
page-challenge-play = Relever le défi
page-challenge-go-on = Reprendre
page-challenge-scores = Face à face
page-challenge-waiting = Personne ne l’a encore relevé.
page-challenge-send = Envoyer le lien
page-challenge-text = Qui dit mieux ? J’ai fait { points } à Dreistein avec ces tuiles :
page-challenge-text-match = { $score } contre { $bot } à Dreistein : qui dit mieux ? Avec les mêmes tuiles :
page-margin = Écart
