### What the boards of Terraforming Mars and Ares Expedition share.

## Players.

mars-overview = Overview
mars-turn-order = Order of turns
mars-acts = acts now
mars-points-so-far = Points so far
mars-after-production = After the next production
mars-good-mc = M€
mars-good-steel = steel
mars-good-titanium = titanium
mars-good-plants = plants
mars-good-energy = energy
mars-good-heat = heat
mars-good-cards = cards
mars-rating = Terraform rating
mars-rating-is = Terraform rating: { $n }
mars-points-are = { $n } points so far.
mars-hand-is =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
mars-tags = Tags
mars-store = { $resource }: { $n }, production { $made }.
mars-in-play =
    { $n ->
        [one] { $n } card in play
       *[other] { $n } cards in play
    }
mars-cards-of = Cards of { $player }
mars-group-corporation = Corporation

## Cards.

mars-hand = Hand
mars-hand-empty = No cards in hand.
mars-hand-hidden = Only their owner sees these cards.
mars-open-hand = Read them all
mars-read = Read { $card }
mars-all-in-play = Everything in play
mars-compare-how = Right-click, hold longer or press C: all cards in play beside it.
mars-playable = Playable now: { $n }
mars-sieve = Show only
mars-only = Only: { $what }
mars-order = In which order the hand lies
mars-order-how = In which order the hand lies. Drag a card to put it elsewhere, or move it with Alt and the arrow keys.
mars-order-dealt = as dealt
mars-order-cost = by cost
mars-order-tag = by tag
mars-order-playable = playable first
mars-order-own = my own order
mars-shift-back = Put { $card } one place to the left
mars-shift-forth = Put { $card } one place to the right
mars-event = event
mars-card = card
mars-ocean = ocean
mars-costs = Costs { $n } M€
mars-cheaper = Costs you { $n } M€ instead of { $printed }
mars-held = On this card: { $n } { $kind }
mars-used = already used
mars-then = then
mars-or = or
mars-per = for each

## What is chosen from.

mars-tray = To choose from
mars-fold = Look at the table
mars-unfold = Back to the choice
mars-waste = { $n } M€ too much
