### Lo que puede fallar al guardar las mesas

error-stale-log = Antes ha ocurrido otra cosa en esta mesa; vuelve a mirar y decide después.
error-not-stored = No se ha podido guardar, así que no ha ocurrido; inténtalo de nuevo en un momento.
error-not-read = No se ha podido leer; inténtalo de nuevo en un momento.
error-database-unreachable = No se puede abrir la base de datos { $path }; comprueba que su carpeta existe, que se puede escribir en ella y que el disco no está lleno.
error-database-foreign = { $path } no es una base de datos de Dreistein y se queda como está; indica otro archivo.
error-database-newer = La base de datos { $path } tiene la versión { $version }, y este Dreistein conoce versiones hasta la { $newest }; un Dreistein más nuevo puede abrirla.
error-database-in-use = Otro servidor tiene abierta la base de datos { $path }; detenlo o indica otro archivo.
error-database-damaged = La base de datos { $path } está dañada; sustitúyela por una copia de seguridad.
