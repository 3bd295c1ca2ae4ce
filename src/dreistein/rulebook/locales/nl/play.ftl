### Het spelregelboek in het Nederlands: goed spelen.
###
### Wat gesimuleerde rondes en partijen laten zien. De cijfers komen uit strategy.json en staan er al
### zoals deze taal ze schrijft: $low-wins-2 is een deel van de rondes met twee spelers, $chance-2 het
### deel dat iedereen door toeval zou krijgen. De tests weten wat elke zin beweert.

part-play = Goed spelen

play-luck = Geluk of wijsheid?
    .short = Als iedereen aanlegt zodra het kan, is één ronde vooral geluk. Over meer rondes zie je wie beter speelt.
    .text =
        Zelfs als twee spelers even goed zijn, ligt de winnaar van een ronde gemiddeld { $gap-2 } punten voor.

        Laat nu een zorgvuldige speler spelen tegen iemand die altijd voor de meeste punten gaat. De zorgvuldige speler wint:

        - { $careful-wins-2 } van de rondes
        - { $careful-matches-2 } van de partijen
        - { $careful-after-ten-2 } als je tien rondes optelt

        Met z’n zessen, één tegen vijf anderen, is dat { $careful-matches-6 } van de partijen; door toeval zou het { $chance-6 } zijn.
    .words = geluk, kunnen, toeval, eerlijk, beter spelen, hoeveel rondes, strategie, tips

play-start = Is openen een voordeel?
    .short = Ja. Hoe meer spelers, hoe meer het helpt.
    .text =
        Wie opent, heeft aan het eind van de ronde de meeste punten: met twee spelers in { $opener-wins-2 } van de rondes, met vier in { $opener-wins-4 } en met zes in { $opener-wins-6 }. Door toeval zou het { $chance-2 }, { $chance-4 } en { $chance-6 } zijn.

        Openen is { $opener-worth-2 } punten waard met twee spelers en { $opener-worth-6 } met zes: wie opent, is iedereen een steen voor. Kiezen kun je het niet: de stenen bepalen wie opent, en waarmee.
    .words = beginnen, eerste speler, voordeel, strategie, tips

play-place = Eerst hoog of eerst laag?
    .short = Eerst hoge of eerst lage stenen: dat maakt weinig uit. Wat er daarna nog past, telt meer.
    .text =
        Eén speler legt eerst lage stenen aan, de anderen eerst hoge. Daarmee wint hij { $low-wins-2 } van de rondes met twee spelers en { $low-wins-4 } met vier; toeval zou { $chance-2 } en { $chance-4 } zijn.

        Het helpt om zo aan te leggen dat er daarna weinig stenen passen: { $tight-wins-2 } met twee spelers, { $tight-wins-3 } met drie (toeval: { $chance-2 } en { $chance-3 }). Wie zorgvuldig speelt, bereidt ook plekken voor eigen bonussen voor en opent er geen voor de anderen. Dat geeft { $careful-wins-2 } en { $careful-wins-3 }.

        Trio’s raak je het moeilijkst kwijt. Met vier spelers past een trio op een plankje in { $fits-triple-4 } van de beurten, een steen met twee gelijke cijfers in { $fits-pair-4 } en een met drie verschillende in { $fits-different-4 }.
    .words = hoge stenen, lage stenen, welke steen houden, waarmee beginnen, trio kwijt, strategie, tips

play-bonus = Wat is een bonus waard?
    .short = Neem hem mee. Met twee spelers komt { $bonus-share-2 } van alle punten uit bonussen.
    .text =
        Wie bonussen laat liggen, en er alleen een neemt als er niets anders past, wint met twee spelers { $leave-wins-2 } van de rondes in plaats van { $chance-2 }. Met vier is het { $leave-wins-4 } in plaats van { $chance-4 }. Met zes spelers maakt het voor de winst van de ronde bijna niets uit: { $leave-wins-6 }, net zoveel als toeval.

        Met twee spelers leveren bonussen iedere speler { $bonus-points-2 } punten per ronde op, met zes { $bonus-points-6 }. In { $hexagon-rounds-2 } van de rondes met twee spelers maakt iemand een zeshoek af, met zes in { $hexagon-rounds-6 }.
    .words = brug waard, zeshoek waard, hoe vaak, extra punten, strategie, tips

play-open = Mag ik een zeshoek openen voor een ander?
    .short = Vaak wel: er past maar één steen, en de volgende speler heeft die zelden.
    .text =
        Stel: je legt de vijfde steen rond een punt, en de steen die de zeshoek zou afmaken, is nog in het spel. Wie maakt hem af, en hoe vaak?

        - de volgende speler, meteen: { $hexagon-next-2 } met twee spelers, { $hexagon-next-6 } met zes
        - een van de anderen, vroeg of laat: { $hexagon-taken-2 } met twee, { $hexagon-taken-4 } met vier, { $hexagon-taken-6 } met zes
        - jijzelf: { $hexagon-self-2 } met twee, { $hexagon-self-6 } met zes

        Het vermijden levert op zichzelf weinig op. Wie voor de meeste punten gaat maar geen bonussen voor anderen opent, wint { $deny-wins-2 } van de rondes met twee spelers en { $deny-wins-6 } met zes.
    .words = zeshoek open laten, voorbereiden, gevaar, vijfde steen, weggeven, voorkomen, strategie, tips

play-draw = Stenen hamsteren
    .short = { $must ->
        [on] Niet aan jouw tafel: wie kan aanleggen, moet aanleggen. Wat hier volgt, geldt voor de gedrukte regel.
       *[other] Met twee of drie spelers loont het: pak stenen tot de pot leeg is. Met vijf of zes niet.
    }
    .text =
        Elke steen die je pakt, kost punten. Maar is de pot eenmaal leeg, dan kan wie veel stenen heeft rustig blijven aanleggen, terwijl de anderen passen en betalen.

        Eén speler pakt elke beurt stenen, tot de pot leeg is, en legt dan aan waar daarna weinig past. De anderen gaan altijd voor de meeste punten. Zoveel partijen wint die speler:

        - met twee { $hoard-sparing-matches-2 } (toeval: { $chance-2 })
        - met drie { $hoard-sparing-matches-3 } ({ $chance-3 })
        - met vier { $hoard-sparing-matches-4 } ({ $chance-4 })
        - met vijf { $hoard-sparing-matches-5 } ({ $chance-5 })
        - met zes { $hoard-sparing-matches-6 } ({ $chance-6 })

        Met vier spelers levert het niet meer op dan zorgvuldig aanleggen, waarmee je { $careful-matches-4 } wint. Meer is daar mogelijk als je elke beurt opnieuw beslist, zoals de expert doet.

        Stop niet halverwege: wie dat alleen met de eerste helft van de pot doet, wint met twee spelers { $half-wins-2 } van de rondes. En als alle anderen ook hamsteren, win je door zorgvuldig aan te leggen met twee spelers { $among-hoarders-wins-2 }, met drie { $among-hoarders-wins-3 }, maar met vier { $among-hoarders-wins-4 }.
    .words = verzamelen, hamsteren, sparen, houden, waarom pakken, strategie, tips, expert

play-end = Het eindspel
    .short = Leg aan waar de anderen niet verder kunnen. Punten zijn nu minder belangrijk.
    .text =
        Twee spelers, en een van hen heeft de hele pot gepakt. Gaat die daarna steeds voor de meeste punten, dan wint hij { $hoard-points-wins-2 } van de rondes. Legt hij aan waar daarna het minste past, wat een steen ook waard is, dan { $hoard-sparing-wins-2 }.

        Met drie spelers is het verschil net zo duidelijk: { $hoard-points-wins-3 } en { $hoard-sparing-wins-3 }.
    .words = eindspel, einde, passen, geen stenen meer, blokkeren, strategie, tips

play-out = Moet ik haast maken om uit te zijn?
    .short = Wie uit is, wint meestal de ronde, behalve als iemand stenen hamstert. Haast maken levert weinig op.
    .text =
        Uit zijn levert gemiddeld { $out-gain-2 } punten op met twee spelers, { $out-gain-4 } met vier en { $out-gain-6 } met zes. Wie uit is, wint { $out-wins-2 }, { $out-wins-4 } en { $out-wins-6 } van die rondes.

        Met zes spelers had maar { $out-ahead-6 } van hen daarvoor de meeste punten: de laatste steen gaf de doorslag.

        Kun je haast maken? Wie erop let dat veel eigen stenen nog passen, wint { $loose-wins-2 } van de rondes met twee spelers en { $loose-wins-4 } met vier (toeval: { $chance-2 } en { $chance-4 }).

        Niet elke ronde eindigt zo. Met twee spelers zit { $blocked-2 } vast, met zes { $blocked-6 }.
    .words = klaar, laatste steen, snel, haast, wedloop, strategie, tips

play-many = Met z’n tweeën of met z’n zessen?
    .short = Met twee of drie: stenen verzamelen. Met vijf of zes: zorgvuldig aanleggen.
    .text =
        Tegen anderen die altijd voor de meeste punten gaan, wint dit de meeste partijen van alle vaste plannen die we hebben geprobeerd:

        - met twee: hamsteren, { $hoard-sparing-matches-2 } (toeval: { $chance-2 })
        - met drie: hamsteren, { $hoard-sparing-matches-3 } ({ $chance-3 })
        - met vier: hamsteren, { $hoard-sparing-matches-4 }, of zorgvuldig aanleggen, { $careful-matches-4 } ({ $chance-4 })
        - met vijf: zorgvuldig aanleggen, { $careful-matches-5 } ({ $chance-5 })
        - met zes: zorgvuldig aanleggen, { $careful-matches-6 } ({ $chance-6 })
    .words = hoeveel spelers, aantal, twee spelers, vier spelers, zes spelers, expert, strategie, tips

play-expert = Wat doet de expert?
    .short = { $must ->
        [on] Aan jouw tafel kan ook de expert geen stenen verzamelen. Wat hier volgt, geldt voor de gedrukte regel.
       *[other] Tot en met vier spelers verzamelt hij stenen, maar hij beslist elke beurt opnieuw. Met drie of vier wint hij daarmee veel meer dan met elk vast plan.
    }
    .text =
        De expert is de sterkste bot: elke beurt bedenkt hij hoe de ronde verder kan gaan. Tegen anderen die altijd voor de meeste punten gaan, wint hij ongeveer zoveel partijen:

        - met twee { $expert-matches-2 } (toeval: { $chance-2 })
        - met drie { $expert-matches-3 } ({ $chance-3 })
        - met vier { $expert-matches-4 } ({ $chance-4 })
        - met vijf { $expert-matches-5 } ({ $chance-5 })
        - met zes { $expert-matches-6 } ({ $chance-6 })

        Wie gewoon altijd stenen pakt tot de pot leeg is, wint met drie spelers { $hoard-sparing-matches-3 } van de partijen en met vier { $hoard-sparing-matches-4 }.

        De expert hamstert vooral in het begin. Met vier spelers pakt hij een steen, terwijl er iets past, in ongeveer { $expert-purpose-early-4 } van de beurten in het eerste derde deel van de pot, en in ongeveer { $expert-purpose-late-4 } in het laatste. Elke keer geeft hij daar gemiddeld { $expert-gave-up-4 } punten voor op. Met vijf of zes spelers legt hij bijna altijd aan als er iets past: met zes hamstert hij maar in { $expert-purpose-6 } van zulke beurten.

        Een bonus neemt hij niet altijd meteen. Met vier spelers doet hij iets anders in ongeveer { $expert-left-4 } van de beurten waarin hij er een kan nemen. Er past daar maar één steen, dus wie die heeft, kan wachten. Uiteindelijk heeft hij { $expert-bonuses-4 } bonussen per ronde, elk van de anderen { $expert-others-bonuses-4 }.
    .words = expert, sterkste bot, beste speler, hoe winnen, strategie, tips

play-must = Wie kan aanleggen, moet: wat verandert er?
    .short = Niemand kan stenen verzamelen. Zorgvuldig aanleggen blijft over, en geluk telt zwaarder.
    .text =
        Met twee spelers win je door te hamsteren { $hoard-sparing-matches-2 } van de partijen tegen iemand die altijd voor de meeste punten gaat. Met deze huisregel kan dat niet meer, en door zorgvuldig aan te leggen win je { $careful-matches-2 }. Met drie spelers is het { $careful-matches-3 } in plaats van { $hoard-sparing-matches-3 }.

        Dan heeft ook de expert geluk nodig. Tegen zulke spelers wint hij met twee spelers ongeveer { $expert-matches-2-must } van de partijen, met drie { $expert-matches-3-must } en met vier { $expert-matches-4-must }. Met vier spelers is hij in ongeveer { $expert-outs-4-must } van de rondes als eerste uit; door toeval zou het { $chance-4 } zijn.

        Wat hierboven staat over openen, aanleggen, bonussen en uit zijn, geldt ook met deze regel: daar hamstert niemand, dus er verandert niets.
    .words = huisregel, verplicht, moeten, dwang, familieregel, strategie, tips

play-figures = Waar deze cijfers vandaan komen
    .short = Uit { $millions } miljoen gesimuleerde rondes tussen computerspelers en { $matches } partijen van de expert.
    .text =
        Mensen spelen anders dan computers, dus jouw cijfers zullen anders zijn. Meestal gaat het om spelers die altijd voor de meeste punten gaan en alleen een steen pakken als er niets past. Een ronde wint wie daarin de meeste punten haalt. De cijfers over de expert komen uit minder partijen en zijn dus ruwer.

        Alles is gemeten met de getallen van de Duitse regels. Hoeveel andere regels eraan veranderen, hebben we niet gemeten.

        Je kunt alles nameten: de opdracht is python bench/strategy.py, en in docs/strategy.md staat bij elk cijfer hoe zeker het is.
    .words = bron, statistiek, simulatie, gemeten, hoe zeker, bewijs, strategie

scene-opened = { $tile } levert { $sum } op en opent een zeshoek. In het gat past alleen 3–3–4, en die krijgt { SIGNED($hexagon1) } boven op zijn waarde.
scene-narrow = De pot is leeg. Ada legt 1–2–5 waar Bens 0–2–5 had gepast, dus Ben moet passen: { $turn }. Ada’s 0–1–5 past nog.
