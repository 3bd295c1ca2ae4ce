### De server: zijn hulp, en wat hij bij het starten zegt

cli-serve = tafels aanbieden aan browsers en andere programma’s
cli-meta-host = HOST
cli-meta-url = URL
cli-meta-address = ADRES
cli-meta-limit = NAAM=GETAL
cli-host = het adres om op te luisteren (standaard: 127.0.0.1, alleen voor deze machine)
cli-port = de poort om op te luisteren (standaard: 8756; 0 neemt een vrije)
cli-database = het bestand dat de tafels bewaart (standaard: in je map voor gegevens)
cli-serve-workers = hoeveel processen voor bots nadenken (standaard: één minder dan er kernen zijn)
cli-origin = het adres dat browsers tonen achter een proxy, zoals { "https://example.org" }
cli-trusted-proxy = een proxy die geloofd wordt over adressen; mag vaker worden gegeven
cli-keep-days = tafels wissen die zoveel dagen niet zijn aangeraakt; voltooide spellen blijven
cli-limit = een grens veranderen, zie docs/serve.md; mag vaker worden gegeven
cli-log-level = hoeveel er in het logboek komt (standaard: info)
serve-ready = Dreistein is te vinden op { $address } – stop het met Ctrl+C.

error-port-in-use = Op poort { $port } antwoordt al iets anders; noem een andere met --port.
error-cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $reason }.
error-database-url = De database { $text } is van een soort die dit programma niet kent; noem een bestand.
error-usage-origin = { $text } is geen origin; schrijf er een zoals { "https://example.org" }, zonder pad.
error-usage-proxy = { $text } is geen adres van een proxy; schrijf er een zoals 127.0.0.1 of 10.0.0.0/8.
error-usage-limit = { $text } is geen grens; schrijf NAAM=GETAL, met een van de namen { $known }.
