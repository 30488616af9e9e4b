### Martians: A Story of Civilization.

game-martians = Martians: A Story of Civilization

## Names of things.

good-energy = Energie
    .one = Energie
    .few = Energie
    .many = Energie
good-regolith = Regolith
    .one = Regolith
    .few = Regolith
    .many = Regolith
good-ice = Eis
    .one = Eis
    .few = Eis
    .many = Eis
good-supply = Vorräte
    .one = Vorrat
    .few = Vorräte
    .many = Vorräte
good-water = Wasser
    .one = Wasser
    .few = Wasser
    .many = Wasser
good-food = Nahrung
    .one = Nahrung
    .few = Nahrung
    .many = Nahrung
good-medicine = Medizin
    .one = Medizin
    .few = Medizin
    .many = Medizin
good-credit = Kredite
    .one = Kredit
    .few = Kredite
    .many = Kredite
good-reputation = Reputation
    .one = Reputation
    .few = Reputation
    .many = Reputation
building-moxie = MOXIE-Generator
    .in = im MOXIE-Generator
    .to = zum MOXIE-Generator
    .from = aus dem MOXIE-Generator
building-construction = Bauhof
    .in = im Bauhof
    .to = zum Bauhof
    .from = aus dem Bauhof
building-hospital = Krankenhaus
    .in = im Krankenhaus
    .to = ins Krankenhaus
    .from = aus dem Krankenhaus
building-water-plant = Wasseraufbereitung
    .in = in der Wasseraufbereitung
    .to = zur Wasseraufbereitung
    .from = aus der Wasseraufbereitung
building-mining = Bergbau
    .in = im Bergbau
    .to = zum Bergbau
    .from = aus dem Bergbau
building-lander = Lander
    .in = im Lander
    .to = zum Lander
    .from = aus dem Lander
building-greenhouses = Gewächshäuser
    .in = in den Gewächshäusern
    .to = zu den Gewächshäusern
    .from = aus den Gewächshäusern
building-education = Bildungszentrum
    .in = im Bildungszentrum
    .to = zum Bildungszentrum
    .from = aus dem Bildungszentrum
building-laboratory = Labor
    .in = im Labor
    .to = ins Labor
    .from = aus dem Labor
building-pool = dein Vorrat
    .in = in deinem Vorrat
    .to = in deinen Vorrat
    .from = aus deinem Vorrat
area-lazaret = Lazarett
    .in = im Lazarett
    .why = Krankheit
area-homes = Wohnungen
    .in = in den Wohnungen
    .why = Hunger
installation-solar = Solaranlage
installation-wind = Windkraftanlage
token-oxygen = Sauerstoff
    .of = Sauerstoffmarker
    .many = Sauerstoffmarker
token-sickness = Krankheit
    .of = Krankheitsmarker
    .many = Krankheitsmarker
token-hunger = Hunger
    .of = Hungermarker
    .many = Hungermarker
technology-medicine = Medizin
technology-co2-converter = CO2-Konverter
technology-birth-control = Geburtenplanung
technology-long-arm = Langer Arm
technology-weather-reports = Wetterberichte
technology-dna-modification = DNA-Modifikation
technology-solar-energy = Sonnenenergie
technology-kinetic-energy = Kinetische Energie
technology-molecular-sensor = Molekularsensor
person-dietitian = Ernährungsberater
person-engineer = Ingenieur
person-pharmacist = Apotheker
person-doctor = Arzt
person-chemist = Chemiker
person-power-manager = Kraftwerksleiter
person-soil-analyst = Bodenanalytiker
person-builder = Baumeister
person-botanist = Botaniker
person-geologist = Geologe
person-scientist = Wissenschaftler
weather-stable = Stabiles Wetter
weather-solar-activity-cheap = Sonnenaktivität (günstige Ernte)
weather-solar-activity-rich = Sonnenaktivität (reiche Ernte)
weather-wind = Wind
weather-sandstorm-poor = Sandsturm (magere Ernte)
weather-sandstorm-costly = Sandsturm (teure Ernte)
weather-earthquake = Erdbeben
event-E101 = Nachschubabwurf
event-E102 = Funkfenster
event-E103 = Lockerer Boden
event-E104 = Staub auf den Paneelen
event-E105 = Spannungsspitze
event-E106 = Eingefrorenes Ventil
event-E107 = Gute Stimmung
event-E108 = Eislinse
event-E201 = Sonneneruption
event-E202 = Verdorbene Nahrung
event-E203 = Grippewelle
event-E204 = Inspektion des Landers
event-E205 = Privater Sponsor
event-E206 = Kabelschaden
event-E207 = Reiche Ader
event-E208 = Übertragung zur Erde
event-E301 = Meteoriteneinschlag
event-E302 = Strahlung
event-E303 = Wasserleck
event-E304 = Streik
event-E305 = Saatgutbank
event-E306 = Überstunden
event-E307 = Versorgungsschiff
event-E308 = Kurzschluss
event-E401 = Sonneneruption
event-E402 = Hungersnot
event-E403 = Hüllenbruch
event-E404 = Live-Interview
event-E405 = Verschlissene Ausrüstung
event-E406 = Wissenschaftlicher Durchbruch
event-E407 = Batteriereserve
event-E408 = Quarantäne
event-S101 = Südeingang
event-S102 = Sender
event-S103 = Schlüssel
event-S104 = S.O.S.
event-S105 = Tagebuch
event-S106 = Sanitäter
event-S107 = Speisekammer
event-S108 = Wohnungen
event-S201 = Agent
event-S202 = Der Verzweifelte
event-S203 = Strahlenfolgen
event-S204 = Fahrlässige Bedienung
event-S301 = Verwirrung
event-S302 = Harte Landung
event-S303 = Treibstoffleck
event-S304 = Verbindungsverlust
event-S401 = Lawine
event-S402 = Bergführer
event-S403 = Höhle
event-S404 = Gipfel
event-S501 = Ungebetene Gäste
event-S502 = Nahrungsdiebstahl
event-S503 = Drohung
event-S504 = Sabotage
order-O01 = Bodenproben
order-O02 = Eiskerne
order-O03 = Regolithlieferung
order-O04 = Gemischte Kerne
order-O05 = Sulfatstudie
order-O06 = Olivinstudie
order-O07 = Seltenes Paar
order-O08 = Volles Spektrum
order-O09 = Magnetitpaar
order-O10 = Jarositserie
order-O11 = Degustationsmenü
order-O12 = Nahrungsreserve
order-O13 = Essenspakete
order-O14 = Erste Hilfe
order-O15 = Feldlazarett
order-O16 = Überlebenspaket
order-O17 = Wasserprobe
order-O18 = Reservoir
order-O19 = Leistungstest
order-O20 = Netzvorführung
order-O21 = Ersatzteile
order-O22 = Habitatbausatz
order-O23 = Lizenzgebühr
order-O24 = Musterbasis
tile-RT01 = Forschungsplättchen 1
tile-RT02 = Forschungsplättchen 2
tile-RT03 = Forschungsplättchen 3
tile-RT04 = Forschungsplättchen 4
tile-RT05 = Forschungsplättchen 5
tile-RT06 = Forschungsplättchen 6
tile-RT07 = Forschungsplättchen 7
tile-RT08 = Forschungsplättchen 8
tile-RT09 = Forschungsplättchen 9
tile-RT10 = Forschungsplättchen 10
tile-RT11 = Forschungsplättchen 11
tile-RT12 = Forschungsplättchen 12
tile-RT13 = Forschungsplättchen 13
tile-RT14 = Forschungsplättchen 14
tile-RT15 = Forschungsplättchen 15
tile-RT16 = Forschungsplättchen 16
tile-RT17 = Forschungsplättchen 17
tile-RT18 = Forschungsplättchen 18
tile-RT19 = Forschungsplättchen 19
tile-RT20 = Forschungsplättchen 20
ground-MT1 = 2 Regolith
ground-MT2 = 2 Eis
ground-MT3 = 1 Regolith, 1 Eis
ground-MT4 = 2 Regolith, 1 Eis
ground-MT5 = 1 Regolith, 2 Eis
ground-MT6 = 3 Regolith
ground-MT7 = 3 Eis
ground-MT8 = 2 Regolith, 2 Eis
mineral-yellow = Jarosit (gelb)
    .one = gelbe Karte
    .few = gelbe Karten
    .many = gelbe Karten
mineral-green = Olivin (grün)
    .one = grüne Karte
    .few = grüne Karten
    .many = grüne Karten
mineral-black = Magnetit (schwarz)
    .one = schwarze Karte
    .few = schwarze Karten
    .many = schwarze Karten
mineral-white = Gips (weiß)
    .one = weiße Karte
    .few = weiße Karten
    .many = weiße Karten
mineral-proof-of-life = Lebensbeweis
    .one = Lebensbeweis
    .few = Lebensbeweise
    .many = Lebensbeweise
crop-base = Grundkultur
crop-algae = Algen
crop-potatoes = Kartoffeln
crop-medicinal-herbs = Heilkräuter
goal-HG01 = Geheimes Ziel 1
goal-HG02 = Geheimes Ziel 2
goal-HG03 = Geheimes Ziel 3
goal-HG04 = Geheimes Ziel 4
goal-HG05 = Geheimes Ziel 5
goal-HG06 = Geheimes Ziel 6
goal-HG07 = Geheimes Ziel 7
goal-HG08 = Geheimes Ziel 8
goal-HG09 = Geheimes Ziel 9
goal-HG10 = Geheimes Ziel 10
goal-HG11 = Geheimes Ziel 11
goal-HG12 = Geheimes Ziel 12
scenario-botanical-capsule = Botanische Kapsel
scenario-relay-station = Relaisstation
scenario-new-settlers = Neue Siedler
scenario-deep-drilling = Tiefbohrung
scenario-mars-one = Mars One
scenario-refugees = Flüchtlinge
scenario-mission-to-phobos = Mission zum Phobos
scenario-martian-face = Das Marsgesicht
scenario-dark-side-of-mars = Die dunkle Seite des Mars
scenario-underground-colony = Unterirdische Kolonie
scenario-catastrophe = Katastrophe
scenario-vastitas-borealis = Vastitas Borealis
scenario-the-end = Das Ende
mission-BC-A = Substrat
mission-BC-B = Setzlinge
mission-BC-C = Klimagerät
mission-RS-A = Mastsegment
mission-RS-B = Energiezellen
mission-RS-C = Kalibrierung
mission-NS-A = Wohnmodul
mission-NS-B = Willkommenspaket
mission-DD-A = Schachtabschnitt
mission-DD-B = Eiskern
mission-DD-C = Kernanalyse
mission-MO-A = Eingang freilegen
mission-MO-B = Strom wiederherstellen
mission-MO-C = Logbücher entschlüsseln
mission-MO-D = Besatzung versorgen
mission-RF-A = Rettung
mission-RF-B = Integration
mission-RF-C = Ärztliche Untersuchung
mission-PH-A = Rumpfsektion
mission-PH-B = Treibstofftank
mission-PH-C = Proviant
mission-PH-D = Start
mission-MF-A = Schritt der Expedition
mission-MF-B = Vermessung
mission-DS-A = Verhandlung
mission-DS-B = Medizinische Hilfe
mission-DS-C = Wachposten
mission-UC-A = Tunnel
mission-UC-B = Kammer
mission-CA-A = Schutzraum wiederaufbauen
mission-VB-A = Pipeline
mission-VB-B = Reservoir
mission-TE-A = Schiffsreparatur
mission-TE-B = Treibstoff
mission-TE-C = Einschiffung
mission-TE-D = Abflug
exploration-clear = freier Weg
exploration-regolith-cache = Regolithlager
exploration-ice-cache = Eislager
exploration-mineral-vein = Mineralader
exploration-crashed-probe = abgestürzte Sonde
exploration-rockfall = Steinschlag
exploration-relic = Relikt
colour-weather = Wetter
colour-specialist = Spezialist
colour-helper = Helfer
colour-boon = Gute Nachricht
colour-crisis = Krise
colour-choice = Wahl
colour-neutral = Ereignis
colour-order = Auftrag
colour-tile = Forschungsplättchen
colour-ground = Abbauplättchen
colour-mineral = Regolithkarte
colour-crop = Kultur
colour-goal = Geheimes Ziel
colour-colony = Technologie der Kolonie
colour-corporation = Technologie des Konzerns
colour-scenario = Szenario
colour-mission = Anforderung
colour-exploration = Erkundungsmarker

## Amounts.

list-needs = { $before }; { $next }
list-effects = { $before }; { $next }
amount =
    { $n ->
        [one] { $n } { $good_one }
       *[other] { $n } { $good_many }
    }
mineral-cards =
    { $n ->
        [one] { $n } { $mineral_one }
       *[other] { $n } { $mineral_many }
    }
mineral-any =
    { $n ->
        [one] { $n } beliebige Regolithkarte
       *[other] { $n } beliebige Regolithkarten
    }
mineral-distinct =
    { $n ->
        [one] { $n } Regolithkarte
       *[other] { $n } Regolithkarten verschiedener Farben
    }
nothing = nichts

## Card texts, made from what the cards are.

weather-text = { SENTENCE($effects) }
weather-text-none = Nichts ändert sich.
weather-solar-more = jede Solaranlage erzeugt { $n } Energie mehr
weather-solar-less = jede Solaranlage erzeugt { $n } Energie weniger
weather-wind-more = jede Windkraftanlage erzeugt { $n } Energie mehr
weather-wind-less = jede Windkraftanlage erzeugt { $n } Energie weniger
weather-harvest-energy-more = eine Ernte kostet { $n } Energie mehr
weather-harvest-energy-less = eine Ernte kostet { $n } Energie weniger
weather-food-more = eine Ernte bringt { $n } Nahrung mehr
weather-food-less = eine Ernte bringt { $n } Nahrung weniger
weather-crystals-less = der Abbau bringt { $n } Kristall weniger
specialist-text = { SENTENCE(specialist-text-parts) }
specialist-text-parts = einmal pro Runde { $cost } zahlen: { $effects }
effect-gain = { $goods } erhalten
effect-remove =
    { $n ->
        [one] { $n } { $token_of } aus einem beliebigen Quartier entfernen (COM.4: aus dem eigenen)
       *[other] bis zu { $n } { $token_many } aus beliebigen Quartieren entfernen (COM.4: aus dem eigenen)
    }
effect-draw =
    { $n ->
        [one] { $n } Regolithkarte ziehen
       *[other] { $n } Regolithkarten ziehen
    }
effect-construct = eine Aktion des Bauhofs zu ihren üblichen Kosten einschließlich Zeit ausführen, ohne Marker
helper-text-botanist = Jede Ernte bringt 1 Nahrung mehr.
helper-text-geologist = Jeder Abbau nimmt bis zu 1 Kristall mehr.
helper-text-scientist = Ein Forschungsplättchen und jede Technologie brauchen 1 Zeiteinheit weniger, aber mindestens 1.
order-text =
    { $reputation ->
        [one] { $cost } liefern für { $reputation } Reputation.
       *[other] { $cost } liefern für { $reputation } Reputation.
    }
mission-text = { order-text }
tile-text =
    { $credits ->
        [one] { tile-time }: { $cost } abgeben für { $credits } Kredit.
       *[other] { tile-time }: { $cost } abgeben für { $credits } Kredite.
    }
tile-time =
    { $time ->
        [one] { $time } Zeiteinheit
       *[other] { $time } Zeiteinheiten
    }
ground-text = Ein Plättchen mit { $regolith } Regolith und { $ice } Eis.
mineral-text = Ein Mineral für Forschung und Aufträge; es gibt { $n } davon.
mineral-text-proof = Steht für jede Farbe oder bringt, im eigenen Zug abgeworfen, 2 Reputation; es gibt { $n } davon.
crop-text = Ernte: { $cost } zahlen, { $goods } erhalten.
goal-text =
    { $reputation ->
        [one] Am Ende des Spiels { $cost } haben: { $reputation } Reputation.
       *[other] Am Ende des Spiels { $cost } haben: { $reputation } Reputation.
    }
needs-helper = einen Helfer ({ $person })
needs-same = { $n } Helfer einer Art
needs-specialists =
    { $n ->
        [one] { $n } Spezialisten
       *[other] { $n } Spezialisten
    }
technology-text = { tile-time }, 1 Energie: { $effect }
technology-text-medicine = 3 Reputation, und bei jeder Auffüllung 1 Krankheitsmarker weniger.
technology-text-co2-converter = 3 Reputation, und bei jeder Auffüllung 1 Sauerstoffmarker weniger.
technology-text-birth-control = 3 Reputation, und bei jeder Auffüllung 1 Wachstumsmarker.
technology-text-long-arm = die Maschine gräbt auch benachbarte Plättchen ab.
technology-text-weather-reports = du siehst jederzeit die nächste Wetterkarte.
technology-text-dna-modification = 1 Zeiteinheit mehr in jedem deiner Züge, ab dem nächsten.
technology-text-solar-energy = jede deiner Solaranlagen erzeugt 1 Energie mehr.
technology-text-kinetic-energy = jede deiner Windkraftanlagen erzeugt 1 Energie mehr.
technology-text-molecular-sensor = 1 Regolithkarte mehr bei jeder Analyse von Regolith.
scenario-text =
    { $seats ->
        [one] { $seats } Spieler: { $needs }.
       *[other] { $seats } Spieler: { $needs }.
    }
scenario-mission = { $n } × { $mission }
needs-installations = { $n } Energieanlagen
needs-fourth = der vierte Kolonist freigeschaltet
needs-satisfaction = insgesamt { $n } Reputation
needs-summit = die Expedition auf dem Gipfel
needs-hostility = Feindseligkeit höchstens { $n }
needs-trust = Vertrauen mindestens { $n }
needs-undamaged = kein Ausbaumarker mehr in: { $buildings }
needs-built = gebaut: { $buildings }
scenario-rules-botanical-capsule = Keine besonderen Regeln.
scenario-rules-relay-station = Keine besonderen Regeln.
scenario-rules-new-settlers = Saubere Quartiere in den Zyklen 1 bis 3, oder Geburtenplanung und zwei saubere Zyklen, schalten den vierten Kolonisten rechtzeitig frei.
scenario-rules-deep-drilling = Auch die dritte Reihe des Abbaugebiets beginnt offen. Die Kernanalyse braucht zuerst einen Schachtabschnitt und einen Eiskern.
scenario-rules-mars-one = Die Anforderungen öffnen sich nacheinander: Eingang, dann Strom und Besatzung, dann Logbücher. Eines von zwei eigenen Ereignissen kommt in den Stapel jedes Zyklus.
scenario-rules-refugees = Ein geretteter Flüchtling bringt bei jeder Auffüllung 1 Hunger, bis er integriert ist; dann ist er ein Marker, den jeder einsetzen darf, auch wo ein eigener steht, aber nur einer je Gebäude. Am Ende jedes Zyklus kostet jeder Flüchtling draußen 1 Reputation: die Kolonie, wo alle sie teilen, sonst jeden Spieler.
scenario-rules-mission-to-phobos = Der Start braucht zuerst alles andere. Danach kann kein Ereignis einen fertigen Teil zunichtemachen.
scenario-rules-martian-face = Eine Expedition steigt über fünf Reihen zum Gipfel; die Reihen 3 und 5 kosten 1 Vorrat mehr. Auf jedem Feld liegt ein verdeckter Marker, der einmal wirkt. Ein Feld wird einmal vermessen.
scenario-rules-dark-side-of-mars = Die Feindseligkeit beginnt bei 4, mit drei Spielern bei 5, mit vier bei 6. Sie wächst bei jeder Auffüllung, um 1 bei bis zu zwei Spielern, um 2 bei mehr. Verhandlung senkt sie um 1, medizinische Hilfe um 2; jede von beiden schafft 1 Vertrauen. Ein Wachposten kann ein Ereignis der Fremden verhindern. Bei 12 ist die Kolonie verloren, im halbkooperativen Spiel die Mission.
scenario-rules-underground-colony = Eine Kammer braucht einen Tunnel, den noch keine Kammer nutzt. Kommt ein Erdbeben, zahlt die Kolonie 1 Vorrat oder verliert einen solchen Tunnel.
scenario-rules-catastrophe = Alle beginnen mit 4 Energie statt 5 (allein mit 8 statt 10), der RTG mit 2 weniger, und auf den ersten Feldern von MOXIE, Bergbau und Lander liegen Ausbaumarker.
scenario-rules-vastitas-borealis = Eine Solaranlage erzeugt 1 Energie statt 2. Ein Abbau, der Eis bringt, bringt 1 Eis mehr.
scenario-rules-the-end = In den Zyklen 3 und 4 bringt die Auffüllung 1 Sauerstoffmarker mehr. Die Einschiffung braucht zuerst eine Schiffsreparatur, der Abflug alles andere.
exploration-text-clear = Nichts geschieht; { $n } Marker.
exploration-text-regolith-cache = 2 Regolith erhalten; { $n } Marker.
exploration-text-ice-cache = 2 Eis erhalten; { $n } Marker.
exploration-text-mineral-vein = 2 Regolithkarten ziehen; { $n } Marker.
exploration-text-crashed-probe = 4 Kredite erhalten; { $n } Marker.
exploration-text-rockfall = 1 Energie zahlen oder zurückgehen; { $n } Marker.
exploration-text-relic = 3 Reputation erhalten; { $n } Marker.

## Events. A whole text is put together in `event-text` and nowhere else.

event-text = { SENTENCE($effects) }{ $duration }
duration-instant = { "" }
duration-this-production = { " " }Für die kommende Produktion.
duration-end-of-round = { " " }Bis zum Ende der Runde.
duration-end-of-cycle = { " " }Bis zum Ende des Zyklus.
duration-until-used = { " " }Bis es genutzt wird.
effect-each-gains = jeder Spieler erhält { $goods }
effect-each-loses = jeder Spieler verliert { $goods }, soweit vorhanden
effect-each-loses-or = jeder Spieler verliert { $goods }, sonst { $other }
effect-colony-loses-or = die Kolonie (bei eigenem Lager der Startspieler) verliert { $goods }; geht das nicht: { $effect }
effect-lose-reputation = { $n } Reputation verlieren
effect-reputation = jeder Spieler, oder wo alle sie teilen die Kolonie einmal, erhält { $n } Reputation
effect-add-demand = zusätzliche { $token_many }, jeder in das Quartier mit den wenigsten: { $few } bei bis zu zwei Spielern, { $three } bei drei, { $many } bei vier; im Wettkampf { $each } für jeden Spieler
effect-add-demand-same = { $n } zusätzlicher { $token_of } in das Quartier mit den wenigsten; im Wettkampf { $each } für jeden Spieler
effect-add-demand-shared = zusätzliche { $token_many }, jeder in das Quartier mit den wenigsten: { $few } bei bis zu zwei Spielern, { $three } bei drei, { $many } bei vier
effect-remove-demand = der Startspieler entfernt { $token_many }: { $few } bei bis zu zwei Spielern, { $three } bei drei, { $many } bei vier
effect-remove-demand-same =
    { $n ->
        [one] der Startspieler entfernt { $n } { $token_of }
       *[other] der Startspieler entfernt { $n } { $token_many }
    }
effect-return-markers = alle Marker auf Aktionsfeldern kehren zu ihren Besitzern zurück; die in Lazarett und Wohnungen bleiben
effect-mod-moxie-energy = der MOXIE kostet { $n } Energie mehr
effect-mod-fewer-supplies = der Lander gibt höchstens 1 Vorrat auf einmal
effect-mod-rest-time = Ausruhen braucht { $n } Zeiteinheit mehr
effect-mod-fewer-deliveries = jeder Zug liefert { $n } Produkt weniger
effect-mod-no-mission = die Missionsaktion ist gesperrt
effect-mod-extract-energy = ein Abbau kostet { $n } Energie mehr
effect-mod-construction-energy = jede Aktion des Bauhofs kostet { $n } Energie mehr
effect-mod-crystals = ein Abbau nimmt bis zu { $n } Kristall mehr
effect-mod-food-reputation = jede gelieferte Nahrung bringt { $n } Reputation mehr
effect-mod-free-crop = der Wechsel der Kultur kostet weder Zeit noch Energie
effect-mod-upgrade-time = Felder mit Ausbaumarkern brauchen { $n } Zeiteinheit mehr
effect-mod-research-time = Forschung braucht { $n } Zeiteinheit weniger, aber mindestens 1
effect-mod-laboratory-time = Technologien brauchen { $n } Zeiteinheit weniger, aber mindestens 1
effect-mod-solar = jede Solaranlage erzeugt { $n } Energie weniger
effect-mod-free-goods = die nächste Anforderung kostet weder Güter noch Regolithkarten, nur Zeit
effect-mod-free-step = der nächste Schritt der Expedition kostet keine Güter
effect-may-pay = jeder Spieler darf { $cost } zahlen und dafür { $goods } erhalten
effect-choose-gain = jeder Spieler erhält { $one } oder { $other }
effect-overtime = jeder Spieler darf im Zug dieser Runde 1 Zeiteinheit mehr nehmen und legt dafür 1 Hungermarker dazu
effect-free-penalty = jeder Spieler nimmt umsonst 1 Marker aus Wohnungen oder Lazarett zurück
effect-damage = der Startspieler wählt eines von diesen, das gebaut ist: { $buildings }; auf dessen äußerstes rechtes Feld ohne Ausbaumarker kommt einer
effect-damage-first = der Startspieler wählt ein gebautes Gebäude ohne Ausbaumarker auf dem ersten Feld; dorthin kommt einer
effect-close = ist ein Flüchtling integriert, schließt der Startspieler das Krankenhaus, die Wasseraufbereitung oder die Gewächshäuser
effect-pass-first = der Startspielermarker wandert einen Platz nach links
effect-if-waiting = ist ein geretteter Flüchtling noch nicht integriert: { $effect }
effect-advance = „{ $mission }“ gilt einmal mehr als erfüllt, wenn es noch gefordert ist, ohne Belohnung
effect-setback = 1 × „{ $mission }“ verlieren
effect-sos = wer in diesem Zyklus zuerst die Besatzung versorgt, erhält 2 Reputation mehr; tut es niemand, verliert die Kolonie 2, oder wo jeder eine eigene Reputation hat jeder Spieler 1
effect-hostility = die Feindseligkeit wächst um { $n }
effect-go-down = die Expedition steigt auf das Feld links darunter ab
effect-go-up = die Expedition darf kostenlos eine Reihe aufsteigen
effect-pay-or = die Kolonie, bei eigenem Lager alle gemeinsam, darf { $cost } zahlen; tut sie es nicht: { $effect }
effect-lose-tunnel = einen Tunnel ohne Kammer verlieren
effect-each-draws =
    { $n ->
        [one] jeder Spieler zieht { $n } Regolithkarte
       *[other] jeder Spieler zieht { $n } Regolithkarten
    }
effect-first-draws =
    { $n ->
        [one] der Startspieler zieht { $n } Regolithkarte
       *[other] der Startspieler zieht { $n } Regolithkarten
    }
effect-uncover =
    { $n ->
        [one] der Startspieler deckt { $n } Erkundungsmarker neben der Expedition auf
       *[other] der Startspieler deckt { $n } Erkundungsmarker neben der Expedition auf
    }

## Questions.

prompt-turn = Du bist am Zug: Marker setzen, handeln, ausruhen oder den Zug beenden.
prompt-turn-solo = Am Zug: { $player }. Marker setzen, handeln, ausruhen oder den Zug beenden.
prompt-act = Was tut dein Marker { $building_in }?
prompt-act-refugee = Was tut der Flüchtling { $building_in }?
prompt-collect = Welche Marker nimmst du zurück? In deinem Vorrat: { $n }.
prompt-deliver = Deine Kolonisten gehen nach Hause: Was bringen sie mit, und wohin? Höchstens noch { $n }.
prompt-dig = Was gräbt die Maschine aus? Das Plättchen ist danach weg.
prompt-move = Wohin fährt die Maschine?
prompt-builder = Welche Aktion des Bauhofs führt der Baumeister aus?
prompt-quarter = Um welches Quartier kümmerst du dich?
prompt-keep = Welches geheime Ziel behältst du? Die beiden anderen gehen an den Spieler links von dir.
prompt-keep-last = Welches geheime Ziel behältst du? Das andere kommt in die Schachtel.
prompt-block = In welcher Runde setzt { $player } wegen der Toten aus?
prompt-guard = Gibst du einen Wachposten auf, um „{ $event }“ zu verhindern?
prompt-lazaret = Krankheit in { $quarter }: Welcher Marker von { $player } kommt ins Lazarett?
prompt-homes = Hunger in { $quarter }: Welcher Marker von { $player } kommt in die Wohnungen?
prompt-remove = Aus welchem Quartier entfernst du { $token_many } (noch { $n })?
prompt-pay-or = { $cost } zahlen? Sonst: { $effect }.
prompt-contribute = Gemeinsam könnt ihr { $cost } zahlen. Sonst: { $effect }. Was steuerst du bei?
prompt-sponsor = Zahlt { $player } { $cost } für { $goods }?
prompt-choose-gain = Was nimmt { $player }: { $one } oder { $other }?
prompt-overtime = Arbeitet { $player } in dieser Runde länger, für 1 Hunger mehr?
prompt-free = Welchen Marker nimmt { $player } zurück?
prompt-damage = Welches Gebäude wird getroffen? Sein äußerstes rechtes Feld ohne Ausbaumarker bekommt einen.
prompt-damage-first = Welches Gebäude wird sabotiert? Sein erstes Feld bekommt einen Ausbaumarker.
prompt-close = Welches Gebäude ist in dieser Runde geschlossen?
prompt-early-end = Die Mission ist erfüllt, und niemandem fehlt etwas. Endet das Spiel jetzt? Alle müssen zustimmen.
prompt-climb = Wohin steigt die Expedition?
prompt-uncover = Welchen Marker deckst du auf?
prompt-card = Welche Regolithkarte gibst du aus (noch { $n })?
prompt-rocks = Felsen versperren den Weg: { $cost } zahlen oder zurückgehen?
prompt-offer = Was gibst du, was willst du? Dann schick das Angebot ab.
prompt-answer = { $player } gibt { $goods } und will { $wants }. Nimmst du an?
prompt-answer-loan = Ein Darlehen, das zurückzugeben ist: { $player } gibt { $goods } und will { $wants }. Nimmst du an?

## Options.

option-quarter = Um { $quarter } kümmern
option-keep = { $goal } behalten
option-block = Runde { $round } aussetzen
option-place = Marker { $building_to }, Feld { $space }
option-refugee = Flüchtling { $building_to }, Feld { $space }
option-rest = Ausruhen
option-collect = Marker { $building_from } zurücknehmen
option-collect-refugee = Flüchtling { $building_from } zurückrufen
option-free = Marker { $area_in } von { $quarter } befreien
option-rtg = 1 Energie aus dem RTG für 1 Reputation nehmen
option-use = Einsetzen: { $person }
option-proof = Einen Lebensbeweis für 2 Reputation abwerfen
option-end = Zug beenden
option-deliver = { $good } nach { $quarter } bringen
option-done = Fertig
option-oxygen = Sauerstoff für { $quarter }
option-build = Bauen: { $building }
option-upgrade = Ausbauen: { $building }, Feld { $space }
option-install = { $installation } errichten
option-medicine = Medizin herstellen
option-treat = Eis aufbereiten: 2 Wasser
option-dig = { $hex } abbauen: { $regolith } Regolith, { $ice } Eis
option-move = Maschine nach { $hex } fahren
option-analyse = Regolith analysieren
option-research = Forschung: { $tile }
option-supplies =
    { $n ->
        [one] { $n } Vorrat holen
       *[other] { $n } Vorräte holen
    }
option-mission = Mission: { $mission }
option-expedition =
    { $row ->
        [6] Expedition zum Gipfel (Feld { $column })
       *[other] Expedition in Reihe { $row }, Feld { $column }
    }
option-order = Auftrag: { $order }
option-card = Ausgeben: { $mineral }
option-harvest = Ernten
option-change-crop = Kultur wechseln: { $crop }
option-hire = Einstellen: { $person }
option-colony-tech = Für die Kolonie entwickeln: { $technology }
option-corp-tech = Entwickeln: { $technology }
option-remove = { $quarter }: { $token_of } entfernen
option-surrender = Einen Marker { $building_from } abgeben
option-damage = Beschädigen: { $building }
option-close = Schließen: { $building }
option-gain = Nimm { amount }
option-overtime = Länger arbeiten
option-uncover = Marker in Reihe { $row }, Feld { $column } aufdecken
option-guard = Wachposten aufgeben
option-back = Zurückgehen
option-contribute = 1 beisteuern: { $good }
option-pay = Zahlen
option-skip = Nein
option-stop = Das Spiel beenden
option-go-on = Weiterspielen
option-offer = { $player } ein Angebot machen
option-give = Geben: { amount }
option-want = Wünschen: { amount }
option-send = Angebot abschicken
option-lend = Als Darlehen schicken, das zurückzugeben ist
option-cancel = Kein Angebot
option-accept = Annehmen
option-decline = Ablehnen

## Why not.

why-goods = es braucht { $n } { $good }, und du hast { $have }
why-cards = dir fehlen die Regolithkarten dafür
why-no-marker = du hast keinen Marker mehr im Vorrat
why-no-refugee = kein Flüchtling ist frei
why-unavailable = dieses Feld ist bei so wenigen Spielern gesperrt
why-unbuilt = noch nicht gebaut: { $building }
why-closed = in dieser Runde geschlossen: { $building }
why-own-marker = dort ist schon ein Marker von dir: { $building }
why-refugee-there = dort ist schon ein Flüchtling: { $building }
why-nothing-to-do = dort gibt es gerade nichts zu tun: { $building }
why-taken = dort steht schon jemand
why-no-demand = kein { $token_of } verlangt danach
why-no-regolith = es wurde gerade kein Regolith abgebaut
why-installations = du hast schon alle erlaubten Anlagen
why-fewer-supplies = der Lander gibt in dieser Runde nur 1 Vorrat auf einmal
why-no-mission = in dieser Runde gibt es keine Missionsaktion
why-mission-done =
    { $n ->
        [one] es wurde { $n }-mal erfüllt, und öfter ist es nicht gefordert
       *[other] es wurde { $n }-mal erfüllt, und öfter ist es nicht gefordert
    }
why-mission-first = das kommt zuerst: { $mission }
why-surveyed = die Expedition muss auf einem Feld stehen, das noch niemand vermessen hat
why-same-crop = das baust du schon an
why-no-crop = von dieser Kultur ist kein Plättchen mehr da
why-known = das ist schon entwickelt
why-nothing-to-collect = niemand steht auf dem Plan, den du zurücknehmen könntest
why-rtg-used = du hast in diesem Zug schon Energie aus dem RTG genommen
why-rtg-empty = der RTG ist leer
why-used = der Spezialist hat in dieser Runde schon gearbeitet
why-time =
    { $n ->
        [one] es braucht { $n } Zeiteinheit, und du hast { $have }
       *[other] es braucht { $n } Zeiteinheiten, und du hast { $have }
    }
why-offers =
    { $n ->
        [one] du hast in diesem Zug schon { $n } Angebot gemacht
       *[other] du hast in diesem Zug schon { $n } Angebote gemacht
    }
why-specialists =
    { $n ->
        [one] du hast { $n } Spezialisten, und mehr hat niemand
       *[other] du hast { $n } Spezialisten, und mehr hat niemand
    }
why-helpers =
    { $n ->
        [one] du hast { $n } Helfer, und mehr hat niemand
       *[other] du hast { $n } Helfer, und mehr hat niemand
    }
why-delivered =
    { $n ->
        [one] ein Zug liefert { $n } Produkt
       *[other] ein Zug liefert { $n } Produkte
    }
refuse-solo-seats = Der Solomodus ist für 1 Platz, die anderen für 2 bis 4; dieser Tisch hat { $seats }.
refuse-scenario-com = Der Wettkampf hat kein Szenario; lass scenario auf orders.
refuse-orders-together = Aufträge sind für Wettkampf und Solo; nenne ein Szenario.
refuse-goals-mode = Geheime Ziele sind für den Wettkampf; wähle mode com oder lass hidden_goals auf false.
refuse-all-lose-mode = Dass alle gemeinsam verlieren, ist eine Option des halbkooperativen Modus; wähle mode semi oder lass all_lose auf false.
refuse-early-end-mode = Wie das Spiel vorzeitig endet, ist eine Option des halbkooperativen Modus; wähle mode semi oder lass early_end auf always.

## The log.

log-start = { $player } hat den Startspielermarker.
log-quarter = { $player } kümmert sich um { $quarter }.
log-keep = { $player } behält ein geheimes Ziel.
log-kept = Nur du siehst es: { $goal }.
log-cycle = Zyklus { $n }.
log-last-for-mission = Das ist der letzte Zyklus. An seinem Ende muss die Mission erfüllt und kein Bedarfsmarker übrig sein.
log-last-for-points = Das ist der letzte Zyklus. An seinem Ende wird gewertet, und jeder übrige Bedarfsmarker kostet Punkte.
log-round = Zyklus { $cycle }, Runde { $n }.
log-refill = Neue Spezialisten, Helfer und Plättchen werden ausgelegt.
log-growth = Ein Wachstumsmarker für { $player }.
log-growth-for-all = Ein Wachstumsmarker für die ganze Kolonie.
log-fourth = { $player } hat einen vierten Kolonisten.
log-demand = { $quarter }: { $n } × { $token_of } kommt dazu.
log-remove = { $quarter }: 1 { $token_of } verschwindet.
log-block = Die Toten von { $player } blockieren Runde { $round }.
log-event = Ereignis „{ $event }“.
log-guard = { $player } gibt einen Wachposten auf, und nichts geschieht.
log-weather = Wetter: { $weather }.
log-turn = Am Zug: { $player }.
log-place = { $player } schickt einen Marker { $building_to }, Feld { $space }.
log-refugee = { $player } schickt einen Flüchtling { $building_to }, Feld { $space }.
log-rest = { $player } ruht sich aus.
log-collect = { $player } nimmt den Marker { $building_from } zurück.
log-collect-refugee = { $player } ruft den Flüchtling { $building_from } zurück.
log-free = { $player } befreit einen Marker { $area_in } von { $quarter }.
log-rtg = { $player } nimmt Energie aus dem RTG.
log-use = { $player } setzt einen Spezialisten ein: { $person }.
log-home = Die Kolonisten von { $player } gehen nach Hause.
log-deliver = { $player } bringt { $good } nach { $quarter }.
log-gain = { $player } erhält { amount }.
log-pay = { $player } zahlt { amount }.
log-build = { $player } baut: { $building }.
log-upgrade = { $player } baut aus: { $building }, Feld { $space }.
log-install = { $player } errichtet eine { $installation }.
log-dig = { $player } baut { $hex } ab.
log-move = Die Maschine fährt nach { $hex } ({ $player }).
log-unearth = { $hex } wird aufgedeckt: { $ground }.
log-analyse = { $player } analysiert Regolith.
log-drawn = Eine Regolithkarte von { $player }: { $mineral }.
log-discard = { $player } wirft eine Regolithkarte ab: { $mineral }.
log-research = { $player } schließt ab: { $tile }.
log-mission = { $player } erfüllt eine Anforderung: { $mission }.
log-order = { $player } erfüllt einen Auftrag: { $order }.
log-harvest = { $player } erntet: { $crop }.
log-change-crop = { $player } baut jetzt an: { $crop }.
log-hire = { $player } stellt ein: { $person }.
log-colony-tech = { $player } entwickelt für die Kolonie: { $technology }.
log-corp-tech = { $player } entwickelt: { $technology }.
log-flare = Alle Marker auf Aktionsfeldern kehren zu ihren Besitzern zurück.
log-overtime = { $player } arbeitet in dieser Runde länger.
log-damage = Beschädigt: { $building }, Feld { $space }.
log-close = In dieser Runde geschlossen: { $building }.
log-advance = „{ $mission }“ gilt einmal mehr als erfüllt, ohne Belohnung.
log-setback = 1 × „{ $mission }“ geht verloren.
log-hostility = Die Feindseligkeit steht bei { $n }.
log-expedition = Die Expedition erreicht Reihe { $row }, Feld { $column } ({ $player }).
log-summit = Die Expedition erreicht den Gipfel ({ $player }).
log-uncover = Reihe { $row }, Feld { $column }: { $exploration }.
log-descend =
    { $row ->
        [0] Die Expedition ist zurück im Basislager.
       *[other] Die Expedition ist zurück in Reihe { $row }.
    }
log-summary = Die Quartiere werden abgerechnet.
log-stop = { $player } will das Spiel beenden.
log-go-on = { $player } spielt weiter, und so geht das Spiel weiter.
log-dead = In { $quarter } fehlt Sauerstoff: Ein Kolonist von { $player } ist gestorben.
log-surrender = { $area_why } in { $quarter }: Ein Marker von { $player } bleibt { $area_in }.
log-offer = { $player } macht { $other } ein Angebot.
log-gives = { $player } bietet { amount }.
log-wants = { $player } will { amount }.
log-as-loan = { $player } meint es als Darlehen.
log-accept = { $player } nimmt das Angebot von { $other } an.
log-decline = { $player } lehnt das Angebot von { $other } ab.
log-promise = { $player } verspricht, { $other } { amount } zurückzugeben.
log-end = Das Spiel ist zu Ende.
log-draw =
    { $n ->
        [one] { $player } zieht { $n } Regolithkarte.
       *[other] { $player } zieht { $n } Regolithkarten.
    }
log-reshuffle =
    { $n ->
        [one] { $n } Regolithkarte bildet einen neuen Stapel.
       *[other] { $n } Regolithkarten bilden einen neuen Stapel.
    }

## The score.

score-reputation = Reputation
score-satisfaction = Zufriedenheit der Kolonie
score-energy = Energie, 1 für je 3
score-demand = Übrige Bedarfsmarker
score-dead = Tote Kolonisten
score-fourth = Vierter Kolonist
score-pioneer = Baupionier
score-builder = Baumeister
score-goals = Geheime Ziele
end-last-cycle = Der letzte Zyklus ist vorbei.
end-orders = Vier Zyklen sind vorbei; das hat deine Kolonie erreicht.
end-accomplished = Die Mission ist erfüllt, und niemandem fehlt etwas.
end-failed = Die Mission ist gescheitert.
end-nobody-left = In der Kolonie ist niemand mehr am Leben.
end-hostility = Die Fremden haben die Kolonie überrannt.
