### Wat er mis kan zijn met een aanroep van het commando.

error-port-in-use = Op poort { $port } antwoordt al iets anders; kies een andere met --port.
error-cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $reason }.
error-database-url = De database { $text } is van een soort die dit programma niet kent; kies een bestand of een adres van PostgreSQL.
error-postgres-tools = PostgreSQL heeft hiervoor eigen programma’s: pg_dump en pg_restore.
error-usage-origin = { $text } is geen origin; schrijf er een zoals { "https://example.org" }, zonder pad.
error-usage-proxy = { $text } is geen adres van een proxy; schrijf er een zoals 127.0.0.1 of 10.0.0.0/8.
error-usage-engine = { $folder } is niet de map die make static heeft gemaakt; geef die map op.
error-usage-limit = { $text } is geen grens; schrijf NAAM=GETAL, met een van de namen { $known }.
error-hint-over = Ronde { $round } (geteld vanaf 0) is daar afgelopen, er valt niets te kiezen; --at gaat terug naar een eerdere stelling, en --round naar een andere ronde.
error-no-such-rule = Een regel { $text } is er niet; kies uit { $known }.
error-no-such-bot = Een bot { $text } is er niet; kies uit { $known }, of geef { "cmd:" } met een programma of { "py:" } met een module en een klasse erachter.
error-bot-spelling = De bot { $text } is niet te lezen; schrijf hem zoals in { "strong:worlds=50" } of { "py:mine:MyBot" }.
error-bot-class = De bot { $bot } kan niet worden geladen: { $reason }.
error-no-bot-class = { $bot } is geen bot: een bot heeft een { "name" } en een methode { "choose" }.
error-join-link = { $text } is geen uitnodiging; een uitnodiging ziet er zo uit: { "https://dreistein.example/join/KEY" }.
error-join-server = De server op { $address } is niet te bereiken: { $reason }.
error-join-refused = De server zegt: { $message }
error-bot-option = De bot { $bot } heeft geen optie { $text }; hij heeft { $known }.
error-bot-no-options = De bot { $bot } heeft geen opties; laat { $text } weg.
error-bot-option-value = De optie { $option } van de bot { $bot } kan niet { $text } zijn.
error-bot-unavailable = De bot { $bot } heeft { $package } nodig, en dat is niet geïnstalleerd.
error-bot-command = De opdracht van de bot { $text } is niet te lezen: er staat een aanhalingsteken open, of na { "cmd:" } komt niets.
error-bot-program = Het programma { $program } is niet te starten: er is er geen dat zo heet, of het is niet uitvoerbaar.
error-tournament-bots = Een toernooi heeft minstens twee verschillende bots nodig.
error-tournament-sprt-bots = --sprt vergelijkt twee verschillende bots, en hier zijn er { $found }; kies er twee.
error-tournament-no-state = Het bestand { $file } is geen toernooi; kies er een dat een toernooi heeft geschreven, of een nieuw.
error-tournament-other = Het bestand { $file } hoort bij een ander toernooi, met een andere { $setting }; herhaal de opdracht waarmee het begon, of kies een nieuw bestand.
error-tournament-damaged = Regel { $line } van het bestand { $file } is niet te lezen; hij is veranderd, of de schijf is stuk.
error-tournament-in-use = Een ander toernooi schrijft naar het bestand { $file }; wacht erop, of kies een ander bestand.
error-tournament-unwritten = Het bestand { $file } is niet te schrijven: { file-fault }; het toernooi stopt, en wat --state ervan heeft, blijft bewaard.
error-tournament-workers = Partij { $turn } van tafel { $table } in blok { $block } (geteld vanaf 0) heeft het werkproces { $times } keer laten crashen, de laatste keer met { $how }; het toernooi kan niet verder.
error-usage-on = { option } gaat alleen samen met --on ray; voeg dat toe, of laat { option } weg.
error-cluster-none = Op { $address } antwoordt geen cluster; start er een met { "ray start --head" }.
error-cluster-version = Een computer van het cluster heeft Dreistein { $found }, en hier is het { $own }; installeer op alle dezelfde versie.
error-cluster-bare = Een computer van het cluster heeft geen Dreistein; installeer op alle versie { $own }.
error-simulation-no-state = Het bestand { $file } is geen simulatie; kies er een dat een simulatie heeft geschreven, of een nieuw.
error-simulation-other = Het bestand { $file } hoort bij een andere simulatie, met een andere { $setting }; herhaal de opdracht waarmee die begon, of kies een nieuw bestand.
error-selfplay-no-data = Het bestand { $file } is niet van selfplay; geef een map zonder dit bestand op, of een nieuwe.
error-selfplay-other = De map { $folder } heeft andere gegevens, met een andere { $setting }; herhaal de opdracht waarmee ze begonnen, of geef een nieuwe map.
error-selfplay-unwritten = Het bestand { $file } kan niet worden geschreven: { file-fault }; de volledige delen blijven bewaard.
error-selfplay-workers = De partijen vanaf { $first } hebben hun werkproces { $times } keer gestopt, de laatste keer met { $how }.
error-usage-share = { option } kan niet { $text } zijn; het is een getal tussen 0 en 1, bijvoorbeeld 0.05.
error-usage-sprt = { option } gaat alleen samen met --sprt; voeg dat toe, of laat { option } weg.
error-usage-sprt-shares = --p0 is { $low } en --p1 is { $high }; --p0 moet de kleinste zijn.
error-usage-sprt-errors = --alpha is { $alpha } en --beta is { $beta }; samen moeten ze kleiner zijn dan 1.
error-usage-matches = --matches en --blocks zeggen hetzelfde op twee manieren; laat een van beide weg.
error-usage = Deze opdracht is niet te begrijpen: { $problem }; { $command } --help zegt wat er kan.
error-usage-command = Een opdracht { $text } is er niet; kies uit { $known }.
error-usage-choice = { option } kan niet { $text } zijn; mogelijk zijn { $known }.
error-usage-number = { option } kan niet { $text } zijn; het is een geheel getal van { $least } tot en met { $most }.
error-usage-missing = { $argument ->
    [FILE] { $command } heeft een bestand nodig; { $command } --help zegt wat er kan.
    [DEPTH] { $command } heeft een diepte nodig; { $command } --help zegt wat er kan.
   *[other] { $command } heeft { $argument } nodig; { $command } --help zegt wat er kan.
}
error-usage-unknown = { $command } kent { $text } niet; { $command } --help zegt wat er kan.
error-usage-value = Na { option } ontbreekt iets; { $command } --help zegt wat er kan.
error-usage-no-value = { option } staat op zichzelf; laat { $text } weg.
error-usage-ambiguous = { $text } kan meer dan één ding betekenen ({ $known }); schrijf het voluit.
error-usage-seed = De spelcode heeft { $found } tekens; het mogen er hoogstens { $most } zijn.
error-usage-edition = --edition { $text } is geen JSON-object; geef er een op, of een van de namen { $known }.
error-usage-solitaire = { option } gaat alleen samen met --solitaire; voeg dat toe, of laat { option } weg.
error-usage-players = --players gaat niet samen met --solitaire, want solo speelt er één; laat een van beide weg.
error-usage-together = { option } gaat niet samen met { $other }; laat een van beide weg.
error-no-opponent = Een tegenstander { $text } is er niet; kies uit { $known }, of een nummer van 1 tot en met { $most }.
error-opponent-count = { $found ->
    [one] Je noemt { $found } tegenstander, maar er spelen er { $wanted }. Noem er een per plaats, of één voor alle.
   *[other] Je noemt { $found } tegenstanders, maar er spelen er { $wanted }. Noem er een per plaats, of één voor alle.
}
error-resume-over = Er valt niets meer te spelen: de partij in dit bestand is afgelopen, of heeft geen ronde.
error-no-file = Het bestand { $file } is niet te gebruiken: { file-fault }.
error-no-output = De uitvoer is niet te schrijven: { file-fault }.
error-extra-missing = Hiervoor ontbreekt het pakket { $package }; pip install 'dreistein[{ $extra }]' installeert het.
error-too-many-bots = Er zijn meer bots ({ $bots }) dan plaatsen ({ $seats }); kies er hoogstens één per plaats.
error-unknown-policy = Voor simulaties is er geen bot { $name }; kies uit { $known }.
