### Benachrichtigungen, Gespräch, die Leute am Tisch, und was jemand lieber mag.

## Einstellungen.

ui-settings = Einstellungen
ui-back = Zurück
ui-settings-kept = Das alles merkt sich dieser Browser.
ui-being-told = Benachrichtigungen
ui-sound = Ein kurzer Ton
ui-sound-about = Wenn du nach längerem Warten dran bist oder gerade woanders hinschaust.
ui-notify = Benachrichtigungen im Browser
ui-notify-about = Wenn du dran bist, während der Tisch in einem Tab offen ist, den du nicht ansiehst.
ui-notify-denied = Der Browser erlaubt von hier keine Benachrichtigungen. In seinen Einstellungen für diese Seite kannst du sie erlauben.
ui-push = Eine Benachrichtigung, wenn der Tisch geschlossen ist
ui-push-about = Der Server sagt deinem Browser Bescheid, wenn ein Tisch auf dich wartet, auch wenn keine Seite offen ist.
ui-push-cannot = Dieser Browser kann das nur bei Seiten, die über https kommen.
ui-push-failed = Der Browser konnte sich nicht anmelden. Ist sein Push-Dienst erreichbar?
ui-looks = Erscheinungsbild
ui-theme = Hell oder dunkel
ui-theme-system = Wie das System
ui-theme-dark = Dunkel
ui-theme-light = Hell
ui-size = Textgröße
ui-size-usual = Normal
ui-size-large = Groß
ui-size-largest = Am größten
ui-still-motion = Weniger Bewegung
ui-still-about = Karten und Marker sind einfach da, wo sie hingehören, ohne dorthin zu wandern.
ui-playing = Beim Spielen
ui-ask-first = Fragen, bevor mein Zug endet
ui-ask-first-about = Vor einem Zug, nach dem andere dran sind und der sich nicht rückgängig machen lässt, wirst du gefragt, ob du ihn wirklich willst.
ui-show-tips = Hinweise zeigen
ui-show-tips-about = Kurze Hinweise in dem Moment, in dem sie helfen, solange ein Spiel neu für dich ist.

## Du bist dran.

ui-table-waits = { $name }: Der Tisch wartet auf dich.
ui-confirm = „{ $what }“ beendet deinen Zug. Weiter?
ui-confirm-yes = Ja
ui-confirm-no = Noch nicht
ui-thinking-too =
    { $n ->
        [one] { $names } überlegt auch noch
       *[other] { $names } überlegen auch noch
    }
ui-gone =
    { $n ->
        [one] { $names } ist nicht da
       *[other] { $names } sind nicht da
    }
ui-since = Seit deinem letzten Zug
ui-since-read = OK
ui-since-earlier =
    { $n ->
        [one] … und davor noch { $n } Eintrag im Verlauf
       *[other] … und davor noch { $n } Einträge im Verlauf
    }

## Gespräch.

ui-beside = Verlauf und Chat
ui-talk = Chat
ui-talk-quiet = Noch hat niemand etwas gesagt.
ui-unread =
    { $n ->
        [one] { $n } ungelesen
       *[other] { $n } ungelesen
    }
ui-phrases = Fertige Sätze, die alle in ihrer Sprache lesen
ui-say = Senden
ui-say-what = Schreib etwas
ui-free-talk = Alle dürfen schreiben, was sie möchten (sonst nur fertige Sätze)

## Leute.

ui-people = Leute am Tisch
ui-notices = Meldungen
ui-there = am Tisch
ui-bot = Bot
ui-stands-in = ein Bot, für jemanden, der gegangen ist
ui-passes-round = passt bis zum Ende der Runde
ui-passes-stop = passt bis auf Weiteres
ui-somebody-else = Jemand anderes, per Link
ui-hand-to = Wer übernimmt: { $name }
ui-hand-on = Platz weitergeben
ui-hand-how = Der Platz von jemandem, der wegbleibt, lässt sich weitergeben, wenn die anderen zustimmen. Wer zurückkommt, kann ihn immer zurücknehmen.
ui-absence = Bleibt jemand weg, dürfen die anderen den Platz weitergeben
ui-absence-10 = nach 10 Minuten
ui-absence-60 = nach 1 Stunde
ui-absence-1440 = nach 1 Tag
ui-absence-4320 = nach 3 Tagen
ui-absence-10080 = nach 7 Tagen
ui-absence-never = nie
ui-kept = wartet auf diese Person
ui-free-it = Platz freigeben
ui-wish-bot = { $name } schlägt vor, dass ein Bot übernimmt: { $other }.
ui-wish-open = { $name } schlägt vor, dass jemand anderes übernimmt: { $other }.
ui-agree = Einverstanden
ui-wait = Lieber warten
ui-free-seat = Platz { $n } ist frei:
ui-free-invite = Platz { $n } ist frei. Schick jemandem den Link.
ui-copy-link = Link kopieren
ui-seat-lost = Dein Platz
ui-take-back = Meinen Platz zurücknehmen
ui-watch = Zuschauen
ui-pass-for-me = Für mich passen
ui-pass-how = Wo du passen darfst, wird für dich gepasst; jede andere Entscheidung wartet auf dich. Ein eigener Zug beendet das.
ui-pass-round = Bis die Runde zu Ende ist
ui-pass-until-stop = Bis ich Stopp sage
ui-pass-stop = Wieder selbst entscheiden
ui-i-pass-round = Du passt bis zum Ende der Runde.
ui-i-pass-stop = Du passt, bis du Stopp sagst.
ui-rematch-join = Noch einmal: Das Spiel ist aufgebaut
ui-rematch-watch = Beim nächsten Spiel zuschauen
