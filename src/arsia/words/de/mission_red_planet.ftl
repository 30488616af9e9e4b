### Aufbruch zum roten Planeten.

game-mission-red-planet = Aufbruch zum roten Planeten

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
colour-mission = Mission
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
list-effects = { SENTENCE($before) } { SENTENCE($next) }

card-character = { SENTENCE($effects) }
card-discovery = { SENTENCE(card-timed) }
card-mission = { SENTENCE($effect) }
card-action = { SENTENCE(card-timed) }
card-timed = { $when }: { SENTENCE($effect) }
card-monopoly = { $points } Punkte für die meisten Eismarker, mindestens 1; bei Gleichstand werden sie geteilt und abgerundet.

effect-place =
    { $n ->
        [one] { $n } Astronauten auf ein angedocktes Schiff setzen
       *[other] { $n } Astronauten auf angedockte Schiffe setzen
    }
effect-place-apart = { $n } Astronauten auf verschiedene angedockte Schiffe setzen
effect-place-together = { $n } Astronauten auf ein einziges angedocktes Schiff setzen; nur wenn keines { $n } freie Plätze hat oder weniger als { $n } Astronauten im Vorrat sind, niemanden setzen
effect-return = alle eigenen offen liegenden Charaktere auf die Hand nehmen, auch diesen
effect-explore = bis zu { $n } Züge mit eigenen Astronauten auf dem Mars machen, jeden in eine benachbarte Zone
effect-research = eine Ereigniskarte ziehen oder eine verdeckte Entdeckung ansehen
effect-force = ein angedocktes Schiff starten, das nicht voll ist, auch ein leeres
effect-destroy = ein angedocktes Schiff zerstören; alle an Bord sind im All verschollen
effect-replace = einen Astronauten anderer Farbe, auf einem Schiff oder in einer Zone mit einem eigenen, durch einen aus dem Vorrat ersetzen; der andere ist im All verschollen
effect-kill = einen Astronauten beliebiger Farbe in einer äußeren Zone oder auf Phobos töten
effect-leave-phobos = mindestens einen und höchstens { $n } eigene Astronauten von Phobos in beliebige Zonen des Mars bewegen
effect-steer = einen Zielmarker auf ein angedocktes oder gestartetes Schiff legen, das dann dorthin fliegt
effect-steer-launched = einen Zielmarker auf ein gestartetes Schiff legen, das dann dorthin fliegt
effect-lose-each =
    { $n ->
        [one] { $n } Astronaut jeder Farbe in dieser Zone ist im All verschollen
       *[other] { $n } Astronauten jeder Farbe in dieser Zone sind im All verschollen
    }
effect-pull-crews = alle Astronauten auf angedockten Schiffen kommen in diese Zone
effect-blow-away = jede Farbe bewegt alle ihre Astronauten aus dieser Zone in benachbarte Zonen ihrer Wahl
effect-help-neighbours = jede benachbarte Zone, deren Rohstoff offen liegt, erzeugt { $n } Marker mehr
effect-produce =
    { $n ->
        [0] diese Zone erzeugt nichts, was auch immer Nachbarn dazugeben; Marker, die dort liegen, werden trotzdem vergeben
       *[other] diese Zone erzeugt { $n } Marker, was auch immer Nachbarn dazugeben
    }
effect-produce-more = diese Zone erzeugt { $n } Marker mehr
effect-produce-ice = diese Zone erzeugt Eis statt des eigenen Rohstoffs
effect-all-share = jede Farbe in dieser Zone gilt als gleichauf mit den meisten Astronauten
effect-fewest-take = jede Farbe mit den wenigsten Astronauten in dieser Zone, mindestens 1, gilt als die mit den meisten
effect-second-takes = die Farbe mit den zweitmeisten Astronauten in dieser Zone nimmt die Marker, bei Gleichstand um den zweiten Platz teilen sich mehrere; bei Gleichstand an der Spitze wird wie üblich geteilt, und wer allein dort ist, erhält nichts
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
        [one] die Farbe mit den meisten Astronauten in dieser Zone, mindestens 1, erhält { $n } Punkt, bei Gleichstand jede davon
       *[other] die Farbe mit den meisten Astronauten in dieser Zone, mindestens 1, erhält { $n } Punkte, bei Gleichstand jede davon
    }
effect-gain-ice = { $n } Eismarker erhalten
effect-rescue = bis zu { $n } eigene Astronauten aus dem All zurückbringen, in eine Zone mit einem eigenen
effect-hire = in einer Zone mit einem eigenen Astronauten für diese Produktion { $n } mehr zählen

aim-influence = { $one }, { $two }, { $three } oder { $four } Punkte für Astronauten in einer, zwei, drei oder allen der Zonen { $zones }
aim-most-in = { $points } Punkte für die meisten Astronauten { $zone_in }, mindestens 1; ein Gleichstand genügt
aim-most-together = { $points } Punkte für die meisten Astronauten in { $both } zusammen, mindestens 1; ein Gleichstand genügt
aim-most-tokens = { $points } Punkte für die meisten { $resource }marker, mindestens 1; ein Gleichstand genügt
aim-most-lost = { $points } Punkte für die meisten eigenen im All verschollenen Astronauten, mindestens 1; ein Gleichstand genügt
aim-spread = für Astronauten in vielen Zonen, Phobos eingeschlossen: { $steps }
aim-step = { $points } Punkte in mindestens { $zones }
aim-some-of-each = { $points } Punkte für mindestens { $least } Marker jedes Rohstoffs

## Fragen.

prompt-keep =
    { $how ->
        [aside] Welche Mission behältst du? Die andere bleibt aus dem Spiel.
       *[shuffled] Welche Mission behältst du? Die andere wird in den Ereignisstapel gemischt.
    }
prompt-character = Welchen Charakter spielst du in dieser Runde?
prompt-place =
    { $how ->
        [together] { $player }: Welches Schiff betreten alle { $n } Astronauten?
        [apart] { prompt-place-apart }
       *[anyhow] { prompt-place-next }
    }
prompt-place-next =
    { $n ->
        [one] { $player }: Welches Schiff betritt der Astronaut?
       *[other] { $player }: Welches Schiff jetzt? Noch zu setzen: { $n } Astronauten.
    }
prompt-place-apart =
    { $n ->
        [one] { $player }: Welches andere Schiff betritt der letzte Astronaut?
       *[other] { $player }: Welches Schiff jetzt? Noch zu setzen: { $n } Astronauten, jeder auf ein anderes Schiff.
    }
prompt-destination = { $player }: Wohin fliegt Schiff { $ship }?
prompt-steer = { $player }: Welches Schiff? { SENTENCE($effect) }
prompt-explore =
    { $n ->
        [one] { $player }: Bewege einen Astronauten in eine benachbarte Zone oder höre auf. Noch { $n } Zug.
       *[other] { $player }: Bewege einen Astronauten in eine benachbarte Zone oder höre auf. Noch { $n } Züge.
    }
prompt-research = { $player }: Eine Ereigniskarte ziehen oder eine Entdeckung ansehen?
prompt-research-empty = { $player }: Der Ereignisstapel ist leer. Welche Entdeckung siehst du dir an?
prompt-assign = { $player }: Du hast die Entdeckung { $event } gezogen. Welche äußere Zone erhält sie, verdeckt?
prompt-look = { $player }: Du hast die Entdeckung { $event } gezogen, und keine äußere Zone ist für sie frei. Welche Entdeckung siehst du dir stattdessen an?
prompt-force = { $player }: Welches Schiff wird gestartet?
prompt-destroy = { $player }: Welches Schiff wird mit allen an Bord zerstört?
prompt-replace = { $player }: Welcher Astronaut wird durch einen aus dem Vorrat ersetzt?
prompt-kill = { $player }: Welcher Astronaut wird getötet?
prompt-from-phobos =
    { $taken ->
        [0] { prompt-from-phobos-first }
       *[other] { $player }: Verlässt noch jemand Phobos, und wohin? Höchstens { $n } dürfen es; alle ziehen gleichzeitig.
    }
prompt-from-phobos-first =
    { $n ->
        [one] { $player }: Wohin geht der Astronaut von Phobos? Er muss gehen.
       *[other] { $player }: Wohin gehen Astronauten von Phobos? Mindestens 1 muss gehen, höchstens { $n } dürfen es; alle ziehen gleichzeitig.
    }
prompt-storm = { $player } muss { $zone } verlassen: Wohin geht jeder Astronaut?
prompt-action =
    { GIVEN($event) ->
        [yes] { SENTENCE($when) } { prompt-action-held }
       *[no] { SENTENCE($when) } Du hast für diesen Moment keine Aktion. Gefragt werden alle, die eine haben könnten, damit niemand merkt, wer sie hat.
    }
prompt-action-held =
    { $how ->
        [must] Du musst { $event } jetzt einsetzen.
       *[may] Setzt du { $event } ein?
    }
prompt-rescue-to = In welche Zone kommen die geretteten Astronauten?
prompt-rescue = Wie viele Astronauten kommen zurück?
prompt-hire = In welcher Zone zählst du in dieser Produktion { $n } Astronauten mehr?

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
        [0] alle { $n } betreten dasselbe Schiff, und hier ist kein Platz frei
        [one] alle { $n } betreten dasselbe Schiff, und hier ist nur { $free } Platz frei
       *[other] alle { $n } betreten dasselbe Schiff, und hier sind nur { $free } Plätze frei
    }
why-apart = ein Astronaut dieses Charakters ist schon an Bord, und jeder betritt ein anderes Schiff
why-launches-itself = das Schiff ist voll und startet von selbst, sobald dieser Charakter fertig ist
why-inner = { $zone_in } tötet der Soldat niemanden
why-not-there = { $player } hat dort keinen Astronauten
why-no-token = beide Zielmarker dieser Zone sind in Gebrauch
why-has-discovery = diese Zone hat schon eine Entdeckung
why-not-outer = eine Entdeckung braucht eine äußere Zone

refuse-unkept-seats = Nur zu zweit kann die nicht behaltene Mission aus dem Spiel bleiben; wähle 2 Plätze oder lass unkept_aside auf false.

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
log-skip = { $player } kann niemanden auf ein angedocktes Schiff setzen.
log-phobos = Kein Schiff fliegt zu Phobos, also erhält Schiff { $ship } einen Zielmarker für Phobos.
log-aim = { $player } schickt Schiff { $ship } { $zone_to }.
log-launch = Schiff { $ship } ist voll und startet.
log-force = { $player } startet Schiff { $ship }.
log-destroy = { $player } zerstört Schiff { $ship }; alle an Bord sind im All verschollen.
log-replace = { $player } ersetzt einen Astronauten von { $other }, der im All verschollen ist: { $place }.
log-kill = { $player } tötet einen Astronauten von { $other } { $zone_in }.
log-move = { $player } bewegt einen Astronauten von { $zone } { $to_to }.
log-return = { $player } nimmt alle Charaktere auf die Hand.
log-renew = Der Anwerber von { $player } verlässt das Spiel; die anderen { $n } Charaktere bilden gemischt einen neuen Stapel.
log-draw = { $player } zieht eine Ereigniskarte.
log-drawn = Nur du siehst es: { $event }.
log-hold = { $player } behält die Karte verdeckt.
log-box = Die für { $player } gezogene Karte ist keine Entdeckung und kommt aus dem Spiel, ungesehen von den anderen.
log-assign = { $player } legt eine Entdeckung verdeckt an: { $zone }.
log-discard = { $player } wirft { $event } ab: keine äußere Zone ist frei.
log-look = { $player } sieht sich die Entdeckung { $zone_in } an.
log-looked = Nur du siehst es: { $event } { $zone_in }.
log-use = { $player } setzt { $event } ein.
log-rescue =
    { $n ->
        [one] { $n } verschollener Astronaut von { $player } kommt { $zone_to }.
       *[other] { $n } verschollene Astronauten von { $player } kommen { $zone_to }.
    }
log-hire = { $player } zählt { $zone_in } in dieser Produktion { $n } Astronauten mehr.
log-land = Schiff { $ship } landet { $zone_in }.
log-arrive =
    { $n ->
        [one] { $n } Astronaut von { $player } kommt { $zone_in } an.
       *[other] { $n } Astronauten von { $player } kommen { $zone_in } an.
    }
log-vanish = Schiff { $ship } hatte nie ein Ziel: Es wird abgelegt, und wer an Bord ist, ist im All verschollen.
log-resource = Rohstoff { $zone_in }: { $resource }.
log-dock = Schiff { $ship } legt an Dock { $n } an.
log-reshuffle =
    { $n ->
        [one] Der Schiffsstapel entsteht neu aus { $n } Karte.
       *[other] Der Schiffsstapel entsteht neu aus { $n } Karten.
    }
log-first = Startspieler ist jetzt { $player }.
log-production = Produktion { $n }.
log-gain = { $player } erhält { $n } × { $resource } { $zone_in }.
log-ice = { $player } erhält { $n } × Eis.
log-reveal-phase = Die Entdeckungen werden aufgedeckt.
log-discovery = { $zone }: { $event }.
log-lose = Ein Astronaut von { $player } { $zone_in } ist im All verschollen.
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

score-missions = Missionen
score-ice-monopoly = Eismonopol
score-ice = Eis
score-sylvanite = Sylvanit
score-celerium = Celerium
score-discoveries = Entdeckungen

end-track = Zehn Runden sind gespielt, und alle Punkte sind gezählt.
end-neutral = Eine neutrale Farbe hat mehr Punkte als beide Hauptfarben: niemand gewinnt.
