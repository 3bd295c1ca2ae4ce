### Gli avversari della scala, che cosa dicono di sé, e chi affrontare dopo.

ladder-say-pip = Ho appena imparato a giocare e mi sfuggono ancora molte cose.
ladder-say-frida = Presto, presto! Mi libero delle tessere: voglio piazzare l’ultima prima di te.
ladder-say-max = Prendo più punti che posso, e subito.
ladder-say-zora = Adoro gli esagoni e i ponti: se posso prendere un bonus, non me lo lascio scappare.
ladder-say-bruno = La prudenza prima di tutto: non ti lascio nessun bonus.
ladder-say-hilda = Le tessere non bastano mai: quando tu non puoi più piazzare niente, io ne ho ancora una.
ladder-say-klara = Lascio poco spazio: dopo il mio turno non puoi piazzare quasi più niente.
ladder-say-sofia = So fare un po’ di tutto e penso all’intera partita.

ladder-seat = Bot, posto { $number }
ladder-lead = Otto avversari, dal più facile al più difficile. Comincia da dove vuoi e sali!
ladder-all = Confronta tutti e otto
ladder-rating = Forza { $rating }
ladder-beats = Vince il { $percent }% delle partite contro { $name }
ladder-about = La forza viene da tornei in cui gli otto si sono sfidati in partite a due. Con 100 punti in più dell’avversario si vincono circa 64 partite su 100.
ladder-yours = Ne hai vinte { $won } su { $matches }
ladder-yours-none = Non vi siete ancora sfidati
ladder-pick = Scegli
ladder-pick-name = Scegli { $name }
ladder-play = Gioca
ladder-play-name = Gioca contro { $name }

ladder-up = Contro { $from } vinci spesso. Te la senti di sfidare { $to }?
ladder-down = { $from } è un osso duro. Che ne dici di una partita contro { $to }?
ladder-try = Prova con { $name }
ladder-stay = Non ora
draw-rule = Si può pescare anche quando si potrebbe piazzare?
draw-rule-yes = Sì, come nel regolamento
draw-rule-yes-note = Accumulare tessere può convenire: a riserva esaurita, chi ha molte tessere continua a piazzare mentre gli altri passano. Gli avversari forti lo fanno.
draw-rule-no = No: chi può piazzare deve farlo
draw-rule-no-note = Regola della casa: si pesca o si passa solo se niente combacia. Nessuno può accumulare tessere; conta piazzare bene.
