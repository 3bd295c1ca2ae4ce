### De tegenstanders van de ladder, wat ze over zichzelf zeggen, en wie daarna komt.

ladder-say-pip = Ik heb het spel net geleerd en zie nog veel over het hoofd.
ladder-say-frida = Snel, snel! Weg met die stenen: ik wil als eerste uit zijn.
ladder-say-max = Ik pak zoveel mogelijk punten, en wel meteen.
ladder-say-zora = Ik ben dol op zeshoeken en bruggen: een bonus die ik kan pakken, laat ik niet liggen.
ladder-say-bruno = Ik neem het zekere voor het onzekere: ik laat geen bonus voor je liggen.
ladder-say-hilda = Je kunt nooit genoeg stenen hebben: als bij jou niets meer past, heb ik er nog een.
ladder-say-klara = Bij mij wordt het krap: na mijn beurt past er bijna geen steen van je meer.
ladder-say-sofia = Ik kan van alles een beetje en denk aan de hele partij.

ladder-seat = Bot op plaats { $number }
ladder-lead = Acht tegenstanders, van makkelijk tot moeilijk. Begin waar je wilt en klim omhoog.
ladder-all = Alle acht vergelijken
ladder-rating = Sterkte { $rating }
ladder-beats = Wint { $percent }% van de partijen tegen { $name }
ladder-about = De sterkte komt uit toernooien waarin de acht met z’n tweeën tegen elkaar speelden. Wie 100 punten meer heeft dan een ander, wint zo’n 64 van de 100 partijen.
ladder-yours = Jij hebt er { $won } van de { $matches } gewonnen
ladder-yours-none = Nog nooit tegen elkaar gespeeld
ladder-pick = Kiezen
ladder-pick-name = { $name } kiezen
ladder-play = Spelen
ladder-play-name = Tegen { $name } spelen

ladder-up = Van { $from } win je meestal. Klaar voor { $to }?
ladder-down = { $from } is een taaie. Wat dacht je van een partij tegen { $to }?
ladder-try = Nu tegen { $name }
ladder-stay = Nu niet
draw-rule = Mag je een steen pakken terwijl er iets past?
draw-rule-yes = Ja, zoals in de spelregels
draw-rule-yes-note = Hamsteren kan lonen: is de pot leeg, dan kan wie veel stenen heeft blijven aanleggen terwijl de anderen passen. Sterke tegenstanders doen dat.
draw-rule-no = Nee: wie kan aanleggen, moet aanleggen
draw-rule-no-note = Huisregel: alleen wie niet kan aanleggen, mag een steen pakken of passen. Niemand kan hamsteren; het gaat om goed aanleggen.
