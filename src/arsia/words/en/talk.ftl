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
