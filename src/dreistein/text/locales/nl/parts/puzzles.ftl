### Puzzels, op de pagina en in de terminal.

## Namen

puzzle-number = Puzzel { $number }
puzzle-theme-hexagon = Zeshoek
puzzle-theme-trap = Een val zetten
puzzle-theme-deny = Niets overlaten
puzzle-theme-hold-back = Je inhouden
puzzle-theme-draw-or-place = Pakken of aanleggen?
puzzle-theme-go-out = De laatste steen
puzzle-theme-end = Eindspel
puzzle-theme-match = De hele partij telt
puzzle-level-1 = Heel makkelijk
puzzle-level-2 = Makkelijk
puzzle-level-3 = Gemiddeld
puzzle-level-4 = Moeilijk
puzzle-level-5 = Heel moeilijk

## Het antwoord

puzzle-right = Goed!
puzzle-wrong = Niet helemaal: dat kost je ongeveer { $loss } winkans.
puzzle-solution = De oplossing:
puzzle-others = Wat andere zetten kosten:
puzzle-line = Zo kan het verdergaan:

## Kiezen

page-puzzles-lead = Elke puzzel is een stelling uit een partij. Eén zet geeft duidelijk meer kans om te winnen dan alle andere: vind hem! Je weet wat de speler wist, en niet meer.
page-puzzle-day = Puzzel van de dag
page-puzzle-day-note = Elke dag een nieuwe, voor iedereen dezelfde.
page-puzzle-day-done = Vandaag opgelost. Kom morgen terug!
page-puzzle-today = Puzzel van vandaag
page-puzzle-see = Nog eens bekijken
page-puzzle-streak = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
page-puzzle-theme = Thema
page-puzzle-any-theme = Alle thema’s
page-puzzle-level = Moeilijkheid
page-puzzle-any-level = Alle moeilijkheden
page-puzzle-rule = Pakken
page-puzzle-any-rule = Beide regels
page-puzzle-free = Je mag expres een steen pakken
page-puzzle-count = { $count ->
    [one] { $count } puzzel, { $solved } opgelost
   *[other] { $count } puzzels, { $solved } opgelost
}
page-puzzle-none = Zo’n puzzel is er niet. Kies een ander thema of een andere moeilijkheid.
page-puzzle-go = Puzzel oplossen
page-puzzle-list = Alles tonen
page-puzzle-done = opgelost
page-puzzle-own = Uit je partijen
page-puzzle-own-note = In deze stellingen was één zet duidelijk de beste, en je speelde een andere. Vind je hem nu?
page-puzzle-own-place = ronde { $round }, zet { $move }
page-puzzle-own-none = Laat een partij analyseren: waar je een duidelijk beste zet miste, krijg je hier een puzzel.
page-puzzle-own-unclear = Bij geen van de fouten tot nu toe was één zet duidelijk de beste. Daarom is er nog geen puzzel uit je partijen.
page-puzzle-keep-note = Wat je hebt opgelost en de puzzels uit je partijen zijn alleen in deze browser opgeslagen.
page-puzzle-save = Opslaan als bestand
page-puzzle-forget = Verwijderen
page-puzzle-forget-note = Deze browser vergeet welke puzzels je hebt opgelost, je dagen op rij en de puzzels uit je partijen.

## Oplossen

page-puzzle-ask = Jij bent aan de beurt. Welke zet is het best?
page-puzzle-own-title = Puzzel uit je partij
page-puzzle-gone = Deze puzzel staat niet meer in deze browser.
page-puzzle-hint-theme = Hier gaat het om: { $themes }
page-puzzle-hint-tile = Denk aan { $tile }.
page-puzzle-hint-none = Denk twee keer na voordat je iets aanlegt.
page-puzzle-unfit = Deze steen past nergens: { $tile }.
page-puzzle-again = Opnieuw proberen
page-puzzle-show = Oplossing
page-puzzle-next = Volgende puzzel
page-puzzle-all = Alle puzzels
page-puzzle-first = Goed, in één keer!
page-puzzle-same = Dat speelde je ook in je partij.
page-puzzle-then = In je partij speelde je: { $action }
page-puzzle-then-elsewhere = In je partij legde je dezelfde steen ergens anders aan.
page-puzzle-costs = kost { $loss }
page-puzzle-good = even goed
page-puzzle-chance = Hiermee win je ongeveer { $chance } van de partijen.
page-puzzle-step = Stap { $step } van { $steps }
page-puzzle-back = Terug
page-puzzle-on = Verder
page-puzzle-round-over = De ronde is afgelopen.
page-puzzle-seats = De spelers
page-puzzle-line-title = Zo kan het verdergaan
page-puzzle-others-title = Wat andere zetten kosten
page-puzzle-share = Delen
page-puzzle-copied = Gekopieerd. Plak het waar je wilt.
page-puzzle-line-shared = Dreistein, puzzel van de dag { $day }: { $result }
page-puzzle-result = { $tries ->
    [one] in één keer opgelost
   *[other] bij poging { $tries } opgelost
}
