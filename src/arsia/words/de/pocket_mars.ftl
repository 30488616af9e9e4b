### Pocket Mars.

game-pocket-mars = Pocket Mars

## Namen der Dinge.

player-automatics = Tückische Automatik

building-energy = Gebäude Energie
    .in = im Gebäude Energie
    .at = am Gebäude Energie
    .card = eine Energiekarte
building-ecosystem = Gebäude Ökosystem
    .in = im Gebäude Ökosystem
    .at = am Gebäude Ökosystem
    .card = eine Ökosystemkarte
building-water = Gebäude Wasser
    .in = im Gebäude Wasser
    .at = am Gebäude Wasser
    .card = eine Wasserkarte
building-science = Gebäude Wissenschaft
    .in = im Gebäude Wissenschaft
    .at = am Gebäude Wissenschaft
    .card = eine Wissenschaftskarte
building-construction = Gebäude Bau
    .in = im Gebäude Bau
    .at = am Gebäude Bau
    .card = eine Baukarte
colour-energy = Energie
    .card = eine Energiekarte
colour-ecosystem = Ökosystem
    .card = eine Ökosystemkarte
colour-water = Wasser
    .card = eine Wasserkarte
colour-science = Wissenschaft
    .card = eine Wissenschaftskarte
colour-construction = Bau
    .card = eine Baukarte

card-energy-1 = Energie 1
card-energy-2 = Energie 2
card-energy-3 = Energie 3
card-energy-4 = Energie 4
card-energy-5 = Energie 5
card-energy-6 = Energie 6
card-energy-7 = Energie 7
card-ecosystem-1 = Ökosystem 1
card-ecosystem-2 = Ökosystem 2
card-ecosystem-3 = Ökosystem 3
card-ecosystem-4 = Ökosystem 4
card-ecosystem-5 = Ökosystem 5
card-ecosystem-6 = Ökosystem 6
card-ecosystem-7 = Ökosystem 7
card-water-1 = Wasser 1
card-water-2 = Wasser 2
card-water-3 = Wasser 3
card-water-4 = Wasser 4
card-water-5 = Wasser 5
card-water-6 = Wasser 6
card-water-7 = Wasser 7
card-science-1 = Wissenschaft 1
card-science-2 = Wissenschaft 2
card-science-3 = Wissenschaft 3
card-science-4 = Wissenschaft 4
card-science-5 = Wissenschaft 5
card-science-6 = Wissenschaft 6
card-science-7 = Wissenschaft 7
card-construction-1 = Bau 1
card-construction-2 = Bau 2
card-construction-3 = Bau 3
card-construction-4 = Bau 4
card-construction-5 = Bau 5
card-construction-6 = Bau 6
card-construction-7 = Bau 7

## Kartentexte. Ein Effekt steht im Infinitiv; eine ganze Aktion setzt `action` zusammen und sonst nichts.

list-effects = { $before }; { $next }

effect-launch = { $n } Kolonisten starten
effect-land = 1 Kolonisten auf ★ { $where } landen
effect-land-high = 1 Kolonisten auf ★★ { $where } landen
effect-promote = 1 eigenen Kolonisten { $where } von ★ auf ★★ bewegen
effect-demote = 1 Kolonisten eines beliebigen Spielers { $where } von ★★ auf ★ bewegen
effect-shift =
    { $n ->
        [one] { $n } Kolonisten eines beliebigen Spielers in einem beliebigen Gebäude zwischen ★ und ★★ bewegen
       *[other] mindestens einen und bis zu { $n } Kolonisten beliebiger Spieler im selben Gebäude zwischen ★ und ★★ bewegen
    }
effect-shift-another = einen weiteren Kolonisten eines beliebigen Spielers { $where } zwischen ★ und ★★ bewegen
effect-swap-stars = einen beliebigen Kolonisten auf ★ gegen einen beliebigen auf ★★ im selben Gebäude tauschen
effect-transfer = 1 eigenen Kolonisten aus einem beliebigen Gebäude auf ★ in einem anderen Gebäude bewegen
effect-gain-energy = { $n } Energie erhalten
effect-draw =
    { $n ->
        [one] { $n } Karte ziehen
       *[other] { $n } Karten ziehen
    }
effect-bottom =
    { $n ->
        [one] { $n } Handkarte unter den Nachziehstapel legen
       *[other] bis zu { $n } Handkarten unter den Nachziehstapel legen
    }
effect-bottom-any =
    { $n ->
        [one] { $n } Karte aus deiner Hand oder deinem Vorbereitungsmodul unter den Nachziehstapel legen
       *[other] bis zu { $n } Karten aus deiner Hand oder deinem Vorbereitungsmodul unter den Nachziehstapel legen
    }
effect-cover = 1 Handkarte verdeckt, mit dem Wert null, an das Gebäude ihrer Farbe anlegen
effect-retrieve = 1 Karte aus deinem Vorbereitungsmodul zurück auf die Hand nehmen
effect-swap-cards = die Plätze von 2 am selben Gebäude angelegten Karten tauschen
effect-peek =
    { $n ->
        [one] { $n } Karte im Vorbereitungsmodul eines anderen Spielers ansehen
       *[other] { $n } Karten im Vorbereitungsmodul eines anderen Spielers ansehen
    }
effect-may = du darfst { $effect }
effect-pay-then = du darfst { $energy } Energie zahlen und dafür { $effects }

where-building = { $building_in }
where-any = in einem beliebigen Gebäude
where-none-of-mine = in einem Gebäude ohne eigene Kolonisten
where-some-of-mine = in einem Gebäude mit eigenen Kolonisten
where-elsewhere = in einem anderen Gebäude
where-there = in diesem Gebäude

needs-nobody = du keinen Kolonisten { $building_in } hast
needs-somebody = du einen Kolonisten { $building_in } hast
needs-card = du { $building_card } auf der Hand hast

action = { SENTENCE(action-parts) }
action-parts = { action-needs }{ action-cost }{ $effects }
action-needs =
    { GIVEN($needs) ->
        [yes] wenn { $needs }:{" "}
       *[no] {""}
    }
action-cost = { action-energy }{ action-card }
action-energy =
    { $energy ->
        [0] {""}
       *[other] { $energy } Energie zahlen:{" "}
    }
action-card =
    { $card ->
        [0] {""}
       *[other] { $card } Handkarte unter den Nachziehstapel legen:{" "}
    }

ability = { SENTENCE($effect) }

## Fragen.

prompt-turn = Du bist am Zug: Spiele eine Karte, hole einen Kolonisten von der Erde oder wirf eine Karte für Energie ab.
prompt-split = Welche Karten kommen verdeckt in dein Vorbereitungsmodul? Wähle 2 von 4.
prompt-pick =
    { $left ->
        [one] Welche Karte behältst du? Die andere wird in den Nachziehstapel zurückgemischt.
       *[other] Welche Karte behältst du? Die anderen gehen an den Spieler links von dir.
    }
prompt-prepare =
    { $n ->
        [one] Welche Handkarte kommt verdeckt in dein Vorbereitungsmodul?
       *[other] Welche { $n } Handkarten kommen verdeckt in dein Vorbereitungsmodul?
    }
prompt-drop =
    { $n ->
        [one] Du hast mehr als 2 Handkarten. Welche wirfst du ab?
       *[other] Du hast mehr als 2 Handkarten. Welche { $n } wirfst du ab?
    }
prompt-land-here = { $card } ist höher als der Wert, der zu überbieten war: Du darfst 1 Kolonisten auf ★ { $building_in } landen.
prompt-prepared = Nutzt du die Modulaktion von { $card }? { $action }
prompt-effect = { SENTENCE($effect) }
prompt-draw-from-automatics = Du ziehst aus dem Vorbereitungsmodul der Tückischen Automatik. Welche Karte?
prompt-discard-automatics = Welche Karte im Vorbereitungsmodul der Tückischen Automatik wird aufgedeckt und abgeworfen?

## Optionen.

option-pick = { $card } behalten
option-prepare = { $card } ins Vorbereitungsmodul legen
option-play = { $card } aus der Hand spielen
option-attach = { $card } aus dem Vorbereitungsmodul spielen
option-reveal = Karte { PLACE($slot) } im Vorbereitungsmodul von { $player } aufdecken
option-launch = 1 Kolonisten von der Erde holen
option-discard = { $card } abwerfen
option-use = Ausführen
option-skip = Verzichten
option-land = Auf ★ { $building_in } landen
option-land-high = Auf ★★ { $building_in } landen
option-promote = { $building }: Kolonist von { $player } ★ → ★★
option-demote = { $building }: Kolonist von { $player } ★★ → ★
option-swap = { $building }: Kolonist von { $player } ★ → ★★, Kolonist von { $other } ★★ → ★
option-exchange = { $building }: Karten { PLACE($position) } und { PLACE($with) } der Reihe tauschen
option-transfer =
    { $star ->
        [1] Kolonisten von ★ { $building_in } auf ★ { $to_in } bewegen
       *[2] Kolonisten von ★★ { $building_in } auf ★ { $to_in } bewegen
    }
option-bottom = { $card } unter den Nachziehstapel legen
option-cover = { $card } verdeckt anlegen
option-retrieve = { $card } zurück auf die Hand nehmen
option-peek = Karten im Vorbereitungsmodul von { $player } ansehen
option-peek-one = Karte { PLACE($slot) } im Vorbereitungsmodul von { $player } ansehen
option-draw = Karte { PLACE($slot) } ziehen

## Warum nicht.

why-needs = ihre Modulaktion geht nur, wenn { $needs }
why-energy = ihre Modulaktion kostet { $energy } Energie, und du hast { $have }
why-hand-empty = ihre Modulaktion kostet eine Handkarte, und deine Hand ist leer
why-nothing-happens = ihre Handaktion würde jetzt nichts ändern
why-prepared-nothing = ihre Modulaktion würde jetzt nichts ändern
why-earth-empty = { $player } hat keine Kolonisten mehr auf der Erde
why-not-meant = es muss { $where } sein
why-nobody-on-star1 = { $player } hat keinen Kolonisten auf ★ { $building_in }
why-star2-full =
    { $room ->
        [one] der einzige Platz auf ★★ { $building_in } ist besetzt
       *[other] alle { $room } Plätze auf ★★ { $building_in } sind besetzt
    }

refuse-draft-alone = Im Solospiel gibt es keinen Draft; er geht mit 2 bis 4 Plätzen.
refuse-level-not-alone = Eine Solo-Stufe gibt es nur im Solospiel; wähle 1 Platz oder lass solo_level auf normal.

## Das Protokoll.

log-start = Startspieler: { $player }.
log-round = Runde { $n }.
log-play = { $player } spielt { $card } aus der Hand.
log-attach = { $player } spielt { $card } aus dem Vorbereitungsmodul.
log-reveal = { $player } spielt { $card } aus dem Vorbereitungsmodul von { $other }.
log-take = { $player } holt einen Kolonisten.
log-recycle = { $player } wirft eine Karte für Energie ab.
log-launch = { $player } startet { $n } Kolonisten.
log-land = { $player } landet einen Kolonisten auf ★ { $building_in }.
log-land-high = { $player } landet einen Kolonisten auf ★★ { $building_in }.
log-promote = Ein Kolonist von { $player } steigt { $building_in } auf ★★.
log-demote = Ein Kolonist von { $player } fällt { $building_in } auf ★.
log-swap = Tausch { $building_in }: { $player } steigt auf ★★, { $other } fällt auf ★.
log-exchange = { $player } tauscht die Karten { $position } und { $with } { $building_at }.
log-transfer =
    { $star ->
        [1] Ein Kolonist von { $player } wechselt von ★ { $building_in } auf ★ { $to_in }.
       *[2] Ein Kolonist von { $player } wechselt von ★★ { $building_in } auf ★ { $to_in }.
    }
log-gain = { $player } erhält { $n } Energie.
log-pay = { $player } zahlt { $n } Energie.
log-use = { $player } nutzt die Modulaktion von { $card }.
log-draw = { $player } zieht { $colour_card }.
log-drawn = Nur du siehst sie: { $card }.
log-prepare = { $player } legt { $colour_card } ins Vorbereitungsmodul.
log-prepared = Nur du siehst sie: { $card }.
log-bottom = { $player } legt { $colour_card } unter den Nachziehstapel.
log-bottomed = Nur du siehst sie: { $card }.
log-cover = { $player } legt { $building_at } eine Karte verdeckt an.
log-covered = Nur du siehst sie: { $card }.
log-retrieve = { $player } nimmt { $colour_card } aus dem Vorbereitungsmodul zurück auf die Hand.
log-peek =
    { $n ->
        [one] { $player } sieht { $n } Karte im Vorbereitungsmodul von { $other } an.
       *[other] { $player } sieht { $n } Karten im Vorbereitungsmodul von { $other } an.
    }
log-peeked = Nur du siehst sie: { $card } im Vorbereitungsmodul von { $other }.
log-discard = { $player } wirft { $card } ab.
log-reshuffle =
    { $n ->
        [one] Der Nachziehstapel wird neu gebildet: { $n } Karte.
       *[other] Der Nachziehstapel wird neu gebildet: { $n } Karten.
    }
log-pick = { $player } behält { $colour_card }.
log-picked = Nur du siehst sie: { $card }.
log-failure = { $card } wird oben vom Nachziehstapel abgeworfen.
log-android = Die Androiden handeln { $building_at }.
log-end = Das Spiel ist zu Ende.

## Die Wertung.

score-ship = Kolonisten im Raumschiff
score-star1 = Kolonisten auf ★
score-star2 = Kolonisten auf ★★
score-energy = Meiste Energie
score-all-four = Kolonisten in allen 4 Gebäuden
score-four-in-one = Mindestens 4 Kolonisten im selben Gebäude

end-seven-landed = Ein 7. Kolonist ist auf dem Mars gelandet, und die Runde ist zu Ende gespielt.
end-you-landed = Dein 7. Kolonist ist auf dem Mars gelandet.
end-automatics-landed = Der 7. Kolonist der Tückischen Automatik ist auf dem Mars gelandet.
end-deck-empty = Der Nachziehstapel ist leer: Die Tückische Automatik kann ihr Vorbereitungsmodul nicht auffüllen.

why-attached-nothing = niemand würde landen, und die Fähigkeit des Gebäudes würde jetzt nichts ändern
