### What every game shares: lists, names, questions and refusals of the table itself.

list = { $before }, { $next }
list-reasons = { $before }; { $next }

player = Player { $n }
seat = seat { $n }

## The kernel's own questions, options and events.

prompt-choose = Choose one.
prompt-which-first = Which effect comes first? { $steps }.
step-numbered = ({ $n }) { $text }
step-unnamed = { $step }
option-first = Effect { PLACE($n) } first
option-undo = Take back the last move
log-undo = { $player } takes back a move.
why-not-possible = this cannot be done now: { $step }

## Refusals while playing.

refuse-over = The game is over, so there is nothing left to decide.
refuse-no-such-seat =
    { $seats ->
        [one] There is no such seat; the table has { $seats } seat, which is number 0.
       *[other] There is no such seat; the table has { $seats } seats, numbered from 0.
    }
refuse-not-asked = There is nothing to decide now for { $seat }; the table waits for { $pending }.
refuse-late = That answer is to a question that is no longer open. These work now: { $options }.
refuse-malformed = An option is a verb followed by names and whole numbers. These work now: { $options }{ refuse-more }
refuse-because = That does not work now: { $reasons }. These work: { $options }{ refuse-more }
refuse-not-this = That is not possible now, but these are: { $options }{ refuse-more }
refuse-not-offered = That is not one of the options. These work now: { $options }{ refuse-more }
refuse-more =
    { $more ->
        [0] .
       *[other] , and { $more } more.
    }
refuse-not-several = One option answers this question, and not a set of them. These work now: { $options }{ refuse-more }
refuse-set-order = One after the other, “{ $option }” cannot come now. Answer with the whole set at once, in any order, for example [{ $options }]; take back first what was begun.
refuse-set-element = One of these cannot be in the set. These can: { $options }{ refuse-more }
refuse-set-often =
    “{ $option }” can be in the set { $times ->
        [1] only once
       *[other] at most { $times } times
    }.
refuse-set-size =
    { $least ->
        [0] At most { $most } can be chosen, and { $n } were.
       *[other] Between { $least } and { $most } must be chosen, and { $n } were.
    }
refuse-set-exact = Exactly { $most } must be chosen, and { $n } were.
refuse-set-together = These do not go together: “{ $option }” cannot join the others.
refuse-set-ending = What was chosen cannot be closed with “{ $option }”.
refuse-undo = There is nothing to take back: only your own last move can be, until something comes to light, somebody else moves or the game ends.

## Refusals of a new table.

refuse-game = There is no game “{ $value }”; there are: { $games }.
refuse-game-broken = The game “{ $value }” is installed and cannot be loaded from { $where }: { SENTENCE($why) }
refuse-game-other = The game “{ $value }” is installed as { $where }, which is no game of that name; the entry point must name its Game, and both must be called the same.
refuse-seats = { $game } is not played with { $value } seats; these numbers work: { $seats }.
refuse-option = { $game } has no option “{ $value }”; it has: { $options }.
refuse-value = “{ $value }” is no value for the option { $option } of { $game }; these are: { $values }.
refuse-seed = “{ $value }” is no seed; a seed is a whole number from 0 up.
refuse-language = There are no words in “{ $value }”; the languages are: { $languages }.

## Refusals of a record.

refuse-imagined = This table has no record: it was imagined or staged, and only a table that was played from its seed has one.
refuse-record-head = This is no record of a game; a record has a format, a game, seats, options, a seed and moves.
refuse-record-move = Move { $index } of the record is damaged; a move looks like [seat, [verb, …]].
refuse-record-damaged =
    { $good ->
        [one] The record is damaged; { $good } move of it can be replayed. What stopped it: { $why }
       *[other] The record is damaged; { $good } moves of it can be replayed. What stopped it: { $why }
    }
refuse-record-edition =
    { $good ->
        [one] The record was made by another edition of the rules; { $good } move of it can be replayed. What stopped it: { $why }
       *[other] The record was made by another edition of the rules; { $good } moves of it can be replayed. What stopped it: { $why }
    }
refuse-format = The record has the format “{ $value }”; this version reads format { $format }.
refuse-upto = The record cannot be replayed up to move “{ $value }”; whole numbers from 0 to { $moves } work.

## Refusals of bots and their matches.

refuse-bot = There is no bot “{ $value }”; there are: { $bots }.
refuse-bot-count =
    { $seats ->
        [one] A table of { $seats } seat does not take { $value } bots; name exactly 1.
       *[other] A table of { $seats } seats does not take { $value } bots; name at least 1 and at most { $seats }.
    }
refuse-too-few = “{ $value }” is no number of { $what }; a whole number from 1 up works.
what-games = games
what-workers = workers
refuse-worker = A worker process could not play: { $why } With one worker it may work; what workers need must be installed, not only registered.
refuse-worker-died = A worker process ended before it could play. With one worker it may work; a script that starts workers begins them below “if __name__ == "__main__":”.
refuse-odd-games = Every deal is played once from each seat, so { $value } games do not work; an even number does.

## Parts of a view, where a game does not name them itself.

part-players = Players
part-player = Player
part-round = Round
part-deck = Deck
part-discard = Discard pile
part-first = First player
part-active = Whose turn

## Coming and going.

end-conceded = { $player } has conceded.
end-time = { $player } has run out of time.
