### Coming and going: the front page, friends, the lobby, clocks, leaving.

## Front page.

ui-open-tables = Open tables
ui-free-seats =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
ui-setting = { $name }: { $value }
ui-sit-down = Sit down
ui-play-friends = Play with friends
ui-how-many = How many of you play?
ui-listed = Show the table on this server’s front page, so that anybody here may sit down
ui-make-table = Create a table

## Inviting.

ui-reach-nobody = This link opens on this machine only: the server lets nobody else in.
ui-reach-how = So that friends in your network can come in, end it with Ctrl-C and start it with
ui-reach-or = or
ui-reach-host = To listen on one address, for instance on a server in the internet:
ui-qr = The invitation as a QR code
ui-qr-how = For the phones at the table

## Lobby.

ui-variant = How this table is played
ui-variant-usual = The usual rules
ui-bot-here = A bot for this seat
ui-which-bot = Which bot
ui-no-bot = No bot here
ui-get-up = Leave this table
ui-get-up-how = Your seat is then free for somebody else.
ui-somebody = Somebody
ui-talk-watching = Only those who watch read this; the players do not.

## Leaving and conceding.

ui-leaving = Leave or concede
ui-leave = Leave
ui-leave-bot = A bot plays on in your place, so nobody has to wait. You can come back at any time and take your seat back.
ui-leave-alone = Nobody else waits here. The table stays as it is until you come back; you find it on the front page.
ui-concede = Concede
ui-concede-over = The game ends at once: nobody else is left to play against, so the other one wins. This cannot be taken back.
ui-concede-alone = The game ends at once, and you have lost it. This cannot be taken back.
ui-concede-bot = You are out of the running. A bot plays on in your place, so that the others can finish. You cannot come back, but you can watch.
ui-concede-sure = Yes, I concede
ui-conceded = conceded; a bot plays on

## Clocks.

ui-clock = Time
ui-clock-none = no clock
ui-clock-turn-1 = 1 minute for each decision
ui-clock-turn-3 = 3 minutes for each decision
ui-clock-turn-10 = 10 minutes for each decision
ui-clock-game-30 = 30 minutes each for the whole game
ui-clock-game-60 = 1 hour each for the whole game
ui-clock-game-120 = 2 hours each for the whole game
ui-clock-day-1 = 1 day for each decision
ui-clock-day-3 = 3 days for each decision
ui-clock-day-7 = 7 days for each decision
ui-clock-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
ui-clock-then = When time is up
ui-clock-then-bot = when time is up, a bot takes over
ui-clock-then-pass = when time is up, the decision is passed
ui-clock-then-end = when time is up, the game ends for that player
ui-clock-of = { $name }: { $time } left

## Taking back.

ui-confirm-never = Do not ask again
ui-undo-ask = Ask the others to allow it
ui-undo-asked = You asked to take back your last move.
ui-undo-wish = { $name } would like to take back the last move, and all that came after it.
ui-undo-allow = Allow it
ui-undo-refuse = Let it stand
ui-undo-never-mind = Never mind

## Sharing.

ui-share = Share this moment
ui-share-picture = What others see of the link: the game, the move, and everybody’s points
ui-share-link = Link to this moment
ui-share-embed = The replay inside another page
ui-share-embed-how = Put this into the other page. It shows the finished game and nothing else of this server.
ui-share-whole = Open the whole replay in Arsia
