### La partie du jour, et les bots qui ont trop à réfléchir.

error-no-date = { $text } n’est pas une date ; écrivez-la comme { $example }.
error-day-before-first = Il n’y avait pas de partie du jour le { $day } ; la première date du { $first }.
error-day-ahead = La partie du { $day } n’est pas encore ouverte ; nous sommes le { $today } (UTC).
error-day-secret = Le secret du { $day } sera révélé quand ce jour sera passé (UTC).
error-busy = L’ordinateur a trop à réfléchir en ce moment ; réessayez dans un instant.
