### La partita del giorno.

page-days = Altri giorni
page-day-before = Il giorno prima
page-day-after = Il giorno dopo
page-day-explained = 10 tessere sul leggio, 20 da pescare, senza suggerimenti e senza annullare mosse. Conta il primo tentativo.
page-day-play = Gioca
page-day-again = Gioca ancora, fuori classifica
page-day-empty = Nessuno l’ha ancora giocata.
page-day-fair = L’impronta del segreto del giorno viene pubblicata prima, il segreto il giorno dopo: così nessuno può conoscere le tessere in anticipo.
page-place-number = Posizione
page-nameless = Anonimo
page-day-ranking = La classifica del giorno
page-day-standing = { $place }º posto su { $count }
page-day-median = Metà ha fatto { SCORE($points) } o più.
page-day-expert = L’esperto ha fatto { SCORE($points) } con le stesse tessere.
page-day-alone = Oggi sei la prima persona. Torna a vedere chi ti segue.
page-day-streak = { $days ->
    [one] { $days } giorno di fila
    [many] { $days } giorni di fila
   *[other] { $days } giorni di fila
}
page-day-share = Condividi il risultato
page-shared = Copiato. Incollalo dove vuoi.
