### Het spel van de dag, en bots die te veel te bedenken hebben.

error-no-date = { $text } is geen datum; schrijf die zoals { $example }.
error-day-before-first = Op { $day } was er geen spel van de dag; het eerste was op { $first }.
error-day-ahead = Het spel van { $day } is nog niet open; vandaag is het { $today } (UTC).
error-day-secret = Het geheim van { $day } wordt bekend als die dag voorbij is (UTC).
error-busy = De computer heeft nu te veel te bedenken; probeer het zo nog eens.
