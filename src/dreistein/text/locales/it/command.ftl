### Il comando, in italiano: che cosa dice --help, chiamate sbagliate, file e immagini.
###
### I due punti dopo un titolo li scrive argparse.

## Titoli e segnaposto di --help

cli-usage = uso:
cli-commands = comandi
cli-arguments = argomenti
cli-options = opzioni
cli-meta-command = COMANDO
cli-meta-file = FILE
cli-meta-depth = PROFONDITÀ
cli-meta-seed = CODICE
cli-meta-name = NOME
cli-meta-names = NOMI

## Comandi

cli-description = Un gioco di tessere triangolari: giocare, arbitrare file di partita, distribuire, disegnare posizioni.
cli-play = gioca nel browser, su questo dispositivo
cli-terminal = gioca nel terminale, contro gli avversari della scalata o in solitario
cli-no-browser = non apre il browser, mostra solo l’indirizzo
cli-play-port = la porta (predefinita: 8756, o una libera)
cli-deal = stampa un file di partita con le tessere distribuite e nessuna azione
cli-record = ricava un file di partita da un foglio scritto a mano o dal segnapunti, per una partita con tessere vere
cli-record-sheet = il foglio, o la tabella del segnapunti; - legge lo standard input
cli-replay = l’arbitro: controlla un file di partita e ne stampa il segnapunti
cli-perft = conta le sequenze ammesse dall’ultima posizione di un file di partita
cli-show = disegna la posizione di un file di partita, come testo o come immagine

## Opzioni

cli-help = mostra questo aiuto
cli-version = mostra la versione
cli-file = un file di partita; - legge lo standard input
cli-depth = quante azioni ha una sequenza
cli-players = in quanti si gioca, da 2 a 6 (predefinito: 2)
cli-edition = l’edizione delle regole: un nome, o i suoi numeri in un oggetto JSON
cli-must-place = regola della casa: chi può piazzare deve farlo
cli-solitaire = gioca in solitario
cli-rack = solitario: quante tessere ha il leggio (predefinito: 10)
cli-draws = solitario: quante tessere si possono pescare (predefinito: 20)
cli-seed = il codice partita (predefinito: uno nuovo)
cli-name = il tuo nome sul segnapunti
cli-record-file = salva la partita in questo file
cli-resume = continua una partita salvata, nello stesso file
cli-opponents = i tuoi avversari, separati da virgole: pip, frida, max, zora, bruno, hilda, klara o sofia, dal più facile al più forte; o uno tuo: { "cmd:./my-bot" } (predefinito: ti viene chiesto)
cli-language = la lingua (predefinita: quella dell’ambiente)
cli-colour = numeri a colori (predefinito: auto, su un terminale)
cli-deal-round = distribuisce una mano successiva della partita, contando da 0 (predefinito: 0)
cli-json = stampa il verdetto in JSON
cli-divide = conta a parte ogni prima azione
cli-at = dopo N azioni (predefinito: tutte)
cli-round = della mano R, contando da 0 (predefinita: l’ultima)
cli-svg = un’immagine SVG a sé stante, nel file o sullo standard output
cli-theme = lo sfondo dell’immagine (predefinito: light)

## Chiamate sbagliate

option = { $option ->
    [DEPTH] { cli-meta-depth }
   *[other] { $option }
}
## File

file-fault = { $reason ->
    [not-found] questo file o questa cartella non esiste
    [directory] è una cartella
    [permission] non è permesso
    [full] il disco è pieno
    [name] nessun file può chiamarsi così
   *[other] { $reason }
}
## Immagini

picture-title = { $count ->
    [0] Tavolo vuoto
    [one] Tavolo con { $count } tessera
   *[other] Tavolo con { $count } tessere
}
picture-description = { $count ->
    [0] Qui non c’è ancora nessuna tessera.
    [one] La tessera è { $last }.
   *[other] { $hexagons ->
        [0] L’ultima tessera piazzata è { $last }.
        [one] { $hexagons } esagono è completo. L’ultima tessera piazzata è { $last }.
       *[other] { $hexagons } esagoni sono completi. L’ultima tessera piazzata è { $last }.
    }
}

play-ready = Dreistein è su { $address } – fermalo con Ctrl+C.
play-running = Dreistein è già in funzione: { $address }
