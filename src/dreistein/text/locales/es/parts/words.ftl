### Seis palabras para apuntar, que lo recuperan todo en cualquier navegador.

words-title = Tus seis palabras
words-lead = Tus partidas están ligadas a este navegador: si se borran sus datos o pierdes el dispositivo, desaparecen. Apunta seis palabras y lo recuperarás todo en cualquier navegador.
words-make = Mostrar seis palabras
words-new = Palabras nuevas
words-new-ask = Las palabras anteriores dejarán de valer.
words-made = Recibiste seis palabras el { $day }.
words-not = Recuperas partidas, mesas, resultados y estadísticas. Los ajustes, los ejercicios resueltos y las hojas de puntuación se quedan en el navegador donde están.
words-write = Apúntalas y guarda bien el papel.
words-secret = Solo se muestran ahora; después ni siquiera el servidor las conoce. Quien las tenga puede jugar en tu nombre.
words-done = Ya las he apuntado
words-copy = Copiar
words-copied = Copiado.
words-have = ¿Ya tienes palabras?
words-field = Tus seis palabras
words-any = Dan igual las mayúsculas, los espacios y los guiones.
words-gives-way = Lo que hay ahora en este navegador dejará de verse; durante un día puedes volver atrás.
words-bring = Recuperar mis partidas
words-back = ¡Qué bien verte de nuevo, { $name }! Todo vuelve a estar aquí.
words-back-unnamed = ¡Qué bien verte de nuevo! Todo vuelve a estar aquí.
words-lost = ¿Has perdido, vendido o prestado el otro dispositivo? Desconéctalo.
words-hint = Tus partidas están ligadas a este navegador.
words-hint-link = Ponlas a salvo con seis palabras en un papel.
