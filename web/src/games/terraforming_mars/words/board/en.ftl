### Terraforming Mars on the screen.

short-action = Use
short-keep = Keep
short-buy = Buy
short-sell = Sell
short-card = This one
short-corporation = Lead

## The planet.

tm-map = The map of Mars
tm-temperature = Temperature: { $n } °C
tm-oxygen = Oxygen: { $n }%
tm-oceans = Oceans: { $n } of { $most }
tm-track-temperature = Temperature: { $n } °C. Each step raises your TR by 1. At −24 °C and −20 °C: heat production +1; at 0 °C: an ocean. Goal: +8 °C.
tm-track-oxygen = Oxygen: { $n }%. Each step raises your TR by 1. At 8%: a step of temperature. Goal: 14%.
tm-track-oceans = Oceans: { $n } of { $most }. Each raises your TR by 1, and gives 2 M€ to whoever builds beside it.
tm-ground-ocean = reserved for an ocean
tm-ground-volcanic = volcanic
tm-ground-noctis-reserved = reserved for Noctis City
tm-phobos-space-haven = Phobos
tm-ganymede-colony = Ganymede
tm-bonus = { $n } × { $what }
tm-claimed = marked by { $player }
tm-generation = Generation { $n }
tm-generation-of = Generation { $n } of { $most }
tm-generation-short = Gen. { $n }
tm-set-up = Set-up
tm-begins = { $player } begins
tm-first = First player of this generation
tm-act = Action { $n } of { $most }
tm-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }

## What everybody can do.

tm-projects = Standard projects
tm-about-sell-patents = Discard any number of cards from your hand: 1 M€ for each.
tm-about-power-plant = Your energy production +1.
tm-about-asteroid = Raise temperature 1 step.
tm-about-aquifer = Place an ocean.
tm-about-greenery = Place a greenery and raise oxygen 1 step.
tm-about-city = Place a city; your M€ production +1.
tm-milestones = Milestones
tm-awards = Awards
tm-price = { $n } M€
tm-all-taken = all taken
tm-claimed-by = Claimed by { $player }.
tm-funded-by = Funded by { $player }.
tm-about-terraformer = A terraform rating of { $n }. 5 points.
tm-about-mayor = { $n } cities. 5 points.
tm-about-gardener = { $n } greeneries. 5 points.
tm-about-builder = { $n } building tags. 5 points.
tm-about-planner = { $n } cards in hand. 5 points.
tm-about-landlord = Most tiles in play. 5 points; with three or more players 2 for the second.
tm-about-banker = Highest M€ production. 5 points; with three or more players 2 for the second.
tm-about-scientist = Most science tags. 5 points; with three or more players 2 for the second.
tm-about-thermalist = Most heat. 5 points; with three or more players 2 for the second.
tm-about-miner = Most steel and titanium. 5 points; with three or more players 2 for the second.

## A corporation.

tm-mat = The corporation of { $player }
tm-worth = Each is worth { $n } M€.
tm-passed = passed
tm-actions = Actions
tm-no-actions = No card with an action yet.
tm-group-active = With an effect or an action ({ $n })
tm-group-automated = Others ({ $n })
tm-group-event = Events ({ $n })

## What is chosen from.

tm-bill =
    { $n ->
        [one] { $n } card, { $cost } M€.
       *[other] { $n } cards, { $cost } M€.
    }
tm-left = { $n } M€ left.
tm-your-cards = The cards you may buy next
tm-kept = What you have kept so far
tm-you = You
tm-has = has { $n }
tm-makes = production { $n }
tm-take = Take { $n }
tm-lower = Choose
