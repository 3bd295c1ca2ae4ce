### Was beim Aufruf des Befehls falsch sein kann.

error-port-in-use = Auf Port { $port } antwortet schon etwas anderes; gib mit --port einen anderen an.
error-cannot-listen = Der Server kann unter { $host }, Port { $port }, nicht erreichbar sein: { $reason }.
error-database-url = Die Datenbank { $text } ist von einer Art, die dieses Programm nicht kennt; gib eine Datei oder eine PostgreSQL-Adresse an.
error-postgres-tools = Dafür hat PostgreSQL eigene Programme: pg_dump und pg_restore.
error-usage-origin = { $text } ist kein Ursprung; schreib etwa { "https://example.org" }, ohne Pfad.
error-usage-proxy = { $text } ist keine Adresse eines Proxys; schreib etwa 127.0.0.1 oder 10.0.0.0/8.
error-usage-engine = { $folder } ist kein Ordner, den make static gebaut hat; gib einen solchen an.
error-usage-limit = { $text } ist keine Grenze; schreib NAME=ZAHL mit einem der Namen { $known }.
error-hint-over = Runde { $round } (gezählt ab 0) ist dort zu Ende, es gibt nichts zu wählen; --at geht zu einer früheren Stellung zurück, und --round zu einer anderen Runde.
error-no-such-rule = Eine Regel { $text } gibt es nicht; es gibt { $known }.
error-no-such-bot = Einen Bot { $text } gibt es nicht; es gibt { $known }, dazu { "cmd:" } mit einem Programm oder { "py:" } mit Modul und Klasse dahinter.
error-bot-spelling = Der Bot { $text } ist nicht zu lesen; schreib ihn wie in { "strong:worlds=50" } oder { "py:mine:MyBot" }.
error-bot-class = Der Bot { $bot } lässt sich nicht laden: { $reason }.
error-no-bot-class = { $bot } ist kein Bot: Ein Bot hat einen { "name" } und eine Methode { "choose" }.
error-join-link = { $text } ist keine Einladung; eine sieht so aus: { "https://dreistein.example/join/KEY" }.
error-join-server = Der Server unter { $address } ist nicht zu erreichen: { $reason }.
error-join-refused = Der Server sagt: { $message }
error-bot-option = Der Bot { $bot } hat keine Option { $text }; er hat { $known }.
error-bot-no-options = Der Bot { $bot } hat keine Optionen; lass { $text } weg.
error-bot-option-value = Die Option { $option } des Bots { $bot } kann nicht { $text } sein.
error-bot-unavailable = Der Bot { $bot } braucht { $package }, und das ist nicht installiert.
error-bot-command = Der Befehl des Bots { $text } ist nicht zu lesen: Ein Anführungszeichen bleibt offen, oder nach { "cmd:" } folgt nichts.
error-bot-program = Das Programm { $program } ist nicht zu starten: Es gibt keines, das so heißt, oder es ist nicht ausführbar.
error-tournament-bots = Ein Turnier braucht mindestens zwei verschiedene Bots.
error-tournament-sprt-bots = --sprt vergleicht zwei verschiedene Bots, und hier sind { $found }; gib zwei an.
error-tournament-no-state = Die Datei { $file } ist kein Turnier; gib eine an, die ein Turnier geschrieben hat, oder eine neue.
error-tournament-other = Die Datei { $file } gehört zu einem anderen Turnier, mit anderem { $setting }; wiederhole den Aufruf, mit dem es begann, oder gib eine neue Datei an.
error-tournament-damaged = Zeile { $line } der Datei { $file } ist nicht zu lesen; sie wurde verändert, oder der Datenträger ist defekt.
error-tournament-in-use = Ein anderes Turnier schreibt in die Datei { $file }; warte, bis es fertig ist, oder gib eine andere Datei an.
error-tournament-unwritten = Die Datei { $file } ist nicht zu schreiben: { file-fault }; das Turnier hält an, und was --state davon hat, bleibt erhalten.
error-tournament-workers = Partie { $turn } von Tisch { $table } in Block { $block } (alles ab 0 gezählt) hat ihren Arbeitsprozess { $times } Mal beendet, zuletzt mit { $how }; so kann das Turnier nicht weitergehen.
error-usage-on = { option } geht nur mit --on ray; ergänze das, oder lass { option } weg.
error-cluster-none = Unter { $address } antwortet kein Cluster; starte einen mit { "ray start --head" }.
error-cluster-version = Ein Rechner des Clusters hat Dreistein { $found }, und hier ist es { $own }; installiere auf allen dieselbe Version.
error-cluster-bare = Ein Rechner des Clusters hat kein Dreistein; installiere auf allen die Version { $own }.
error-simulation-no-state = Die Datei { $file } ist keine Simulation; gib eine an, die eine Simulation geschrieben hat, oder eine neue.
error-simulation-other = Die Datei { $file } gehört zu einer anderen Simulation, mit anderem { $setting }; wiederhole den Aufruf, mit dem sie begann, oder gib eine neue Datei an.
error-selfplay-no-data = Die Datei { $file } ist nicht von selfplay; gib einen Ordner ohne sie an, oder einen neuen.
error-selfplay-other = Der Ordner { $folder } hat andere Daten, mit anderem { $setting }; wiederhole den Aufruf, mit dem sie begannen, oder gib einen neuen Ordner an.
error-selfplay-unwritten = Die Datei { $file } ist nicht zu schreiben: { file-fault }; die vollständigen Teile bleiben erhalten.
error-selfplay-workers = Die Partien ab { $first } haben ihren Arbeitsprozess { $times } Mal beendet, zuletzt mit { $how }.
error-usage-share = { option } kann nicht { $text } sein; es ist eine Zahl zwischen 0 und 1, zum Beispiel 0.05.
error-usage-sprt = { option } geht nur mit --sprt; ergänze das, oder lass { option } weg.
error-usage-sprt-shares = --p0 ist { $low } und --p1 ist { $high }; --p0 muss kleiner sein.
error-usage-sprt-errors = --alpha ist { $alpha } und --beta ist { $beta }; zusammen müssen sie kleiner als 1 sein.
error-usage-matches = --matches und --blocks sagen dasselbe auf zwei Arten; lass eins von beiden weg.
error-usage = Der Aufruf ist nicht zu verstehen: { $problem }; { $command } --help sagt, was möglich ist.
error-usage-command = Einen Befehl { $text } gibt es nicht; es gibt { $known }.
error-usage-choice = { option } kann nicht { $text } sein; möglich sind { $known }.
error-usage-number = { option } kann nicht { $text } sein; es ist eine ganze Zahl von { $least } bis { $most }.
error-usage-missing = { $argument ->
    [FILE] { $command } braucht eine Datei; { $command } --help sagt, was möglich ist.
    [DEPTH] { $command } braucht eine Tiefe; { $command } --help sagt, was möglich ist.
   *[other] { $command } braucht { $argument }; { $command } --help sagt, was möglich ist.
}
error-usage-unknown = { $command } kennt { $text } nicht; { $command } --help sagt, was möglich ist.
error-usage-value = Nach { option } fehlt eine Angabe; { $command } --help sagt, was möglich ist.
error-usage-no-value = { option } steht für sich allein; lass { $text } weg.
error-usage-ambiguous = { $text } kann mehreres heißen ({ $known }); schreib es aus.
error-usage-seed = Der Spielcode hat { $found } Zeichen; erlaubt sind höchstens { $most }.
error-usage-edition = --edition { $text } ist kein JSON-Objekt; gib eines an, oder einen der Namen { $known }.
error-usage-solitaire = { option } geht nur mit --solitaire; ergänze das, oder lass { option } weg.
error-usage-players = --players geht nicht mit --solitaire, denn da spielt man allein; lass eins von beiden weg.
error-usage-together = { option } geht nicht mit { $other }; lass eins von beiden weg.
error-no-opponent = Einen Gegner { $text } gibt es nicht; es gibt { $known }, oder die Nummern 1 bis { $most }.
error-opponent-count = Für { $wanted } Gegner sind { $found } genannt. Nenn einen für jeden, oder einen für alle.
error-resume-over = Da ist nichts mehr zu spielen: Die Partie in dieser Datei ist zu Ende, oder sie hat keine Runde.
error-no-file = Die Datei { $file } ist nicht zu verwenden: { file-fault }.
error-no-output = Die Ausgabe ist nicht zu schreiben: { file-fault }.
error-extra-missing = Dafür fehlt das Paket { $package }; pip install 'dreistein[{ $extra }]' bringt es mit.
error-too-many-bots = Es sind mehr Bots ({ $bots }) als Plätze ({ $seats }); gib höchstens einen pro Platz an.
error-unknown-policy = Für Simulationen gibt es keinen Bot { $name }; es gibt { $known }.
