### Was am Tisch neben dem Spiel gesagt wird: fertige Sätze und Hinweise für alle.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thinking = Ich überlege …
phrase-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-well-played = Gut gespielt!
phrase-oops = Hoppla!
phrase-wow = Wow!
phrase-again = Spielen wir noch einmal?
phrase-goodbye = Ich muss los. Tschüss!

notice-wish-bot = { $player } schlägt vor, dass ein Bot übernimmt: { $other }.
notice-wish-open = { $player } schlägt vor, dass jemand anderes übernimmt: { $other }.
notice-kept = { $player } möchte noch warten: { $other }.
notice-bot = Ein Bot hat übernommen: { $name }.
notice-free = Der Platz ist frei für jemand anderes: { $name }.
notice-back = { $player } ist wieder da.
notice-passing-round = { $player } passt bis zum Ende der Runde.
notice-passing-stop = { $player } passt bis auf Weiteres.
notice-passing-over = { $player } entscheidet wieder selbst.

## Kommen und Gehen.

notice-left = { $name } ist gegangen.
notice-left-bot = { $name } ist gegangen; ein Bot spielt weiter.
notice-conceded-bot = { $name } gibt auf; ein Bot spielt weiter.
notice-conceded-over = { $name } gibt auf. Das Spiel ist zu Ende.
notice-time-left = Die Zeit von { $name } ist um; ein Bot spielt weiter.
notice-time-bot = Die Zeit von { $name } ist um, damit scheidet dieser Platz aus; ein Bot spielt weiter.
notice-time-over = Die Zeit von { $name } ist um. Das Spiel ist zu Ende.
notice-time-passed = Die Zeit von { $name } ist um; es wurde gepasst.
notice-undo-wish = { $player } möchte den letzten Zug rückgängig machen.
notice-undo-yes = Alle sind einverstanden: { $player } macht den letzten Zug rückgängig.
notice-undo-no = { $player } lässt den Zug von { $other } stehen.
