### Martians on the screen.

## The cycle.

mt-cycle = Cycle
mt-refill = Refill
mt-refill-hint = Refill: new demand tokens, cards and tiles. Not in the first cycle.
mt-delivery = Delivery
mt-delivery-hint = Delivery: at the end of a turn colonists bring food and medicine to the Quarters.
mt-summary = Summary
mt-summary-hint = Summary of the Quarters: demand tokens that are left cost colonists (oxygen) or hold markers (sickness, hunger).
mt-round = Round { $n }.
mt-round-works = At work: { $names }.
mt-round-blocked = Skipped for the dead: { $names }.
mt-round-locked = The fourth colonist comes with { $n } natural growth tokens.
mt-round-event = Before it: an event, new weather, energy.
mt-growth = Natural growth: { $n } of { $of } tokens for the fourth colonist
mt-weather = The weather
mt-next-weather = Next: { $weather }
mt-event = The event
mt-no-event = No event yet
mt-lasting = In force:
mt-time = time
mt-time-left =
    { $n ->
        [one] { $n } time unit left in this turn
       *[other] { $n } time units left in this turn
    }

## Buildings.

mt-act-oxygen = Oxygen
mt-act-build = Build
mt-act-medicine = Medicine
mt-act-treat = Treat ice
mt-act-dig = Extract
mt-act-analyse = Analyse
mt-act-supplies = Supplies
mt-supplies =
    { $n ->
        [one] supply
       *[other] supplies
    }
mt-twice = once or twice
mt-act-harvest = Harvest
mt-act-hire = Hire
mt-act-colony-tech = Colony
mt-construct-build = Build: take a construction token off a building for 3 reputation
mt-construct-upgrade = Upgrade: take an upgrade token off a space for 3 reputation
mt-construct-install = Put up a solar panel or a wind power plant on your corporation card
mt-colony-technology = colony technology
mt-crystals = crystals, regolith or ice
mt-card = regolith card
mt-card-each = regolith card for each regolith just mined
mt-mineral-any = regolith cards of any kind
mt-mineral-distinct = regolith cards of different colours
mt-same-helpers = helpers of one type
mt-specialists = specialists
mt-unbuilt = Construction token: to be built first
mt-closed = Closed this round
mt-upgrade = Upgrade token: this space takes 1 time unit more.
mt-space = { $building }, space { $n }: { $state }.
mt-space-free = free
mt-space-taken = { $player }
mt-space-refugee = a refugee
mt-space-unused = not used with so few players
mt-why-not = Not now: { $why }.
mt-rtg = RTG: { $n } energy left. Once a turn, 1 energy for 1 reputation.
mt-crops = Crop tiles
mt-left = { $n } left
mt-people = People to hire, 2 credits each
mt-tiles = Research
mt-orders = Orders from Earth
mt-deck = Left in the stack: { $n }

## The mining area.

mt-field = The mining area
mt-hex-gone = dug away
mt-hex-down = face down
mt-machine-here = The mining machine stands here

## The Quarters.

mt-quarters = The Quarters
mt-quarter = Quarter { $quarter }
mt-quarter-empty = Nobody lives here.
mt-quarter-free = Free to choose.
mt-lamp = { $quarter }, { $token }: { $n }.
mt-lamp-oxygen = Left at the end of a cycle, it costs a colonist.
mt-lamp-sickness = Medicine puts it out; left, it sends a marker to the Lazaret.
mt-lamp-hunger = Food puts it out; left, it holds a marker in the Homes.
mt-free-lazaret = Freed for 1 time unit.
mt-free-homes = Freed for 2 credits.

## The goal.

mt-goal = The goal of the colony
mt-met = Met { $n } times
mt-met-of = Met { $n } of { $of } times
mt-no-demand = no demand left in the last cycle (now { $n })
mt-failed = The mission has failed.
mt-refugees-outside = Outside
mt-refugees-outside-hint = Refugees outside: each costs 1 reputation at the end of a cycle.
mt-refugees-rescued = Rescued
mt-refugees-rescued-hint = Rescued: each brings 1 hunger at every refill until it is integrated.
mt-refugees-integrated = Integrated
mt-refugees-integrated-hint = Integrated: markers that everybody may use.
mt-hostility = Hostility: { $n }; at { $of } the colony is lost
mt-trust = Trust built: { $n }
mt-trust-word = Trust
mt-guards = Guard posts: { $n }; one can cancel an event of the strangers
mt-guards-word = Guards
mt-face = The way up the face
mt-face-space = Row { $row }, space { $column }
mt-face-hidden = an exploration token, face down
mt-face-used = used
mt-face-surveyed = Surveyed
mt-face-here = The expedition is here
mt-summit = The Summit
mt-camp = The base camp
mt-steep = Steep: 1 supply more

## Players.

mt-second-corporation = Second corporation
mt-first = First player
mt-markers =
    { $n ->
        [one] { $n } marker in the pool
       *[other] { $n } markers in the pool
    }
mt-no-markers = no marker left
mt-colonists =
    { $n ->
        [one] { $n } colonist
       *[other] { $n } colonists
    }
mt-dead = Dead: { $n }
mt-stock-shared = The colony’s stock
mt-stock-own = My stock
mt-technologies = Technologies
mt-developed = developed
mt-undeveloped = not developed yet
mt-corporation = Corporation
mt-installation = { $installation }: { $n }; room for { $left } more installations
mt-nobody = Room for a helper or a specialist
mt-used = has worked this round
mt-hand = Regolith cards
mt-hand-of = Regolith cards in hand: { $n }
mt-goals = My hidden goals
mt-goals-hidden = Hidden goals: { $n }
mt-goals-of = Hidden goals: { $n }
mt-chosen = chosen
mt-orders-done = Orders filled
mt-built = Construction tokens: { $n }
mt-upgraded = Upgrade tokens: { $n }

## Trading.

mt-make-offer = Make an offer
mt-offer-short = Offer
mt-offer = An offer
mt-offer-to = An offer from { $player } to { $other }
mt-offer-how = In any order: what you give, what you want; then send it.
mt-gives = { $player } gives
