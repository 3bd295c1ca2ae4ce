### I numeri di un’edizione, e regole della casa con un nome: al tavolo, sul segnapunti, nel regolamento.

numbers-target = Traguardo
numbers-start = Bonus iniziale
numbers-start-zero = Bonus in più se apre 0–0–0
numbers-bridge = Ponte
numbers-double = Doppio collegamento
numbers-out = Ultima tessera
numbers-draw = Penalità per tessera pescata
numbers-draws = Tessere da pescare per turno, al massimo
numbers-fruitless = Penalità: tutte pescate, nessuna piazzata
numbers-empty = Penalità: riserva esaurita
numbers-hexagons = { $count ->
    [one] { $count } esagono
   *[other] { $count } esagoni
}
numbers-deal = Tessere a testa, in { $count }
numbers-needs-triple = Bonus iniziale solo con un triplo

numbers-name = Nome di queste regole
numbers-name-example = Le regole della nonna
numbers-keep = Salva
numbers-forget = Elimina
numbers-keep-note = Con un nome le ritrovi al tavolo, sul segnapunti e nel regolamento.
numbers-kept = Le tue regole, salvate su questo dispositivo: per tavoli, segnapunti e regolamento.
numbers-back = Ripristina i valori salvati
numbers-base = Che cosa cambia rispetto a «{ $edition }»:
