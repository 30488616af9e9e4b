### What is said at a table besides the game: ready phrases, and notices to everybody.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thinking = I am thinking …
phrase-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-again = Shall we play again?
phrase-goodbye = I must go. Goodbye!

notice-wish-bot = { $player } would like a bot to take over from { $other }.
notice-wish-open = { $player } would like somebody else to take over from { $other }.
notice-kept = { $player } would like to wait for { $other }.
notice-bot = A bot has taken over from { $name }.
notice-free = The seat of { $name } is free for somebody else.
notice-back = { $player } is back.
notice-passing-round = { $player } passes until the round is over.
notice-passing-stop = { $player } passes for the time being.
notice-passing-over = { $player } decides again.

## Coming and going.

notice-left = { $name } has left.
notice-left-bot = { $name } has left; a bot plays on.
notice-conceded-bot = { $name } concedes; a bot plays on.
notice-conceded-over = { $name } concedes. The game is over.
notice-time-left = { $name } has run out of time; a bot plays on.
notice-time-bot = { $name } has run out of time and is out of the running; a bot plays on.
notice-time-over = { $name } has run out of time. The game is over.
notice-time-passed = { $name } has run out of time; the decision was passed.
notice-undo-wish = { $player } would like to take back the last move.
notice-undo-yes = Everybody agrees: { $player } takes the last move back.
notice-undo-no = { $player } lets the move of { $other } stand.
