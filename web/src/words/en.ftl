### What only the browser says.

## Front page and lobby.

ui-tagline = A table for Mars board games.
ui-games = Games
ui-players =
    { $from ->
        [1] 1–{ $to } players
       *[other] { $from }–{ $to } players
    }
ui-minutes = { $from }–{ $to } minutes
ui-play-bot = Play against a bot
ui-play-alone = Play alone
ui-more = More choices
ui-my-name = Your name
ui-seats = Seats
ui-seat = Seat { $n }
ui-seat-more = One more seat
ui-seat-less = One fewer seat
ui-lay-out = Start
ui-laying-out = Setting up the table …
ui-bad-options = The options in this link cannot be read; they must be JSON, like {"{"}"draft": true{"}"}.
seat-me = Me
seat-here = Somebody at this screen
seat-open = A friend, by link
bot-random = Random bot
bot-quick = Quick bot
bot-greedy = Greedy bot
bot-mcts = Planning bot
ui-my-tables = My tables
ui-state-open = waiting for players
ui-state-playing = being played
ui-join = Join a table
ui-join-code = Code or link
ui-go = Go there
ui-invite = Invite by link
ui-invite-how = Send this link to whoever should sit down with you.
ui-copy = Copy
ui-copied = Copied
ui-seat-free = A free seat
ui-you = you
ui-sit = Sit down here
ui-ready = Ready
ui-is-ready = ready
ui-not-ready = not ready yet
ui-awaited = waiting for somebody
ui-deal-when = The cards are dealt when everybody is seated and ready.
ui-no-table = No such table
ui-no-server = The server does not answer. Is it running?
ui-went-wrong = Something went wrong here. Reload the page; the table is kept on the server.

## The table.

ui-connecting = Connecting …
ui-lost = Reconnecting …
ui-closed = Not connected
ui-caught-up = Caught up
ui-your-turn = Your turn
ui-thinking = Waiting for { $names }
ui-waiting = Not your turn yet.
ui-watching = You are watching.
ui-over = The game is over.
ui-over-short = Game over
ui-still =
    { $n ->
        [one] { $n } more.
       *[other] { $n } more.
    }
ui-chosen = { $option } ({ $n } chosen)
ui-marked = { $n } chosen, at most { $most }.
ui-none-chosen = nothing chosen
ui-times = { $option } (×{ $n })
ui-so-often = { $option }, { $n } of { $times } chosen
ui-send = Send ({ $n } chosen)
ui-not-yet = { $option }. { $why }
ui-too-few = Choose at least { $n } first.
ui-no-more = No more than { $n } can be chosen. Take one back first.
ui-choices = Choices
ui-nothing-to-choose = Nothing to choose now.
ui-undo = Undo
ui-undo-hint = Take back your last move (U)
ui-warning = { $option }. Warning: { $why }.
ui-why-not = Not possible: { $why }
ui-refused = { $option }: not possible, { $why }.
ui-log = Log
ui-earlier = What happened earlier
ui-others = The other players and the log
ui-tabs = Parts of the table
ui-tab-board = Table
ui-tab-mine = Mine
ui-tab-others = Others
ui-tab-log = Log
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-away = away
ui-yes = yes
ui-no = no
ui-pass = Pass the device to { $name }.
ui-pass-why = Nobody’s cards are shown until the next player is there.
ui-i-am = I am { $name }
ui-undo-before = { $name }: take back the last move

## The end.

ui-winner =
    { $n ->
        [one] { $names } wins
        [0] Nobody wins
       *[other] { $names } share the victory
    }
ui-won-together = Won!
ui-lost-together = Lost
ui-place = Place { $n }
ui-total = Points
ui-points-so-far = Points so far
ui-rematch = Play again
ui-see-table = Look at the table
ui-see-score = Back to the score
ui-record = Save the record
ui-front-page = Front page

## Learning.

ui-learn = Learn the game
ui-learn-playing = Learn by playing
ui-rules = Rules
ui-cards = Cards
ui-cards-of = { $game }: the cards
ui-all-cards = All cards
ui-new-tab = (in a new tab)
ui-contents = Contents
ui-picture-board = The table in the middle of a game. What glows may be chosen now.
ui-search = Search
ui-search-what = A name, or what a card does
ui-kind = Kind
ui-any-kind = Any kind
ui-tag = Tag
ui-any-tag = Any tag
ui-tag-animal = animal
ui-tag-building = building
ui-tag-city = city
ui-tag-earth = Earth
ui-tag-event = event
ui-tag-jovian = Jovian
ui-tag-microbe = microbe
ui-tag-plant = plant
ui-tag-power = power
ui-tag-science = science
ui-tag-space = space
ui-price = Cost
ui-value = Value
ui-at-least = from
ui-at-most = to
ui-order = Order
ui-order-printed = As printed
ui-order-name = By name
ui-order-price = By cost
ui-order-value = By value
ui-clear = Clear
ui-found =
    { $n ->
        [one] { $n } card of { $all }
       *[other] { $n } cards of { $all }
    }
ui-found-none = No cards match.
ui-tips = Tips
ui-tip-next = Next tip
ui-tip-done = OK
ui-tips-off = No more tips

## Menu and help.

ui-menu = Menu
ui-language = Language
language-en = English
language-pl = Polski
language-de = Deutsch
ui-light = Light
ui-dark = Dark
ui-help = Help
ui-close = Close
ui-help-glow = What you may choose glows. One click, or Enter, is one choice; a thing with several choices shows a button for each.
ui-help-why = A lock on a thing says why it cannot be chosen now, and a triangle warns that a choice would do less than you may hope: point at it, or tap it.
ui-key-walk = walk through the choices
ui-key-pick = choose
ui-key-number = choose by number
ui-key-undo = take back
ui-key-help = this help

## Icons.

icon-energy = Energy
icon-ecosystem = Ecosystem
icon-water = Water
icon-science = Science
icon-construction = Construction
icon-launch = Launch: from Earth to the Ship
icon-land = Land on ★
icon-land-high = Land on ★★
icon-promote = Up: from ★ to ★★
icon-demote = Down: from ★★ to ★
icon-shift = Between ★ and ★★
icon-swap = Swap
icon-transfer = From one Building to another
icon-draw = Draw a card
icon-bottom = A card under the deck
icon-cover = A card face down
icon-retrieve = A prep card back to the hand
icon-peek = Look at prep cards
icon-exchange = Swap attached cards
icon-colonist = You have a colonist there
icon-nobody = You have no colonist there
icon-card = You hold a card
icon-if = Only if
icon-pay = Then
icon-hand = Hand
icon-prep = Prep module
icon-thinking = is thinking
