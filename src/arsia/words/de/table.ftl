### Was alle Spiele gemeinsam haben: Listen, Namen, Fragen und Ablehnungen des Tisches selbst.

list = { $before }, { $next }
list-reasons = { $before }; { $next }

player = Spieler { $n }
seat = Platz { $n }

## Eigene Fragen, Optionen und Ereignisse des Tisches.

prompt-choose = Wähle eine Möglichkeit.
prompt-which-first = Welcher Effekt kommt zuerst? { $steps }.
step-numbered = ({ $n }) { $text }
step-unnamed = { $step }
option-first = Effekt { PLACE($n) } zuerst
option-undo = Letzten Zug rückgängig machen
log-undo = { $player } macht einen Zug rückgängig.
why-not-possible = das geht jetzt nicht: { $step }

## Ablehnungen während des Spiels.

refuse-over = Das Spiel ist vorbei, es gibt nichts mehr zu entscheiden.
refuse-no-such-seat =
    { $seats ->
        [one] Diesen Platz gibt es nicht; am Tisch ist { $seats } Platz, er hat die Nummer 0.
       *[other] Diesen Platz gibt es nicht; am Tisch sind { $seats } Plätze, gezählt ab 0.
    }
refuse-not-asked = { $seat } hat jetzt nichts zu entscheiden; der Tisch wartet auf: { $pending }.
refuse-late = Diese Antwort gilt einer Frage, die nicht mehr offen ist. Jetzt möglich: { $options }.
refuse-malformed = Eine Option ist ein Verb, gefolgt von Namen und ganzen Zahlen. Jetzt möglich: { $options }{ refuse-more }
refuse-because = Das geht jetzt nicht: { $reasons }. Möglich ist: { $options }{ refuse-more }
refuse-not-this = Das ist jetzt nicht möglich, wohl aber: { $options }{ refuse-more }
refuse-not-offered = Diese Option gibt es nicht. Jetzt möglich: { $options }{ refuse-more }
refuse-more =
    { $more ->
        [0] .
       *[other] {" "}und { $more } weitere.
    }
refuse-not-several = Diese Frage beantwortet eine einzige Option und keine Menge. Jetzt möglich: { $options }{ refuse-more }
refuse-set-order = Der Reihe nach geht „{ $option }“ jetzt nicht. Antworte mit der ganzen Menge auf einmal, in beliebiger Reihenfolge, zum Beispiel [{ $options }]; mach vorher rückgängig, was begonnen wurde.
refuse-set-element = Etwas davon kann nicht in der Menge sein. Möglich sind: { $options }{ refuse-more }
refuse-set-often =
    „{ $option }“ kann { $times ->
        [1] nur einmal
       *[other] höchstens { $times }-mal
    } in der Menge sein.
refuse-set-size =
    { $least ->
        [0] Höchstens { $most } können gewählt werden, gewählt wurden { $n }.
       *[other] Zwischen { $least } und { $most } müssen gewählt werden, gewählt wurden { $n }.
    }
refuse-set-exact = Genau { $most } müssen gewählt werden, gewählt wurden { $n }.
refuse-set-together = Das geht nicht zusammen: „{ $option }“ kann nicht zu den anderen kommen.
refuse-set-ending = Was gewählt wurde, lässt sich nicht mit „{ $option }“ abschließen.
refuse-undo = Es gibt nichts rückgängig zu machen: Das geht nur mit dem eigenen letzten Zug, solange nichts aufgedeckt wird, niemand anders zieht und das Spiel läuft.

## Ablehnungen bei einem neuen Tisch.

refuse-game = Das Spiel „{ $value }“ gibt es nicht; es gibt: { $games }.
refuse-game-broken = Das Spiel „{ $value }“ ist installiert, lässt sich aber aus { $where } nicht laden: { SENTENCE($why) }
refuse-game-other = Das Spiel „{ $value }“ ist als { $where } installiert, doch das ist kein Spiel dieses Namens; der Einstiegspunkt muss auf ein Game zeigen, das genauso heißt.
refuse-seats = { $game } spielt man nicht mit „{ $value }“ Plätzen; möglich sind: { $seats }.
refuse-option = { $game } hat keine Option „{ $value }“; es hat: { $options }.
refuse-value = „{ $value }“ ist kein Wert für die Option { $option } von { $game }; möglich sind: { $values }.
refuse-seed = „{ $value }“ ist kein Startwert; ein Startwert ist eine ganze Zahl ab 0.
refuse-language = Die Sprache „{ $value }“ gibt es hier nicht; die Sprachen sind: { $languages }.

## Ablehnungen bei einer Aufzeichnung.

refuse-imagined = Dieser Tisch hat keine Aufzeichnung: Er ist vorgestellt oder gestellt, und nur ein von seinem Startwert an gespielter Tisch hat eine.
refuse-record-head = Das ist keine Aufzeichnung eines Spiels; eine Aufzeichnung hat Format, Spiel, Plätze, Optionen, Startwert und Züge.
refuse-record-move = Zug { $index } der Aufzeichnung ist beschädigt; ein Zug sieht so aus: [Platz, [Verb, …]].
refuse-record-damaged =
    { $good ->
        [one] Die Aufzeichnung ist beschädigt; { $good } Zug lässt sich nachspielen. Der Grund: { $why }
       *[other] Die Aufzeichnung ist beschädigt; { $good } Züge lassen sich nachspielen. Der Grund: { $why }
    }
refuse-record-edition =
    { $good ->
        [one] Die Aufzeichnung stammt aus einer anderen Fassung der Regeln; { $good } Zug lässt sich nachspielen. Der Grund: { $why }
       *[other] Die Aufzeichnung stammt aus einer anderen Fassung der Regeln; { $good } Züge lassen sich nachspielen. Der Grund: { $why }
    }
refuse-format = Die Aufzeichnung hat das Format „{ $value }“; diese Version liest Format { $format }.
refuse-upto = Die Aufzeichnung lässt sich nicht bis Zug „{ $value }“ nachspielen; möglich sind ganze Zahlen von 0 bis { $moves }.

## Ablehnungen bei Bots und ihren Partien.

refuse-bot = Den Bot „{ $value }“ gibt es nicht; es gibt: { $bots }.
refuse-bot-count =
    { $seats ->
        [one] Zu { $seats } Platz passt nicht die Anzahl { $value } an Bots; nenne genau 1.
       *[other] Zu { $seats } Plätzen passt nicht die Anzahl { $value } an Bots; nenne mindestens 1 und höchstens { $seats }.
    }
refuse-too-few = „{ $value }“ ist keine Anzahl von { $what }; möglich ist eine ganze Zahl ab 1.
what-games = Spielen
what-workers = Prozessen
refuse-worker = Ein Arbeitsprozess konnte nicht spielen: { $why } Mit einem einzigen Prozess geht es vielleicht; was Arbeitsprozesse brauchen, muss installiert und nicht nur angemeldet sein.
refuse-worker-died = Ein Arbeitsprozess endete, bevor er spielen konnte. Mit einem einzigen Prozess geht es vielleicht; ein Skript, das Arbeitsprozesse startet, tut das unter „if __name__ == "__main__":“.
refuse-odd-games = Jede Verteilung wird von jedem Platz aus einmal gespielt, daher gehen { $value } Spiele nicht; eine gerade Zahl schon.

## Teile einer Ansicht, die ein Spiel nicht selbst benennt.

part-players = Spieler
part-player = Spieler
part-round = Runde
part-deck = Stapel
part-discard = Ablagestapel
part-first = Startspieler
part-active = Am Zug

## Kommen und Gehen.

end-conceded = { $player } hat aufgegeben.
end-time = Die Zeit von { $player } ist um.
