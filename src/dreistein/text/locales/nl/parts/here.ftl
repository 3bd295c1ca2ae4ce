### Spelen zonder server.

page-here-loading = Het spel komt op dit apparaat: { $done } van { $all } MB
page-here-missing = Deze browser kan niet zonder server spelen: WebAssembly of eigen opslag ontbreekt. Het scoreblok en de spelregels werken gewoon.
page-here-failed = Het spel kon niet worden geopend. Laad de pagina opnieuw; je partijen zijn er nog.
page-here-kept = Je partijen staan alleen op dit apparaat, in deze browser.
page-here-week = Safari wist ze na een week zonder bezoek, tenzij je de pagina op je beginscherm zet.
