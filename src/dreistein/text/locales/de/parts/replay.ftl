### Das Nachspielen.

page-drop-record = Zieh eine gespeicherte Partie hierher oder wähle eine Datei.
page-no-record = Das ist keine gespeicherte Partie, die sich nachspielen lässt.
page-dealt = Die Steine sind ausgeteilt.
page-step-back = Zurück
page-step-on = Weiter
page-play-on = Abspielen
page-pause = Anhalten
page-jump = Zu einem Zug springen
page-go-to-round = Zu einer Runde gehen
page-verify = Mischen prüfen
page-choose-file = Datei wählen
page-replay-again = Von hier aus spielen
page-verify-contribution = Beitrag von { $name }: { $text }
page-verify-own = Dein eigener Beitrag ist dabei: { $text }
page-verify-match = Die Steine stimmen. Dein eigener Beitrag ist dabei: Niemand konnte sie bestimmen, weder der Server noch die anderen, allein oder zusammen.
page-verify-wrong-deal = Runde { $round } ist nicht so ausgeteilt, wie es der Spielcode vorgibt.
page-verify-wrong-seal = Der Beitrag von { $name } ist nicht der, der versiegelt wurde.
page-replay-retry = Noch einmal versuchen

observed = Gesehen wurde nur der Tisch. Niemand kann deshalb sagen: { $parts }.
observed-then = { $parts }; { $next }
observed-seats = von wem mancher Zug war
observed-opening = ob der richtige Stein eröffnet hat
observed-racks = welche Steine auf einer Ablagebank lagen und welche gezogen wurden
observed-fits = ob ein Stein passte, wo keiner gelegt wurde
observed-places = wo die Steine lagen (gezeichnet sind sie so, dass die Punkte stimmen)
observed-end = was das Ende der Runde gebracht hat
replay-elsewhere = An anderer Stelle hätte derselbe Stein { $more } mehr gebracht.
