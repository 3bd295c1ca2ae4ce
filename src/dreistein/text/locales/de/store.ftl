### Was beim Speichern der Tische schiefgehen kann

error-stale-log = An diesem Tisch ist vorher etwas anderes geschehen; sieh noch einmal hin und entscheide dann.
error-not-stored = Das ließ sich nicht speichern und ist deshalb nicht geschehen; versuche es gleich noch einmal.
error-not-read = Das ließ sich nicht aus dem Speicher lesen; versuche es gleich noch einmal.
error-database-unreachable = Die Datenbank { $path } lässt sich nicht öffnen; sieh nach, ob es ihren Ordner gibt, ob darin geschrieben werden darf und ob der Datenträger voll ist.
error-database-foreign = { $path } ist keine Datenbank von Dreistein und bleibt, wie sie ist; nenne eine andere Datei.
error-database-newer = Die Datenbank { $path } hat Version { $version }, und dieses Dreistein kennt Versionen bis { $newest }; ein neueres Dreistein kann sie öffnen.
error-database-in-use = Ein anderer Server hat die Datenbank { $path } geöffnet; beende ihn oder nenne eine andere Datei.
error-database-damaged = Die Datenbank { $path } ist beschädigt; ersetze sie durch eine Sicherungskopie.
