### Pocket Mars on the screen.

about-pocket-mars = Send your seven colonists to Mars: prepare projects in secret, outbid each other’s cards, and hold the best places in four Buildings.
setting-pocket-mars-draft = Draft the first cards
setting-pocket-mars-solo-level = Level
value-pocket-mars-normal = normal
value-pocket-mars-hard = hard
value-pocket-mars-hardest = hardest

short-play = Play
short-attach = Play
short-discard = Discard
short-prepare = Prepare
short-pick = Keep
short-cover = Cover
short-bottom = Under the deck
short-retrieve = Take back
short-launch = Launch

pm-round = Round { $n }
pm-set-up = Set-up
pm-deck = Deck: { $n } cards
pm-deck-word = Deck
pm-discard-word = Discard
pm-discard-all = The newest first.
pm-read = Read its ability and its cards
pm-ability = Ability:
pm-column = Attached cards, the newest last
pm-column-all = Attached cards, the newest last: that one has the value to beat.
pm-covered = face down
pm-beat = to beat
pm-beat-hint = A card from your prep module must be higher than { $n } to land a colonist here.
pm-no-colonists = Holds no colonists: its cards send them to the others.
pm-star1 = ★, 2 points each, no limit. { $who }
pm-star2 = ★★, 4 points each, room for { $room }. { $who }
pm-energy = Energy: { $n } of { $most }
pm-my-ship = My Ship
pm-earth = Earth
pm-on-ship =
    { $n ->
        [one] { $n } colonist on the Ship
       *[other] { $n } colonists on the Ship
    }
pm-on-earth =
    { $n ->
        [one] { $n } colonist still on Earth
       *[other] { $n } colonists still on Earth
    }
pm-hand = Hand
pm-prep = Prep module
pm-pack = To choose from
pm-read-card = Read { $card }
pm-from-hand = From the hand:
pm-from-prep = From the prep module:
