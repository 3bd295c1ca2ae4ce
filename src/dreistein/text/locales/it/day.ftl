### La partita del giorno, e i bot che hanno troppo da pensare.

error-no-date = { $text } non è una data; scrivila come { $example }.
error-day-before-first = Il { $day } non c’era una partita del giorno; la prima è del { $first }.
error-day-ahead = La partita del { $day } non è ancora aperta; oggi è il { $today } (UTC).
error-day-secret = Il segreto del { $day } si scopre quando quel giorno è finito (UTC).
error-busy = Il computer ha troppo da pensare in questo momento; riprova tra poco.
