### What a server refuses, and why.

refuse-address = There is nothing at this address.
refuse-method = This address does not take that kind of request.
refuse-body-large = That is too much at once; nothing a table needs is so long.
refuse-request = The request is not understood: { $why }
refuse-broken = Something went wrong on the server. It is not your fault; please try again.
refuse-busy = Too many moves came at once. Please try again.
refuse-table = There is no such table. Perhaps the link is not complete.
refuse-token = This seat belongs to somebody else, or the link to it is old. Claim a free seat, or watch.
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
refuse-bot-slow = “{ $value }” would think for too long; at most { $seconds } seconds or { $iterations } iterations a move work here.
refuse-tables = You have made many tables; more than { $most } an hour are not possible from one address.
refuse-sockets = Too many people are watching this table; there is room for { $most }.
refuse-too-fast = That was too fast. Wait a moment and try again.
refuse-hello = Say hello first: who you are, and what you have seen.
refuse-frame = The message is not understood: { $why }
refuse-frame-large = That message is too long; { $most } bytes are enough for any move.
refuse-spectator = You are watching; only those who sit at the table can move.
refuse-port = The server cannot listen at { $host }, port { $port }: { $why }. Another port may be free.

## Talk, seats that change hands, being told.

refuse-phrase = There is no phrase “{ $value }”; there are: { $values }.
refuse-talk-free = At this table only the ready phrases are used; whoever laid it out wished it so.
refuse-talk-empty = There is nothing to say yet. Write something, or choose a phrase.
refuse-talk-long = That is a long speech; { $most } characters fit. Say it in two parts.
refuse-talk-fast = You have said a lot just now. Take a breath, and say it in a moment.
refuse-talk-full = This table has heard { $most } lines, which is as much as it can keep.
refuse-hand-own = A seat at this table that is not your own can be handed on; choose one of those.
refuse-hand-bot = A bot has always sat there. Only the seat of a person who left can be handed on.
refuse-hand-there = Whoever sits there is at the table. Only the seat of somebody who left can be handed on.
refuse-handed-bot = While you were away the others let a bot take your seat. You can take it back, or watch.
refuse-handed-free = While you were away the others made your seat free. You can take it back, or watch.
refuse-handed-person = While you were away the others gave your seat to somebody else. You can watch.
refuse-passing-alone = You are the only person here, and the bots would play on to the end. You can pass until the round is over.
refuse-rematch-early = The game is not over yet. Play it to its end, and then again.
refuse-push-service = This push service is not known here. The browser’s own works in Chrome, Edge, Firefox and Safari.
refuse-push-keys = These keys do not belong to a push subscription. Let the browser subscribe again.
push-turn = Your turn
push-waits = { $name }: the table waits for you.

## While a bot, or a seat that is passed for, cannot answer.

late = { $player } could not move: { $why }. Trying again in { $seconds } s.
late-database = the database is busy
late-worker = the process that thinks has ended
late-overtaken = the table always went on in the meantime
late-mistake = something went wrong on the server
