### Notifications, talk, people at the table, and what a visitor prefers.

## Settings.

ui-settings = Settings
ui-back = Back
ui-settings-kept = All of this is kept in this browser.
ui-being-told = Notifications
ui-sound = A short sound
ui-sound-about = When it becomes your turn and you have waited, or look elsewhere.
ui-notify = Notifications in the browser
ui-notify-about = When it becomes your turn while the table is open in a tab that you do not look at.
ui-notify-denied = The browser does not allow notifications from here. You can allow them in its settings for this page.
ui-push = A notification when the table is closed
ui-push-about = The server tells your browser when a table waits for you, even if no page is open.
ui-push-cannot = This browser can do that only for pages that came over https.
ui-push-failed = The browser could not subscribe. Is its push service within reach?
ui-looks = Appearance
ui-theme = Light or dark
ui-theme-system = Same as the system
ui-theme-dark = Dark
ui-theme-light = Light
ui-size = Text size
ui-size-usual = Normal
ui-size-large = Large
ui-size-largest = Largest
ui-still-motion = Less motion
ui-still-about = Cards and markers are simply where they go, without travelling there.
ui-playing = While playing
ui-ask-first = Ask before my turn ends
ui-ask-first-about = Before a move that ends your turn and cannot be taken back afterwards, you are asked whether you mean it.
ui-show-tips = Show tips
ui-show-tips-about = Short hints at the moment when they matter, while a game is new to you.

## Your turn.

ui-table-waits = { $name }: the table waits for you.
ui-confirm = “{ $what }” ends your turn. Go on?
ui-confirm-yes = Yes
ui-confirm-no = Not yet
ui-thinking-too =
    { $n ->
        [one] { $names } is deciding, too
       *[other] { $names } are deciding, too
    }
ui-gone =
    { $n ->
        [one] { $names } is away
       *[other] { $names } are away
    }
ui-since = Since your last turn
ui-since-read = OK
ui-since-earlier =
    { $n ->
        [one] … and { $n } more before that, in the log
       *[other] … and { $n } more before that, in the log
    }

## Talk.

ui-beside = Log and chat
ui-talk = Chat
ui-talk-quiet = Nobody has said anything yet.
ui-unread =
    { $n ->
        [one] { $n } unread
       *[other] { $n } unread
    }
ui-phrases = Ready phrases, which everybody reads in their own language
ui-say = Send
ui-say-what = Say something
ui-free-talk = People may write what they like (otherwise ready phrases only)

## People.

ui-people = People at the table
ui-notices = Notices
ui-there = at the table
ui-bot = bot
ui-stands-in = a bot, for somebody who left
ui-passes-round = passes until the round is over
ui-passes-stop = passes for the time being
ui-somebody-else = Somebody else, by link
ui-hand-to = Who takes over from { $name }
ui-hand-on = Hand the seat on
ui-hand-how = The seat of somebody who stays away can be handed on when the others agree. Whoever comes back can always take it back.
ui-absence = When a player stays away, the others may hand the seat on
ui-absence-10 = after 10 minutes
ui-absence-60 = after 1 hour
ui-absence-1440 = after 1 day
ui-absence-4320 = after 3 days
ui-absence-10080 = after 7 days
ui-absence-never = never
ui-kept = kept for this player
ui-free-it = Free this seat
ui-wish-bot = { $name } would like a bot to take over from { $other }.
ui-wish-open = { $name } would like somebody else to take over from { $other }.
ui-agree = Agree
ui-wait = Let us wait
ui-free-seat = Seat { $n } is free:
ui-free-invite = Seat { $n } is free. Send somebody the link.
ui-copy-link = Copy the link
ui-seat-lost = Your seat
ui-take-back = Take my seat back
ui-watch = Watch
ui-pass-for-me = Pass for me
ui-pass-how = Whatever you may pass is passed for you; every other decision waits for you. A move of your own ends it.
ui-pass-round = Until the round is over
ui-pass-until-stop = Until I say stop
ui-pass-stop = Decide again
ui-i-pass-round = You pass until the round is over.
ui-i-pass-stop = You pass until you say stop.
ui-rematch-join = Play again: the table is ready
ui-rematch-watch = Watch the next game
