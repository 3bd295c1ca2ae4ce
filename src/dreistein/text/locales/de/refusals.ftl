### Was der Server nicht tut, und warum

## Am Tisch

error-no-such-table = Diesen Tisch gibt es nicht, oder dieser Link führt nicht zu ihm.
error-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht; er hat die Plätze 0 bis { $last }.
error-seat-taken = Dort sitzt schon jemand; nimm einen anderen Platz, oder schau zu.
error-table-full = Alle Plätze sind besetzt; du kannst zuschauen.
error-not-your-seat = Platz { $seat } gehört dir nicht; deshalb kannst du dort nichts tun.
error-only-watching = Du schaust zu; es spielt, wer am Tisch sitzt.
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-not-playing = Gerade wird keine Runde gespielt; deshalb gibt es nichts zu tun.
error-bot-plays = Diesen Platz spielt jetzt ein Bot.
error-too-late = Das Spiel ist seitdem weitergegangen (Runde { $round }, Aktion { $ply }); sieh noch einmal hin.
error-not-between = Die nächste Runde wird ausgeteilt, wenn eine zu Ende ist, und diese geht noch weiter.
error-match-too-long = Diese Partie hatte schon { $most } Runden, und mehr teilt kein Tisch aus; eröffne einen neuen.
error-not-over-yet = Die Partie ist nicht zu Ende; ihre Aufzeichnung und das Mischen werden erst danach gezeigt.
error-already-over = Die Partie ist schon zu Ende.
error-not-gathering = Die Partie hat begonnen; deshalb lässt sich das nicht mehr ändern.
error-nothing-to-undo = In dieser Runde gibt es von dir nichts zurückzunehmen.
error-undo-past-draw = Seitdem wurde ein Stein gezogen, und was jemand gesehen hat, bleibt gesehen.
error-no-undo = Im Spiel des Tages lässt sich nichts zurücknehmen.
error-no-undo-asked = Gerade möchte niemand etwas zurücknehmen.
error-cannot-resign = An diesem Tisch sitzt sonst niemand, gegen den man aufgeben könnte.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-hint-not-your-turn = Einen Tipp bekommt, wer dran ist.
error-too-many-tables = Es gibt { $most } unbeendete Tische, und mehr werden nicht aufgehoben; beende erst einen.
error-too-many-watching = Zu diesem Tisch gibt es { $most } Verbindungen, und mehr gehen nicht.
error-seat-plan = Ein Tisch hat 2 bis 6 Plätze, im Solitär einen; mindestens einer ist für die Person, die ihn eröffnet, und jeder Bot hat eine Stufe.
error-clock-range = Die Uhr kann nicht { $found } sein; sie gibt für einen Zug { $least } bis { $most } Sekunden.
error-seed-length = Ein Spielcode hat 1 bis { $most } Zeichen.
error-seed-people = Einen Spielcode kann man nur im Solitär wählen: Wer ihn kennt, kennt jeden Stein.
error-restarting = Der Server wird neu gestartet; komm gleich wieder.

## Im Netz

error-not-here = Unter dieser Adresse gibt es nichts.
error-wrong-method = { $method } geht an dieser Adresse nicht; es geht { $known }.
error-body-too-large = Was geschickt wurde, ist größer als { $most } kB; mehr wird nicht gelesen.
error-body-too-slow = Was geschickt werden sollte, kam nicht in { $seconds } Sekunden an.
error-too-fast = { $seconds ->
    [one] Das war zu viel in kurzer Zeit; warte { $seconds } Sekunde, dann geht es weiter.
   *[other] Das war zu viel in kurzer Zeit; warte { $seconds } Sekunden, dann geht es weiter.
}
error-too-many-connections = Es gibt schon zu viele Verbindungen; beende eine, oder versuche es später.
error-wrong-host = Unter dem Namen { $host } antwortet dieser Server nicht.
error-wrong-origin = Das kommt von einer Seite eines anderen Anbieters ({ $origin }); deshalb geschieht es nicht.
error-link-expired = Dieser Link ist benutzt, zu alt oder unvollständig; erzeuge auf dem anderen Gerät einen neuen.
error-foreign-link = Einen Code gibt es nur für Links zu diesem Server.
error-not-from-here = Das geht nur in einem Browser auf dem Gerät, auf dem der Server läuft.
error-unforeseen = Im Server ist etwas schiefgegangen. Es steht in seinem Protokoll; versuche es gleich noch einmal.

## Was geschickt wurde

error-field-missing = Das Feld { $field } fehlt.
error-field-type = Im Feld { $field } steht { found }; verlangt ist { type }.
error-field-number = Im Feld { $field } steht { found }; es muss eine ganze Zahl von { $least } bis { $most } sein.
error-field-flag = Im Feld { $field } steht { found }; es muss true oder false sein.
error-field-choice = Im Feld { $field } steht { found }; möglich sind { $known }.
error-field-length = Das Feld { $field } hat zu wenige oder zu viele Einträge; es hat { $least } bis { $most }.
error-field-text = Im Feld { $field } steht { found }; es muss ein Text von { $least } bis { $most } Zeichen sein.
error-field-form = Das Feld { $field } ist nicht so geschrieben, wie es sein soll: { found }.

## Über die Verbindung

error-no-hello = Die erste Nachricht einer Verbindung ist hello, innerhalb von { $seconds } Sekunden.
error-hello-twice = Die Verbindung hat sich mit hello schon gemeldet; das tut sie einmal.
error-binary-message = Nachrichten sind Texte; diese war binär.
error-too-many-mistakes = Zu viele Nachrichten waren nicht zu lesen; deshalb endet die Verbindung.
