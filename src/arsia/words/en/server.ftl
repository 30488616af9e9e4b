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
