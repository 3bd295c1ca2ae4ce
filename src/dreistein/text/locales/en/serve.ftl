### The server: its help and what it says when it starts

cli-serve = serve tables to browsers and other programs
cli-meta-host = HOST
cli-meta-url = URL
cli-meta-address = ADDRESS
cli-meta-limit = NAME=NUMBER
cli-host = the address to listen on (default: 127.0.0.1, which only this machine can reach)
cli-port = the port to listen on (default: 8756; 0 takes a free one)
cli-database = the file that keeps the tables (default: in your folder for data)
cli-serve-workers = how many processes think for bots (default: one less than there are cores)
cli-origin = the address that browsers show, behind a proxy, such as { "https://example.org" }
cli-trusted-proxy = a proxy whose word about addresses is believed; may be given several times
cli-keep-days = drop tables that nobody has touched for so many days; finished games stay
cli-limit = change a limit, as docs/serve.md lists them; may be given several times
cli-log-level = how much to write to the log (default: info)
serve-ready = Dreistein is at { $address } – stop it with Ctrl+C.
