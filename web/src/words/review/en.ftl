### Watching, looking back, hints and the chart.

## Watching.

ui-watch-link = Link for those who watch
ui-watch-how = Whoever opens this link sees what is public, and nobody’s cards.
ui-watch-copy = Copy the link to watch
ui-watchers =
    { $n ->
        [one] { $n } person is watching
       *[other] { $n } people are watching
    }

## Hints.

ui-hints-allowed = Hints from a strong player allowed
ui-hint = Hint
ui-hint-hint = What a strong player would do (H)
ui-hint-title = What a strong player would do
ui-hint-take = Play this
ui-hint-thinking = Thinking …
ui-hint-games =
    { $n ->
        [one] Your chance to win, from one quick game to the end. The strong player knows only what you know.
       *[other] Your chance to win, from { $n } quick games to the end. The strong player knows only what you know.
    }
ui-key-hint = ask for a hint
ui-percent = { $n }%

## Looking back.

ui-replay = Watch the game again
ui-replay-title = Replay: { $game }
ui-replay-loading = Loading the game …
ui-replay-bar = Replay
ui-replay-start = First deal
ui-replay-dealt = The cards are dealt.
ui-replay-move = { $name }: { $option }
ui-replay-back-later = taken back later
ui-replay-at = Move { $n } of { $of }
ui-replay-first = To the start (Home)
ui-replay-back = One move back (←)
ui-replay-forth = One move on (→)
ui-replay-last = To the end (End)
ui-replay-play = Play (Space)
ui-replay-pause = Stop (Space)
ui-replay-pace = Pace: { $n } of 3
ui-replay-eyes = Seen by
ui-replay-nobody = Spectator
ui-replay-hands = All hands
ui-replay-hands-none = Nobody hides anything now.
ui-replay-to-table = To the table
ui-see-replay = Replay
ui-finished = Finished
ui-state-over = finished: watch it again
ui-log-save = Save the log
ui-replay-file = Watch a saved game
ui-replay-file-how = Drop the record of a game here, or choose the file. It stays on this page and is kept nowhere.
ui-replay-choose = Choose a file
ui-replay-drop = Drop the file to watch the game.
ui-replay-not-json = “{ $file }” is no record of a game: it is not JSON. A record is the file that “Save the record” gives you.
ui-replay-large = “{ $file }” is too large to be the record of a game.
ui-replay-other = Another file

## The chart.

ui-chart = How the game went
ui-chart-chances = Chance to win
ui-chart-scores = Points
ui-chart-working = Working out everybody’s chances … { $n }%
ui-chart-plot = { $measure } over time. Arrow keys walk along it; Enter opens the moment in the replay.
ui-chart-moment = Move { $n }
ui-chart-table = As a table
ui-chart-how = Chances come from quick games to the end, played from what each seat knew at that moment.
ui-review-turns = Turning points
ui-review-turn = The chance of { $name } to win: { $before } before, { $after } after.
ui-review-mistakes = Likely mistakes
ui-review-better = Stronger: { $option }. A chance of { $better } instead of { $made }.
ui-review-how = Weighed by a strong player that knew only what the seat knew at that moment; it may be wrong.

## Parts of what somebody holds.

part-hand = Hand
part-prep = Prep module
part-chosen = Chosen
part-dealt = Dealt
part-offered = Corporations to choose from
part-pack = Passed on
part-plan = Planned phase
part-missions = Missions
part-actions = Action cards
part-picked = Kept
part-rejected = Given away
part-box = Out of the game
part-goals = Hidden goals
