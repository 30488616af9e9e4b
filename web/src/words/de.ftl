### Was nur der Browser sagt.

## Startseite und Wartezimmer.

ui-tagline = Ein Tisch für Mars-Brettspiele.
ui-games = Spiele
ui-players =
    { $from ->
        [1] 1–{ $to } Personen
       *[other] { $from }–{ $to } Personen
    }
ui-minutes = { $from }–{ $to } Minuten
ui-play-bot = Gegen einen Bot spielen
ui-play-alone = Allein spielen
ui-more = Mehr Möglichkeiten
ui-my-name = Dein Name
ui-seats = Plätze
ui-seat = Platz { $n }
ui-seat-more = Noch ein Platz
ui-seat-less = Ein Platz weniger
ui-lay-out = Spiel aufbauen
ui-laying-out = Das Spiel wird aufgebaut …
ui-bad-options = Die Optionen in diesem Link sind nicht lesbar; sie müssen JSON sein, etwa {"{"}"draft": true{"}"}.
seat-me = Ich
seat-here = Jemand an diesem Bildschirm
seat-open = Jemand, per Link
bot-random = Zufallsbot
bot-quick = Schneller Bot
bot-greedy = Gieriger Bot
bot-mcts = Planender Bot
ui-my-tables = Meine Tische
ui-state-open = wartet auf Mitspieler
ui-state-playing = wird gespielt
ui-join = Beitreten
ui-join-code = Code oder Link
ui-go = Öffnen
ui-invite = Mit Link einladen
ui-invite-how = Schicke diesen Link allen, die sich zu dir setzen sollen.
ui-copy = Kopieren
ui-copied = Kopiert
ui-seat-free = Ein freier Platz
ui-you = du
ui-sit = Hier hinsetzen
ui-ready = Bereit
ui-is-ready = bereit
ui-not-ready = noch nicht bereit
ui-awaited = wartet auf jemanden
ui-deal-when = Die Karten werden ausgeteilt, wenn alle sitzen und bereit sind.
ui-no-table = Diesen Tisch gibt es nicht
ui-no-server = Der Server antwortet nicht. Läuft er?
ui-went-wrong = Hier ging etwas schief. Lade die Seite neu; der Tisch ist auf dem Server gespeichert.

## Der Tisch.

ui-connecting = Verbinden …
ui-lost = Verbindung wird wiederhergestellt …
ui-closed = Nicht verbunden
ui-caught-up = Wieder da
ui-your-turn = Du bist dran
ui-thinking = Warten auf { $names }
ui-waiting = Du bist noch nicht dran.
ui-watching = Du schaust zu.
ui-over = Das Spiel ist zu Ende.
ui-over-short = Spielende
ui-still =
    { $n ->
        [one] Noch { $n }.
       *[other] Noch { $n }.
    }
ui-chosen = { $option } ({ $n } gewählt)
ui-marked = { $n } gewählt, höchstens { $most }.
ui-none-chosen = nichts gewählt
ui-times = { $option } (×{ $n })
ui-so-often = { $option }, { $n } von { $times } gewählt
ui-send = Senden ({ $n } gewählt)
ui-not-yet = { $option }. { $why }
ui-too-few = Wähle erst mindestens { $n }.
ui-no-more = Mehr als { $n } kann man nicht wählen. Wähle erst etwas ab.
ui-choices = Möglichkeiten
ui-nothing-to-choose = Gerade gibt es nichts zu wählen.
ui-undo = Rückgängig
ui-undo-hint = Deinen letzten Zug rückgängig machen (U)
ui-warning = { $option }. Warnung: { $why }.
ui-why-not = Nicht möglich: { $why }
ui-refused = { $option }: nicht möglich, { $why }.
ui-log = Verlauf
ui-earlier = Was vorher geschah
ui-others = Die anderen und der Verlauf
ui-tabs = Teile des Tisches
ui-tab-board = Tisch
ui-tab-mine = Meins
ui-tab-others = Andere
ui-tab-log = Verlauf
ui-zoom-in = Vergrößern
ui-zoom-out = Verkleinern
ui-away = abwesend
ui-yes = ja
ui-no = nein
ui-pass = Gib das Gerät weiter: { $name }.
ui-pass-why = Bis dahin bleiben alle Karten verdeckt.
ui-i-am = Ich bin { $name }
ui-undo-before = { $name }: letzten Zug rückgängig machen

## Das Ende.

ui-winner =
    { $n ->
        [one] { $names } gewinnt
        [0] Niemand gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
ui-won-together = Gewonnen!
ui-lost-together = Verloren
ui-place = Platz { $n }
ui-total = Punkte
ui-points-so-far = Punkte bisher
ui-rematch = Noch einmal
ui-see-table = Den Tisch ansehen
ui-see-score = Zurück zur Wertung
ui-record = Aufzeichnung speichern
ui-front-page = Startseite

## Lernen.

ui-learn = Das Spiel lernen
ui-learn-playing = Spielend lernen
ui-rules = Regeln
ui-cards = Karten
ui-cards-of = { $game }: die Karten
ui-all-cards = Alle Karten
ui-new-tab = (in einem neuen Tab)
ui-contents = Inhalt
ui-picture-board = Der Tisch mitten im Spiel. Was leuchtet, kann jetzt gewählt werden.
ui-search = Suchen
ui-search-what = Ein Name, oder was die Karte tut
ui-kind = Art
ui-any-kind = Jede Art
ui-tag = Symbol
ui-any-tag = Jedes Symbol
ui-tag-animal = Tier
ui-tag-building = Gebäude
ui-tag-city = Stadt
ui-tag-earth = Erde
ui-tag-event = Ereignis
ui-tag-jovian = Jupiter
ui-tag-microbe = Mikrobe
ui-tag-plant = Pflanze
ui-tag-power = Energie
ui-tag-science = Wissenschaft
ui-tag-space = Weltraum
ui-price = Kosten
ui-value = Wert
ui-at-least = von
ui-at-most = bis
ui-order = Reihenfolge
ui-order-printed = Wie gedruckt
ui-order-name = Nach Namen
ui-order-price = Nach Kosten
ui-order-value = Nach Wert
ui-clear = Leeren
ui-found =
    { $n ->
        [one] { $n } Karte von { $all }
       *[other] { $n } Karten von { $all }
    }
ui-found-none = Keine passenden Karten.
ui-tips = Hinweise
ui-tip-next = Nächster Hinweis
ui-tip-done = OK
ui-tips-off = Keine Hinweise mehr

## Menü und Hilfe.

ui-menu = Menü
ui-language = Sprache
language-en = English
language-pl = Polski
language-de = Deutsch
ui-light = Hell
ui-dark = Dunkel
ui-help = Hilfe
ui-close = Schließen
ui-help-glow = Was du wählen darfst, leuchtet. Ein Klick oder Enter ist eine Wahl; ein Ding mit mehreren Möglichkeiten zeigt für jede eine Schaltfläche.
ui-help-why = Ein Schloss sagt, warum etwas gerade nicht geht, und ein Dreieck warnt, dass eine Wahl weniger bewirkt als gedacht: zeige darauf oder tippe es an.
ui-key-walk = durch die Möglichkeiten gehen
ui-key-pick = wählen
ui-key-number = nach Nummer wählen
ui-key-undo = rückgängig machen
ui-key-help = diese Hilfe

## Symbole.

icon-energy = Energie
icon-ecosystem = Ökosystem
icon-water = Wasser
icon-science = Wissenschaft
icon-construction = Bau
icon-launch = Start: von der Erde ins Raumschiff
icon-land = Landung auf ★
icon-land-high = Landung auf ★★
icon-promote = Hinauf: von ★ auf ★★
icon-demote = Hinunter: von ★★ auf ★
icon-shift = Zwischen ★ und ★★
icon-swap = Tausch
icon-transfer = Von einem Gebäude in ein anderes
icon-draw = Karte ziehen
icon-bottom = Karte unter den Stapel
icon-cover = Karte verdeckt
icon-retrieve = Modulkarte zurück auf die Hand
icon-peek = Modulkarten ansehen
icon-exchange = Angelegte Karten tauschen
icon-colonist = Du hast dort einen Kolonisten
icon-nobody = Du hast dort keinen Kolonisten
icon-card = Du hast eine Karte auf der Hand
icon-if = Nur wenn
icon-pay = Dann
icon-hand = Hand
icon-prep = Vorbereitungsmodul
icon-thinking = überlegt
