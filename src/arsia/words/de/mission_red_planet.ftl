### Aufbruch zum roten Planeten.

## Namen der Dinge.

player-neutral-1 = Neutral 1
player-neutral-2 = Neutral 2

zone-vastitas-borealis = Vastitas Borealis
    .in = in Vastitas Borealis
    .to = nach Vastitas Borealis
zone-tritonis-sinus = Tritonis Sinus
    .in = in Tritonis Sinus
    .to = nach Tritonis Sinus
zone-mare-tyrrhenum = Mare Tyrrhenum
    .in = in Mare Tyrrhenum
    .to = nach Mare Tyrrhenum
zone-ausonia = Ausonia
    .in = in Ausonia
    .to = nach Ausonia
zone-hellas = Hellas
    .in = in Hellas
    .to = nach Hellas
zone-mare-serpentis = Mare Serpentis
    .in = in Mare Serpentis
    .to = nach Mare Serpentis
zone-sinus-sabaeus = Sinus Sabaeus
    .in = in Sinus Sabaeus
    .to = nach Sinus Sabaeus
zone-syrtis-major = Syrtis Major
    .in = in Syrtis Major
    .to = nach Syrtis Major
zone-valles-marineris = Valles Marineris
    .in = in Valles Marineris
    .to = nach Valles Marineris
zone-phobos = Phobos
    .in = auf Phobos
    .to = nach Phobos

resource-ice = Eis
resource-sylvanite = Sylvanit
resource-celerium = Celerium

character-recruiter = Anwerber
character-explorer = Forscherin
character-scientist = Wissenschaftler
character-secret-agent = Geheimagent
character-saboteur = Saboteur
character-femme-fatale = Femme Fatale
character-travel-agent = Reiseagent
character-soldier = Soldat
character-pilot = Pilot

colour-character = Charakter
colour-discovery = Entdeckung
colour-mission = Auftrag
colour-action = Aktion

event-native-resistance = Widerstand der Einheimischen
event-ether-magnet = Äthermagnet
event-dust-storm = Staubsturm
event-synergy = Synergie
event-mining-incident = Grubenunglück
event-rich-vein = Reiche Ader
event-even-ground = Ebenes Gelände
event-uneven-ground = Unebenes Gelände
event-subterfuge = Finte
event-frozen-deposits = Gefrorene Vorkommen
event-lichens = Flechten
event-underground-lake = Unterirdischer See
event-radioactive-rocks = Radioaktives Gestein
event-northern-influence = Einfluss im Norden
event-eastern-influence = Einfluss im Osten
event-southern-influence = Einfluss im Süden
event-western-influence = Einfluss im Westen
event-strategic-zones = Strategische Zonen
event-lunar-outpost = Mondposten
event-celerium-magnate = Celerium-Magnat
event-sylvanite-magnate = Sylvanit-Magnat
event-fallen-heroes = Gefallene Helden
event-wide-expansion = Weite Ausbreitung
event-polar-claim = Anspruch auf den Pol
event-basin-claim = Anspruch auf das Becken
event-diversified-holdings = Gemischter Besitz
event-blocks-of-ice = Eisblöcke
event-course-correction = Kurskorrektur
event-rescue-operation = Rettungsaktion
event-hired-hands = Angeheuerte Helfer
event-ice-monopoly = Eismonopol

when-discovery-reveal = beim Aufdecken der Entdeckungen
when-production-3 = in der dritten Produktion
when-final-scoring = bei der Schlusswertung
when-end-of-production-3 = am Ende der dritten Produktion
when-start-of-landing-step-any-round = bevor gestartete Schiffe landen
when-start-of-discovery-reveal = bevor die Entdeckungen aufgedeckt werden
when-start-of-any-production = vor einer Produktion

## Kartentexte, zusammengesetzt aus dem, was die Karten tun.

list-both = { $before } und { $next }

card-character = { SENTENCE($effects) }
card-discovery = { SENTENCE(card-timed) }
card-mission = { SENTENCE($effect) }
card-action = { SENTENCE(card-timed) }
card-timed = { $when }: { $effect }
card-monopoly = { $points } Punkte für die meisten Eismarker; bei Gleichstand werden sie geteilt und abgerundet.

effect-place =
    { $n ->
        [one] { $n } Astronauten auf ein angedocktes Schiff setzen
       *[other] { $n } Astronauten auf angedockte Schiffe setzen
    }
effect-place-apart = { $n } Astronauten auf verschiedene angedockte Schiffe setzen
effect-place-together = { $n } Astronauten auf ein einziges angedocktes Schiff setzen oder gar keinen
effect-return = alle eigenen Charaktere auf die Hand nehmen, auch diesen
effect-explore = bis zu { $n } Züge mit eigenen Astronauten in jeweils benachbarte Zonen machen
effect-research = eine Ereigniskarte ziehen oder eine verdeckte Entdeckung ansehen
effect-force = ein angedocktes Schiff starten, das nicht voll ist
effect-destroy = ein angedocktes Schiff mit allen an Bord zerstören
effect-replace = einen Astronauten anderer Farbe, wo auch ein eigener ist, durch einen eigenen ersetzen
effect-kill = einen Astronauten in einer äußeren Zone oder auf Phobos töten
effect-leave-phobos = mindestens einen und höchstens { $n } eigene Astronauten von Phobos in beliebige Zonen des Mars bewegen
effect-steer = einen Zielmarker auf ein angedocktes oder gestartetes Schiff legen
effect-steer-launched = einen Zielmarker auf ein gestartetes Schiff legen
effect-lose-each = jede Farbe verliert { $n } Astronauten aus dieser Zone im All
effect-pull-crews = alle Astronauten auf angedockten Schiffen kommen in diese Zone
effect-blow-away = jede Farbe bewegt alle ihre Astronauten aus dieser Zone in benachbarte Zonen
effect-help-neighbours = jede benachbarte Zone erzeugt { $n } Marker mehr
effect-produce = diese Zone erzeugt { $n } Marker, was auch immer Nachbarn dazugeben
effect-produce-more = diese Zone erzeugt { $n } Marker mehr
effect-produce-ice = diese Zone erzeugt Eis statt des eigenen Rohstoffs
effect-all-share = jede Farbe in dieser Zone gilt als gleichauf an der Spitze
effect-fewest-take = die Farbe mit den wenigsten Astronauten in dieser Zone gilt als die mit den meisten
effect-second-takes = die Farbe mit den zweitmeisten Astronauten nimmt die Marker dieser Zone
effect-each-loses =
    { $n ->
        [one] jede Farbe in dieser Zone verliert { $n } Punkt
       *[other] jede Farbe in dieser Zone verliert { $n } Punkte
    }
effect-each-gains =
    { $n ->
        [one] jede Farbe in dieser Zone erhält { $n } Punkt
       *[other] jede Farbe in dieser Zone erhält { $n } Punkte
    }
effect-most-gains =
    { $n ->
        [one] die Farbe mit den meisten Astronauten in dieser Zone erhält { $n } Punkt
       *[other] die Farbe mit den meisten Astronauten in dieser Zone erhält { $n } Punkte
    }
effect-gain-ice = { $n } Eismarker erhalten
effect-rescue = bis zu { $n } eigene verschollene Astronauten in eine Zone bringen, in der ein eigener ist
effect-hire = in einer Zone mit einem eigenen Astronauten für diese Produktion { $n } mehr zählen

aim-influence = { $one }, { $two }, { $three } oder { $four } Punkte für Astronauten in einer, zwei, drei oder allen der Zonen { $zones }
aim-most-in = { $points } Punkte für die meisten Astronauten { $zone_in }
aim-most-together = { $points } Punkte für die meisten Astronauten in { $both } zusammen
aim-most-tokens = { $points } Punkte für die meisten Marker { $resource }
aim-most-lost = { $points } Punkte für die meisten eigenen im All verschollenen Astronauten
aim-spread = für Astronauten in vielen Zonen: { $steps }
aim-step = { $points } Punkte in mindestens { $zones }
aim-some-of-each = { $points } Punkte für mindestens { $least } Marker jedes Rohstoffs

## Fragen.

prompt-keep = Welchen Auftrag behältst du? Der andere kommt in den Ereignisstapel.
prompt-character = Welchen Charakter spielst du in dieser Runde?
prompt-place =
    { $n ->
        [one] { $player }: Welches Schiff betritt der Astronaut?
       *[other] { $player }: Welches Schiff jetzt? Noch zu setzen: { $n } Astronauten.
    }
prompt-destination = Wohin fliegt Schiff { $ship }?
prompt-steer = Welches Schiff? { SENTENCE($effect) }
prompt-explore =
    { $n ->
        [one] Bewege einen Astronauten in eine benachbarte Zone oder höre auf. Noch { $n } Zug.
       *[other] Bewege einen Astronauten in eine benachbarte Zone oder höre auf. Noch { $n } Züge.
    }
prompt-research = Eine Ereigniskarte ziehen oder eine Entdeckung ansehen?
prompt-assign = Du hast die Entdeckung { $event } gezogen. Welche äußere Zone erhält sie?
prompt-look = Welche Entdeckung siehst du dir an?
prompt-force = Welches Schiff wird gestartet?
prompt-destroy = Welches Schiff wird zerstört?
prompt-replace = Welcher Astronaut wird ersetzt?
prompt-kill = Welcher Astronaut wird getötet?
prompt-from-phobos = Wohin geht ein Astronaut von Phobos? Alle ziehen gleichzeitig; noch höchstens { $n }.
prompt-storm = { $player } muss { $zone } verlassen: Wohin geht der nächste Astronaut?
prompt-action = { SENTENCE($when) } Setzt du eine Aktion ein?
prompt-rescue-to = In welche Zone kommen die Geretteten?
prompt-rescue = Wie viele werden gerettet?
prompt-hire = In welcher Zone zählst du mehr?

## Optionen.

option-keep = { $event } behalten
option-play = { $character }
option-place = Schiff { $ship } betreten
option-zone = { $zone }
option-move = Von { $zone } { $to_to } bewegen
option-done = Fertig
option-draw = Eine Ereigniskarte ziehen
option-look = Die Entdeckung { $zone_in } ansehen
option-launch = Schiff { $ship } starten
option-destroy = Schiff { $ship } zerstören
option-replace = { $place }: einen Astronauten von { $player } ersetzen
option-kill = { $zone }: einen Astronauten von { $player } töten
option-ship = Schiff { $ship }
option-use = { $event } einsetzen
option-pass = Nein
option-rescue =
    { $n ->
        [one] { $n } Astronaut
       *[other] { $n } Astronauten
    }

## Warum nicht.

why-played = dieser Charakter liegt offen aus; nur der Anwerber holt ihn zurück
why-launched = das Schiff ist schon gestartet
why-full = das Schiff ist voll
why-few-seats =
    { $free ->
        [one] es braucht { $n } freie Plätze, und es gibt nur { $free }
       *[other] es braucht { $n } freie Plätze, und es gibt { $free }
    }
why-apart = jeder Astronaut geht an Bord eines anderen Schiffs
why-launches-itself = das Schiff ist voll und startet von selbst
why-inner = { $zone_in } wird niemand getötet
why-not-there = du hast dort keinen Astronauten
why-no-token = beide Zielmarker dieser Zone sind in Gebrauch
why-has-discovery = diese Zone hat schon eine Entdeckung
why-not-outer = eine Entdeckung braucht eine äußere Zone

## Das Protokoll.

log-start = Startspieler: { $player }.
log-round = Runde { $n }.
log-neutral = Nur du siehst es: { $player } spielt { $character }.
log-reveal = { $player } deckt { $character } auf.
log-board =
    { $n ->
        [one] { $n } Astronaut von { $player } betritt Schiff { $ship }.
       *[other] { $n } Astronauten von { $player } betreten Schiff { $ship }.
    }
log-aim = { $player } schickt Schiff { $ship } { $zone_to }.
log-launch = Schiff { $ship } ist voll und startet.
log-force = { $player } startet Schiff { $ship }.
log-destroy = { $player } zerstört Schiff { $ship }.
log-replace = { $player } ersetzt einen Astronauten von { $other }: { $place }.
log-kill = { $player } tötet einen Astronauten von { $other } { $zone_in }.
log-move = { $player } bewegt einen Astronauten von { $zone } { $to_to }.
log-return = { $player } nimmt alle Charaktere auf die Hand.
log-draw = { $player } zieht eine Ereigniskarte.
log-drawn = Nur du siehst es: { $event }.
log-hold = { $player } behält die Karte verdeckt.
log-box = Die für { $player } gezogene Karte kommt ungesehen aus dem Spiel.
log-assign = { $player } legt eine Entdeckung an: { $zone }.
log-discard = { $player } wirft { $event } ab: keine äußere Zone ist frei.
log-look = { $player } sieht sich die Entdeckung { $zone_in } an.
log-looked = Nur du siehst es: { $event } { $zone_in }.
log-use = { $player } setzt { $event } ein.
log-rescue =
    { $n ->
        [one] { $n } verschollener Astronaut von { $player } kommt { $zone_to }.
       *[other] { $n } verschollene Astronauten von { $player } kommen { $zone_to }.
    }
log-hire = { $player } zählt { $zone_in } mehr.
log-land = Schiff { $ship } landet { $zone_in }.
log-arrive =
    { $n ->
        [one] { $n } Astronaut von { $player } kommt { $zone_in } an.
       *[other] { $n } Astronauten von { $player } kommen { $zone_in } an.
    }
log-vanish = Schiff { $ship } hatte nie ein Ziel und ist verloren.
log-resource = Rohstoff { $zone_in }: { $resource }.
log-dock = Schiff { $ship } legt an Dock { $n } an.
log-reshuffle =
    { $n ->
        [one] Der Schiffsstapel entsteht neu aus { $n } Karte.
       *[other] Der Schiffsstapel entsteht neu aus { $n } Karten.
    }
log-first = Neuer Startspieler: { $player }.
log-production = Produktion { $n }.
log-gain = { $player } erhält { $n } × { $resource } { $zone_in }.
log-ice = { $player } erhält { $n } × Eis.
log-reveal-phase = Die Entdeckungen werden aufgedeckt.
log-discovery = { $zone }: { $event }.
log-lose = { $player } verliert einen Astronauten { $zone_in }.
log-pull =
    { $n ->
        [one] { $n } Astronaut von { $player } wird { $zone_to } gezogen.
       *[other] { $n } Astronauten von { $player } werden { $zone_to } gezogen.
    }
log-mission =
    { $n ->
        [one] { $player } deckt { $event } auf: { $n } Punkt.
       *[other] { $player } deckt { $event } auf: { $n } Punkte.
    }
log-end = Das Spiel ist zu Ende.

## Die Wertung.

score-missions = Aufträge
score-ice-monopoly = Eismonopol
score-ice = Eis
score-sylvanite = Sylvanit
score-celerium = Celerium
score-discoveries = Entdeckungen

end-track = Zehn Runden sind gespielt, und alle Punkte sind gezählt.
end-neutral = Eine neutrale Farbe liegt vor allen: niemand gewinnt.
