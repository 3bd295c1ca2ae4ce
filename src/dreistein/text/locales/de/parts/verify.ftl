### Was dreistein verify zur Mischung einer Partiedatei sagt, und was daran falsch sein kann.

cli-verify = prüfen, ob die Steine einer beendeten Partie wie versprochen ausgeteilt wurden

verify-rules = Die Partiedatei hält die Regeln ein.
verify-commitment = Der Fingerabdruck { $commitment } gehört zum Geheimnis des Servers.
verify-seed-match = { $count ->
    [0] Der Spielcode folgt allein aus dem Geheimnis; niemand hat etwas beigetragen.
    [one] Der Spielcode folgt aus dem Geheimnis und { $count } Beitrag.
   *[other] Der Spielcode folgt aus dem Geheimnis und { $count } Beiträgen.
}
verify-contribution = Beitrag von Platz { $seat } (gezählt ab 0): { $text }
verify-seed-day = Der Spielcode folgt aus dem Geheimnis und dem Datum { $day }.
verify-deals = { $count ->
    [one] { $count } Runde ist so ausgeteilt, wie es der Spielcode vorgibt.
   *[other] { $count } Runden sind so ausgeteilt, wie es der Spielcode vorgibt.
}
verify-match = Alles stimmt. Wenn der Tisch diesen Fingerabdruck vor der Partie gezeigt hat und dein eigener Beitrag dabei ist, konnte niemand die Steine bestimmen.
verify-alone = Alles stimmt. Wenn der Tisch diesen Fingerabdruck vor der Partie gezeigt hat, standen die Steine da schon fest.
verify-day = Alles stimmt. Wenn dieser Fingerabdruck vor dem Tag veröffentlicht war, standen die Steine da schon fest.
verify-seed = Alles stimmt. Woher der Spielcode kommt, ist damit nicht bewiesen.
