### What can go wrong with the store of tables

error-stale-log = Something else happened at this table first; look again, and then decide.
error-not-stored = It could not be stored, so it did not happen; try again in a moment.
error-not-read = It could not be read from the store; try again in a moment.
error-database-unreachable = The database { $path } cannot be opened; look whether its folder is there and may be written to, and whether the disk is full.
error-database-foreign = { $path } is no database of Dreistein, and is left as it is; name another file.
error-database-newer = The database { $path } has version { $version }, and this Dreistein knows versions up to { $newest }; a newer Dreistein can open it.
error-database-in-use = Another server has the database { $path } open; stop that one, or name another file.
error-database-damaged = The database { $path } is damaged; put a copy of it in its place.
