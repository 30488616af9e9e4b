### Türen: Bots in anderen Sprachen. Diese Sätze hört der Bot selbst, auf Englisch, und wer ihn ausprobiert.

refuse-program = Es gibt kein Programm, das man mit „{ $value }“ starten könnte. Nach „cmd:“ steht ein Befehl, etwa cmd:./mybot oder "cmd:python3 mybot.py".
refuse-bot-address = „{ $value }“ ist keine Adresse eines Bots. Nach „url:“ steht eine, etwa url:http://localhost:9000.
refuse-link = „{ $value }“ führt zu keinem Tisch. Kopiere den Link des Tisches aus dem Browser, etwa https://mars.example/t/k3vXw9pQzD.
refuse-server = { $value } hat nicht so geantwortet, wie es sein soll: { $why }

door-not-begun = Das Programm ließ sich nicht starten: { $why }
door-ended = Der Bot hat mitten im Spiel aufgehört. Seine letzten Worte: { $why }
door-late = Innerhalb von { $seconds } s kam keine Antwort. Wer dreimal hintereinander zu spät kommt, wird nicht mehr gefragt.
door-line = Das ist kein JSON-Objekt in einer Zeile von höchstens 65.536 Byte. Die Standardausgabe ist nur für Antworten da; alles andere gehört auf die Standardfehlerausgabe.
door-index = Der Index ist eine ganze Zahl von 0 bis { $most }.
door-answer = Eine Antwort hat genau eines davon: "index", eine Zahl; "option", eine Liste, wie sie angeboten wurde; "set", eine Liste solcher Listen.
door-id = Die Antwort muss die offene Entscheidung nennen: "id": { $id }.
door-number = „{ $name }“ ist eine ganze Zahl von 0 bis { $most }.
door-worlds = Für eine Entscheidung lassen sich höchstens { $most } Tische vorstellen.
door-no-worlds = An diesem Tisch lässt sich nichts vorstellen: Nur sein Server kennt die Regeln.
