### Doors: bots in other languages. The bot itself hears these sentences, in English, and so does whoever tries it.

refuse-program = There is no program to begin with “{ $value }”. After “cmd:” comes a command, such as cmd:./mybot or "cmd:python3 mybot.py".
refuse-bot-address = “{ $value }” is no address of a bot. After “url:” comes one, such as url:http://localhost:9000.
refuse-link = “{ $value }” leads to no table. Copy the link of the table from the browser, such as https://mars.example/t/k3vXw9pQzD.
refuse-server = { $value } did not answer as it should: { $why }

door-not-begun = The program could not be begun: { $why }
door-ended = The bot ended in the middle of the game. Its last words: { $why }
door-late = There was no answer within { $seconds } s. Whoever is late three times in a row is not asked again.
door-line = This is no JSON object on one line of at most 65,536 bytes. Standard output is for answers alone; write everything else to standard error.
door-index = The index is a whole number from 0 to { $most }.
door-answer = An answer has exactly one of these: "index", a number; "option", a list as it was offered; "set", a list of such lists.
door-id = The answer has to name the decision that is open: "id": { $id }.
door-number = “{ $name }” is a whole number from 0 to { $most }.
door-worlds = No more than { $most } tables can be imagined for one decision.
door-no-worlds = At this table nothing can be imagined: only its server knows the rules.
