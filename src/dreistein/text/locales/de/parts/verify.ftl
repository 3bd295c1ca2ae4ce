### Was dreistein verify zur Mischung einer Partiedatei sagt, und was daran falsch sein kann.

cli-verify = prüfen, ob die Steine einer beendeten Partie wie versprochen ausgeteilt wurden

verify-rules = Die Partiedatei hält die Regeln ein.
verify-commitment = Der Fingerabdruck { $commitment } gehört zum Geheimnis des Servers.
verify-seals = { $count ->
    [one] Der Beitrag ist der, der versiegelt wurde, bevor er offengelegt wurde.
   *[other] Alle { $count } Beiträge sind die, die versiegelt wurden, bevor einer davon offengelegt wurde.
}
verify-bound = Der Spielcode ist an Tisch und Partie, an die Ausgabe und an die Sitzordnung gebunden.
verify-seed-match = { $count ->
    [0] Der Spielcode folgt allein aus dem Geheimnis; niemand hat etwas beigetragen.
    [one] Der Spielcode folgt aus dem Geheimnis und { $count } Beitrag.
   *[other] Der Spielcode folgt aus dem Geheimnis und { $count } Beiträgen.
}
verify-contribution = Beitrag von Platz { $seat }: { $text }
verify-seed-day = Der Spielcode folgt aus dem Geheimnis und dem Datum { $day }.
verify-deals = { $count ->
    [one] { $count } Runde ist so ausgeteilt, wie es der Spielcode vorgibt.
   *[other] { $count } Runden sind so ausgeteilt, wie es der Spielcode vorgibt.
}
verify-away = Platz { $seat } war beim Versiegeln nicht da und hat nichts beigetragen.
verify-failed-silent = Bei einem früheren Versuch wurde nicht ausgeteilt: Platz { $seat } hat den Beitrag nicht offengelegt.
verify-failed-left = Bei einem früheren Versuch wurde nicht ausgeteilt: Platz { $seat } wurde verlassen.
verify-over = Die Partie ist zu Ende gespielt.
verify-cut = Laut dieser Partiedatei ist die Partie nicht zu Ende gespielt.
verify-unproved-names = Nicht bewiesen: die Namen. Jemand heißt hier anders als beim Austeilen.
verify-unproved-seats = Nicht bewiesen: die Ausgabe, die Sitzordnung und die Namen. Nichts bindet sie an den Spielcode.
verify-unproved-edition = Nicht bewiesen: die Ausgabe. Es ist nicht die des Tagesspiels.
verify-unproved-numbers = Nicht bewiesen: die Ausgabe. Sie heißt wie eine gedruckte, hat aber andere Zahlen: { $numbers }.
verify-unproved-thrown = Nicht bewiesen: dass an diesem Tisch vorher kein anderes Mischen verworfen wurde. Das wissen nur die Geräte, die dabei waren.
verify-unproved-actions = Nicht bewiesen: was gespielt wurde, wer aufgegeben hat und was sonst in der Partiedatei steht. Das gilt so, wie es dasteht.
verify-match = Die Steine stimmen. Wenn dein eigener Beitrag dabei ist, konnte sie niemand bestimmen: weder der Server noch die anderen, allein oder zusammen.
verify-day = Die Steine stimmen. Wenn dieser Fingerabdruck vor dem Tag veröffentlicht war, standen sie da schon fest; nur der Server konnte sie bestimmen.
verify-seed = Bewiesen ist nur, dass die Steine aus dem Spielcode folgen; nichts sagt, woher der kommt.
verify-none = Nichts ist bewiesen: Die Partiedatei hat weder einen Nachweis für das Mischen noch einen Spielcode.
