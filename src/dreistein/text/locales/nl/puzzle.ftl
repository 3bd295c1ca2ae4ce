### Puzzels in de terminal.

## Opties

cli-puzzle = een puzzel oplossen: de beste zet vinden
cli-puzzle-id = de puzzel met dit nummer
cli-puzzle-day = de puzzel van een dag (standaard: die van vandaag)
cli-puzzle-from = de puzzels van dit bestand nemen: van ‘analyse --puzzles’, of door de pagina opgeslagen
cli-puzzle-theme = een puzzel met dit thema
cli-puzzle-difficulty = een puzzel van deze moeilijkheid, van 1 tot en met 5
cli-puzzle-rule = free: je mag expres een steen pakken; must-place: wie kan aanleggen, moet aanleggen
cli-puzzle-seed = de startwaarde voor de keuze van een puzzel
cli-puzzle-move = deze zet beoordelen in plaats van ernaar te vragen: 453@1,0, + of -
cli-puzzle-solution = de oplossing tonen
cli-puzzle-list = de puzzels opsommen in plaats van naar een zet te vragen
cli-puzzle-json = de puzzel als JSON tonen, desgewenst met de oplossing
cli-meta-move = ZET

## De puzzel

puzzle-question = Met welke zet heb je de beste kans om de partij te winnen?
puzzle-leave = ? toont de hulp, q de oplossing.
puzzle-impossible = Dat kan hier niet.
puzzle-themes = Thema’s:
puzzle-line-draw = { $own ->
    [0] pakt een steen
   *[other] pakt { $tile }
}
puzzle-line-keep = { $own ->
    [0] houdt de stenen
   *[other] houdt de stenen
}
puzzle-line-pass = { $own ->
    [0] past
   *[other] past
}
puzzle-as-good = even goed
puzzle-wins-less = Zo win je de partij minder vaak.
puzzle-rest = { $count ->
    [one] één andere zet kost meer
   *[other] { $count } andere zetten kosten meer
}
puzzle-players = { $count } spelers
