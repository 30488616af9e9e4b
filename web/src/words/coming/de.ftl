### Kommen und Gehen: Startseite, Freunde, Wartezimmer, Uhren, Aufstehen.

## Startseite.

ui-open-tables = Offene Tische
ui-free-seats =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
ui-setting = { $name }: { $value }
ui-sit-down = Beitreten
ui-play-friends = Mit Freunden spielen
ui-how-many = Wie viele seid ihr?
ui-listed = Den Tisch auf der Startseite dieses Servers zeigen, damit sich hier alle dazusetzen können
ui-make-table = Tisch erstellen

## Einladen.

ui-reach-nobody = Dieser Link öffnet sich nur auf diesem Rechner: Der Server lässt sonst niemanden herein.
ui-reach-how = Damit Freunde in deinem Netz hereinkommen, beende ihn mit Strg-C und starte ihn mit
ui-reach-or = oder
ui-reach-host = Damit der Server unter einer einzigen Adresse lauscht, etwa im Internet:
ui-qr = Die Einladung als QR-Code
ui-qr-how = Für die Telefone am Tisch

## Wartezimmer.

ui-variant = Wie an diesem Tisch gespielt wird
ui-variant-usual = Die üblichen Regeln
ui-bot-here = Ein Bot für diesen Platz
ui-which-bot = Welcher Bot
ui-no-bot = Kein Bot hier
ui-get-up = Diesen Tisch verlassen
ui-get-up-how = Dein Platz ist dann frei für jemand anderes.
ui-somebody = Jemand
ui-talk-watching = Das lesen nur die, die zuschauen; wer spielt, liest es nicht.

## Gehen und aufgeben.

ui-leaving = Gehen oder aufgeben
ui-leave = Gehen
ui-leave-bot = Ein Bot spielt an deiner Stelle weiter, so muss niemand warten. Du kannst jederzeit zurückkommen und deinen Platz wieder einnehmen.
ui-leave-alone = Hier wartet niemand sonst. Der Tisch bleibt, wie er ist, bis du zurückkommst; du findest ihn auf der Startseite.
ui-concede = Aufgeben
ui-concede-over = Das Spiel endet sofort: Es bleibt niemand, gegen den noch gespielt würde, also gewinnt die andere Seite. Das lässt sich nicht rückgängig machen.
ui-concede-alone = Das Spiel endet sofort, und du hast verloren. Das lässt sich nicht rückgängig machen.
ui-concede-bot = Du scheidest aus. Ein Bot spielt an deiner Stelle weiter, damit die anderen zu Ende spielen können. Du kannst nicht zurückkommen, aber zuschauen.
ui-concede-sure = Ja, ich gebe auf
ui-conceded = hat aufgegeben; ein Bot spielt weiter

## Uhren.

ui-clock = Zeit
ui-clock-none = keine Uhr
ui-clock-turn-1 = 1 Minute für jede Entscheidung
ui-clock-turn-3 = 3 Minuten für jede Entscheidung
ui-clock-turn-10 = 10 Minuten für jede Entscheidung
ui-clock-game-30 = je 30 Minuten für das ganze Spiel
ui-clock-game-60 = je 1 Stunde für das ganze Spiel
ui-clock-game-120 = je 2 Stunden für das ganze Spiel
ui-clock-day-1 = 1 Tag für jede Entscheidung
ui-clock-day-3 = 3 Tage für jede Entscheidung
ui-clock-day-7 = 7 Tage für jede Entscheidung
ui-clock-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
ui-clock-then = Wenn die Zeit um ist
ui-clock-then-bot = ist die Zeit um, übernimmt ein Bot
ui-clock-then-pass = ist die Zeit um, wird gepasst
ui-clock-then-end = ist die Zeit um, endet das Spiel für diesen Platz
ui-clock-of = { $name }: noch { $time }

## Rückgängig.

ui-confirm-never = Nicht mehr fragen
ui-undo-ask = Die anderen um Erlaubnis bitten
ui-undo-asked = Du hast gebeten, deinen letzten Zug rückgängig zu machen.
ui-undo-wish = { $name } möchte den letzten Zug rückgängig machen, mit allem, was danach kam.
ui-undo-allow = Erlauben
ui-undo-refuse = Stehen lassen
ui-undo-never-mind = Schon gut

## Teilen.

ui-share = Diesen Moment teilen
ui-share-picture = Was andere vom Link sehen: das Spiel, der Zug und die Punkte von allen
ui-share-link = Link zu diesem Moment
ui-share-embed = Die Wiedergabe auf einer anderen Seite
ui-share-embed-how = Setze das auf die andere Seite. Es zeigt das beendete Spiel und sonst nichts von diesem Server.
ui-share-whole = Die ganze Wiedergabe in Arsia öffnen
