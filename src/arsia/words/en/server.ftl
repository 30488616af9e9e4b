### What a server refuses, and why.

refuse-address = There is nothing at this address.
refuse-method = This address does not take that kind of request.
refuse-body-large = That is too much at once; nothing a table needs is so long.
refuse-request = The request is not understood: { $why }
refuse-half = The request ended half-way.
refuse-broken = Something went wrong on the server. It is not your fault; please try again.
refuse-busy = Too many moves came at once. Please try again.
refuse-table = There is no such table. Perhaps the link is not complete.
refuse-token = This seat belongs to somebody else, or the link to it is old. Claim a free seat, or watch.
refuse-nobody-comes = Only the machine that the server runs on can open it, so there is no address for others. Start it with arsia --lan.
refuse-no-seat = Every seat at this table is taken. You can still watch.
refuse-seat-taken = That seat is not free. Choose another one.
refuse-not-dealt = The game has not begun: somebody is not ready yet.
refuse-undo-late = The table went on meanwhile. Look again before you take back a move.
refuse-record-early = The record tells everything that is hidden, so there is none before the game is over.
refuse-no-rules = The rules of { $game } have not been written yet.
refuse-hints = Hints are not allowed at this table; whoever made it chose so.
refuse-hint-late = There is nothing for you to decide here now, so there is no hint either.
refuse-replay-early = The replay shows every hand, so it waits until the game is over.
refuse-record-long = This record is too long; games of up to { $most } moves can be watched here.
refuse-record-slow = This record takes too long to play through; it cannot be watched here.
refuse-name-long = A name has at most { $most } characters.
refuse-name-invisible = Nobody could see this name. Write at least one letter, digit or sign.
refuse-bot-slow = “{ $value }” would think for too long; at most { $seconds } seconds or { $iterations } iterations a move work here.
refuse-tables = You have made many tables; more than { $most } an hour are not possible from one address.
refuse-sockets = Too many people are watching this table; there is room for { $most }.
refuse-connections = You have too many connections open here; from one address { $most } work. Close some, and come back.
refuse-origin = This came from a page of { $value }, which is not this server’s. Open the table here; whoever runs the server can allow other pages with --origins.
refuse-too-fast = That was too fast. Wait a moment and try again.
refuse-hello = Say hello first: who you are, and what you have seen.
refuse-one-answer = A request carries one answer: an option (option), or where several things are chosen the whole set (set).
refuse-frame = The message is not understood: { $why }
refuse-frame-large = That message is too long; { $most } bytes are enough for any move.
refuse-spectator = You are watching; only those who sit at the table can move.
refuse-port = The server cannot listen at { $host }, port { $port }: { $why }. Another port may be free.

## Talk, seats that change hands, being told.

refuse-phrase = There is no phrase “{ $value }”; there are: { $values }.
refuse-talk-free = At this table only the ready phrases are used; whoever made it chose so.
refuse-talk-empty = There is nothing to say yet. Write something, or choose a phrase.
refuse-talk-long = That is a long speech; { $most } characters fit. Say it in two parts.
refuse-talk-fast = You have said a lot just now. Take a breath, and say it in a moment.
refuse-talk-full = This table has heard { $most } lines, which is as much as it can keep.
refuse-hand-own = A seat at this table that is not your own can be handed on; choose one of those.
refuse-hand-bot = A bot has always sat there. Only the seat of a person who left can be handed on.
refuse-hand-there = Whoever sits there is at the table. Only the seat of somebody who left can be handed on.
refuse-handed-bot = While you were away the others let a bot take your seat. You can take it back, or watch.
refuse-handed-free = While you were away the others made your seat free. You can take it back, or watch.
refuse-handed-person = While you were away the others gave your seat to somebody else. You can take it back, or watch.
refuse-handed-on = While you were away the others handed on the seat that you had taken over. You can watch.
refuse-returned = Whoever sat here first has come back and has the seat again. You can watch.
refuse-freed = Whoever made this table has made your seat free for somebody else. You can claim a free seat, or watch.
refuse-absence = { $value } minutes of absence are not possible; choose { $least } to { $most } minutes, or never.
refuse-hand-never = At this table a seat is never handed on; whoever made it chose so. Wait for the player.
refuse-hand-early = { $name } was last seen { $ago } ago; at this table a seat can be handed on after { $absence }.
refuse-hand-idle = Nobody waits for { $name } just now. A seat is handed on when the table waits for it.
refuse-hand-stranger = Only a bot can take over here. Somebody else needs the consent of all other people at the table, and of two at least.
refuse-free-maker = Only whoever made this table can free a seat.
refuse-free-seat = There is nobody at that seat whom you could ask to leave. Choose the seat of another person.
refuse-free-late = The cards are dealt, so a seat is its player’s. It can be handed on when its player stays away.
refuse-seat-reserved = That seat is kept for whoever had it in the game before. Whoever made this table can free it.
refuse-claim-second = You have or had a seat at this table and know a hand; a free seat there is for somebody else.
refuse-passing-alone = You are the only person here, and the bots would play on to the end. You can pass until the round is over.
refuse-rematch-early = The game is not over yet. Play it to its end, and then again.
refuse-push-service = This push service is not known here. The browser’s own works in Chrome, Edge, Firefox and Safari.
refuse-push-keys = These keys do not belong to a push subscription. Let the browser subscribe again.
push-turn = Your turn
push-waits = { $name }: the table waits for you.

## Spans of time.

span-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
span-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
span-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

## A database that cannot be used, and tables in it that cannot go on.

refuse-database-held = { $file } is in use by another Arsia, process { $pid } at { $address }. Use that one, or end it first.
refuse-database-newer = { $file } belongs to a newer Arsia: its version is { $version }, and { $known } is the newest known here. Install that one, or name another database.
refuse-database-damaged = { $file } is damaged, or no database at all. Put a copy of it back, or name another database.
refuse-database-read-only = { $file } cannot be written to. Make it and its folder writable, or name another database.
refuse-database-full = There is no room left where { $file } lies. Make room, then start again.
refuse-database-missing = { $file } cannot be opened; perhaps its folder does not exist. Make the folder, or name another database.
refuse-database = The database { $file } cannot be used: { $why }
refuse-database-away = The database does not answer. As soon as it does, the tables go on.
table-damaged =
    { $good ->
        [one] This table cannot go on: what was kept of it is damaged after { $good } move.
       *[other] This table cannot go on: what was kept of it is damaged after { $good } moves.
    }
table-edition =
    { $good ->
        [one] This table cannot go on: it was begun with another edition of the rules, and { $good } move fits this one.
       *[other] This table cannot go on: it was begun with another edition of the rules, and { $good } moves fit this one.
    }
table-unreadable = This table cannot be shown: what was kept of it is damaged.

## While a bot, or a seat that is passed for, cannot answer.

late = { $player } could not move: { $why }. Trying again in { $seconds } s.
late-database = the database is busy
late-worker = the process that thinks has ended
late-overtaken = the table always went on in the meantime
late-mistake = something went wrong on the server

## Coming and going.

refuse-clock = A clock has { $least } seconds at least and { $most } days at most, not { $value } seconds.
refuse-bot-seat = Somebody sits there already, or there is no such seat. A bot takes a seat that is free.
refuse-leave-alone = Nobody else plays here, so nobody waits: the table is kept as it is until you come back.
refuse-conceded = You have conceded, and a bot plays on in your place. You can watch.
refuse-undo-free = You can take this move back without asking anybody.
refuse-undo-nobody = Nobody else plays here who could allow it.
refuse-undo-no-wish = Nobody asks to take a move back any more; the table has gone on.
undo-nothing = You have not moved yet, so there is nothing to take back.
undo-light = Something came to light with your last move, such as a new card, so it stands.
undo-moved = The game has gone on since your last move, so it stands.
