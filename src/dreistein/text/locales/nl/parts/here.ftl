### Spelen zonder server.

page-here-loading = Het spel komt op dit apparaat: { $done } van { $all } MB
page-here-missing = Deze browser kan niet zonder server spelen: WebAssembly of eigen opslag ontbreekt. Het scoreblok en de spelregels werken gewoon.
page-here-failed = Het spel kon niet worden geopend. Laad de pagina opnieuw; je partijen zijn er nog.
