### Das Spiel des Tages, und Bots, die zu viel zu überlegen haben.

error-no-date = { $text } ist kein Datum; schreibe es wie { $example }.
error-day-before-first = Am { $day } gab es kein Spiel des Tages; das erste war am { $first }.
error-day-ahead = Das Spiel vom { $day } ist noch nicht offen; heute ist der { $today } (UTC).
error-day-secret = Das Geheimnis vom { $day } wird verraten, wenn der Tag vorbei ist (UTC).
error-busy = Der Computer hat gerade zu viel zu überlegen; versuche es gleich noch einmal.
