### Seeing what others do.

ui-pace = Others’ moves
ui-pace-about = How fast they are shown; a click or a key skips them.
ui-pace-once = At once
ui-pace-quick = Quick
ui-pace-calm = Calm
ui-pace-step = Step by step
ui-pace-next = Next
ui-pace-skip = Skip
ui-pace-to-turn = Your turn: skip
ui-pace-left =
    { $n ->
        [one] { $n } more move
       *[other] { $n } more moves
    }
ui-pace-more =
    { $n ->
        [one] and { $n } more line in the log
       *[other] and { $n } more lines in the log
    }

## The log.

ui-log-sift = Filter the log
ui-log-player = Whose moves
ui-log-everybody = Everybody
ui-log-part = Which round
ui-log-always = All rounds
ui-log-round = Round { $n }
ui-log-generation = Generation { $n }

## The end, and sounds.

ui-count = Count the points
ui-counting = Counting the points …
ui-effects = Sounds at the table
ui-effects-about = Tiles, cards, points and the end are heard.
ui-sounds-on = Turn sounds on
ui-sounds-off = Turn sounds off
