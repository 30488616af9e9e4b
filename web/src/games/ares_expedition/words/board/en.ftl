### Ares Expedition on the screen.

short-play = Play
short-action = Use
short-sell = Sell
short-keep = Keep
short-discard = Discard
short-give = Give
short-card = This one
short-reduce = Use
short-corporation = Lead

## Rounds and phases.

ae-crew = Who is still acting
ae-you = You
ae-set-up = Set-up
ae-round = Round { $n }
ae-round-of = Round { $n } of { $most }
ae-deck =
    { $n ->
        [one] { $n } card in the deck.
       *[other] { $n } cards in the deck.
    }
ae-discards = Discarded: { $n }.
ae-is-choosing = choosing
ae-is-chosen = has chosen
ae-is-acting = acting
ae-is-done = done
ae-is-waits = waits
ae-phases = The five phases
ae-phase-development = Development
ae-phase-construction = Construction
ae-phase-action = Action
ae-phase-production = Production
ae-phase-research = Research
ae-all-development = Everybody may play a green card.
ae-all-construction = Everybody may play a blue or red card.
ae-all-action = Everybody uses actions and standard actions.
ae-all-production = Everybody takes income and production.
ae-all-research = Everybody draws 2 cards and keeps 1; effects add to both.
ae-bonus-development = it costs 3 M€ less
ae-bonus-construction = play another one, or draw a card
ae-bonus-action = use one action twice
ae-bonus-production = 4 M€ more
ae-bonus-research = draw 3 more, keep 1 more
ae-bonus-is = Who chose it: { $bonus }.
ae-chose = Chosen by { $player }.
ae-chose-last = Chosen in the last round by { $player }, who must choose another one now.
ae-bot-chose = Chosen by the virtual player.
ae-your-choice = your choice

## The planet.

ae-temperature = Temperature: { $n } °C, in the { $zone } zone.
ae-oxygen = Oxygen: { $n }%, in the { $zone } zone.
ae-at-start = When this phase began: { $n }, in the { $zone } zone. Requirements look at that.
ae-at-goal = The goal is reached.
ae-zone-purple = purple
ae-zone-red = red
ae-zone-yellow = yellow
ae-zone-white = white
ae-oceans = Oceans: { $n } of { $most }
ae-ocean-up = An ocean. It brought { $gains }.
ae-ocean-down = An ocean tile, face down: whoever flips it gains 1 TR and what it shows.
ae-standards = Standard actions
ae-forest = forest
ae-about-greenery = Take a forest, worth 1 point, and raise the oxygen 1 step.
ae-about-temperature = Raise the temperature 1 step.
ae-about-ocean = Flip an ocean tile and take what it shows.

## A corporation.

ae-mat = The corporation of { $player }
ae-mc-is = { $n } M€. A production phase brings { $all }: { $tr } for your terraform rating and { $made } of production.
ae-steel-is = Steel: { $n }. Cards with a building tag cost { $cut } M€ less.
ae-titanium-is = Titanium: { $n }. Cards with a space tag cost { $cut } M€ less.
ae-forests-are = Forests: { $n }
ae-income = Income: { $tr } for the rating + { $made } = { $all } M€
ae-plays =
    { $n ->
        [0] No card left to play in this phase
        [one] { $n } card left to play in this phase
       *[other] { $n } cards left to play in this phase
    }
ae-actions-left = Actions left: { $n } of { $all }
ae-bonus-open = Your bonus: { $bonus }
ae-sell = Sell cards: { $n } M€ each
ae-sell-how = Then a click on a card in your hand sells it for { $n } M€.
ae-selling = Selling: { $n } M€ each
ae-selling-how = A click on a card in your hand sells it for { $n } M€. Click here to stop selling.
ae-next-discount = Your next card costs { $n } M€ less
ae-next-ease = The oxygen or temperature requirement of your next card may be one zone off
ae-tableau = My cards in play
ae-no-actions = No blue cards yet: they bring lasting effects and actions.
ae-group-green = Green cards ({ $n })
ae-group-blue = Blue cards ({ $n })
ae-group-red = Red cards ({ $n })
ae-first-cards = Your first cards
ae-first-corporations = The corporations you will choose from

## Together and alone.

ae-pool = The common pool
ae-cubes = Cubes in the pool: { $n }. A cube is 1 M€.
ae-markers = Markers in the pool: { $n }. A marker lets you exchange a card with your partner.
ae-together = Together you have { $n } points; you need { $need }, and the planet ready.
ae-bot = Virtual player
ae-bot-plays = It plays { $phase } in this round.
ae-bot-hidden = Its card is turned up when you have chosen.
ae-bot-yours = You choose its card now.
ae-bot-marker = Its marker stands at { $n } of { $most }; it moves on after every five rounds.
ae-bot-left = still to come
ae-bot-gone = played
ae-level-novice = novice
ae-level-specialist = specialist
ae-level-expert = expert
