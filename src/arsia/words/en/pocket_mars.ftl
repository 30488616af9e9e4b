### Pocket Mars.

game-pocket-mars = Pocket Mars

## Names of things.

player-automatics = Devious Automatics

building-energy = Energy Building
    .in = in the Energy Building
    .at = at the Energy Building
    .card = an Energy card
building-ecosystem = Ecosystem Building
    .in = in the Ecosystem Building
    .at = at the Ecosystem Building
    .card = an Ecosystem card
building-water = Water Building
    .in = in the Water Building
    .at = at the Water Building
    .card = a Water card
building-science = Science Building
    .in = in the Science Building
    .at = at the Science Building
    .card = a Science card
building-construction = Construction Building
    .in = in the Construction Building
    .at = at the Construction Building
    .card = a Construction card
colour-energy = Energy
    .card = an Energy card
colour-ecosystem = Ecosystem
    .card = an Ecosystem card
colour-water = Water
    .card = a Water card
colour-science = Science
    .card = a Science card
colour-construction = Construction
    .card = a Construction card

card-energy-1 = Energy 1
card-energy-2 = Energy 2
card-energy-3 = Energy 3
card-energy-4 = Energy 4
card-energy-5 = Energy 5
card-energy-6 = Energy 6
card-energy-7 = Energy 7
card-ecosystem-1 = Ecosystem 1
card-ecosystem-2 = Ecosystem 2
card-ecosystem-3 = Ecosystem 3
card-ecosystem-4 = Ecosystem 4
card-ecosystem-5 = Ecosystem 5
card-ecosystem-6 = Ecosystem 6
card-ecosystem-7 = Ecosystem 7
card-water-1 = Water 1
card-water-2 = Water 2
card-water-3 = Water 3
card-water-4 = Water 4
card-water-5 = Water 5
card-water-6 = Water 6
card-water-7 = Water 7
card-science-1 = Science 1
card-science-2 = Science 2
card-science-3 = Science 3
card-science-4 = Science 4
card-science-5 = Science 5
card-science-6 = Science 6
card-science-7 = Science 7
card-construction-1 = Construction 1
card-construction-2 = Construction 2
card-construction-3 = Construction 3
card-construction-4 = Construction 4
card-construction-5 = Construction 5
card-construction-6 = Construction 6
card-construction-7 = Construction 7

## Card texts. Each effect is an order; a whole action is put together in `action` and nowhere else.

list-effects = { $before }; { $next }

effect-launch =
    { $n ->
        [one] launch { $n } colonist
       *[other] launch { $n } colonists
    }
effect-land = land 1 colonist on ★ { $where }
effect-land-high = land 1 colonist on ★★ { $where }
effect-promote = move 1 of your colonists from ★ to ★★ { $where }
effect-demote = move 1 colonist of any player from ★★ to ★ { $where }
effect-shift =
    { $n ->
        [one] move { $n } colonist of any player between ★ and ★★ in any Building
       *[other] move at least one and up to { $n } colonists of any players between ★ and ★★ in the same Building
    }
effect-shift-another = move another colonist of any player between ★ and ★★ { $where }
effect-swap-stars = swap any colonist on ★ with any colonist on ★★ in the same Building
effect-transfer = move 1 of your colonists from any Building to ★ in another Building
effect-gain-energy = gain { $n } energy
effect-draw =
    { $n ->
        [one] draw { $n } card
       *[other] draw { $n } cards
    }
effect-bottom =
    { $n ->
        [one] put { $n } card from your hand under the deck
       *[other] put up to { $n } cards from your hand under the deck
    }
effect-bottom-any =
    { $n ->
        [one] put { $n } card from your hand or prep module under the deck
       *[other] put up to { $n } cards from your hand or prep module under the deck
    }
effect-cover = attach 1 card from your hand face down to the Building of its colour, where it counts zero
effect-retrieve = take 1 card from your prep module back into your hand
effect-swap-cards = swap the places of 2 cards attached to the same Building
effect-peek =
    { $n ->
        [one] look at { $n } prep card of another player
       *[other] look at { $n } prep cards of another player
    }
effect-may = you may { $effect }
effect-pay-then = you may pay { $energy } energy to { $effects }

where-building = { $building_in }
where-any = in any Building
where-none-of-mine = in a Building where you have no colonist
where-some-of-mine = in a Building where you have a colonist
where-elsewhere = in another Building
where-there = in that Building

needs-nobody = you have no colonist { $building_in }
needs-somebody = you have a colonist { $building_in }
needs-card = you have { $building_card } in your hand

action = { SENTENCE(action-parts) }
action-parts = { action-needs }{ action-cost }{ $effects }
action-needs =
    { GIVEN($needs) ->
        [yes] if { $needs },{" "}
       *[no] {""}
    }
action-cost = { action-energy }{ action-card }
action-energy =
    { $energy ->
        [0] {""}
       *[other] pay { $energy } energy:{" "}
    }
action-card =
    { $card ->
        [0] {""}
       *[other] put { $card } card from your hand under the deck:{" "}
    }

ability = { SENTENCE($effect) }

## Questions.

prompt-turn = Your turn: play a card, take a colonist from Earth, or discard a card for energy.
prompt-split = Which cards go to your prep module, face down? Choose 2 of your 4.
prompt-pick =
    { $left ->
        [one] Which card do you keep? The other one is shuffled back into the deck.
       *[other] Which card do you keep? The others go to the player on your left.
    }
prompt-prepare =
    { $n ->
        [one] Which card from your hand goes to your prep module, face down?
       *[other] Which { $n } cards from your hand go to your prep module, face down?
    }
prompt-drop =
    { $n ->
        [one] You hold more than 2 cards. Which one do you discard?
       *[other] You hold more than 2 cards. Which { $n } do you discard?
    }
prompt-land-here = { $card } is higher than the value that was to beat: you may land 1 colonist on ★ { $building_in }.
prompt-prepared = Do you use the prepared action of { $card }? { $action }
prompt-effect = { SENTENCE($effect) }
prompt-draw-from-automatics = You draw from the prep module of the Devious Automatics. Which card?
prompt-discard-automatics = Which prep card of the Devious Automatics is turned up and discarded?

## Options.

option-pick = Keep { $card }
option-prepare = Put { $card } in your prep module
option-play = Play { $card } from your hand
option-attach = Play { $card } from your prep module
option-reveal = Reveal prep card { PLACE($slot) } of { $player }
option-launch = Take 1 colonist from Earth
option-discard = Discard { $card }
option-use = Do it
option-skip = Skip
option-land = Land on ★ { $building_in }
option-land-high = Land on ★★ { $building_in }
option-promote = { $building }: { $player }’s colonist ★ → ★★
option-demote = { $building }: { $player }’s colonist ★★ → ★
option-swap = { $building }: { $player }’s colonist ★ → ★★, { $other }’s colonist ★★ → ★
option-exchange = { $building }: swap cards { PLACE($position) } and { PLACE($with) } of the column
option-transfer =
    { $star ->
        [1] Move a colonist from ★ { $building_in } to ★ { $to_in }
       *[2] Move a colonist from ★★ { $building_in } to ★ { $to_in }
    }
option-bottom = Put { $card } under the deck
option-cover = Attach { $card } face down
option-retrieve = Take { $card } back into your hand
option-peek = Look at the prep cards of { $player }
option-peek-one = Look at prep card { PLACE($slot) } of { $player }
option-draw = Draw card { PLACE($slot) }

## Why not.

why-needs = its prepared action works only if { $needs }
why-energy = its prepared action costs { $energy } energy and you have { $have }
why-hand-empty = its prepared action costs a card from your hand, which is empty
why-nothing-happens = its snap action would change nothing now
why-prepared-nothing = its prepared action would change nothing now
why-earth-empty = { $player } has no colonist left on Earth
why-not-meant = it has to be { $where }
why-nobody-on-star1 = { $player } has no colonist on ★ { $building_in }
why-star2-full =
    { $room ->
        [one] the only place on ★★ { $building_in } is taken
       *[other] all { $room } places on ★★ { $building_in } are taken
    }

refuse-draft-alone = There is no draft in the solo game; draft works with 2 to 4 seats.
refuse-level-not-alone = A solo level is for the solo game; choose 1 seat, or leave solo_level at normal.

## The log.

log-start = { $player } is the first player.
log-round = Round { $n }.
log-play = { $player } plays { $card } from the hand.
log-attach = { $player } plays { $card } from the prep module.
log-reveal = { $player } plays { $card } from the prep module of { $other }.
log-take = { $player } takes a colonist.
log-recycle = { $player } discards a card for energy.
log-launch =
    { $n ->
        [one] { $player } launches { $n } colonist.
       *[other] { $player } launches { $n } colonists.
    }
log-land = { $player } lands a colonist on ★ { $building_in }.
log-land-high = { $player } lands a colonist on ★★ { $building_in }.
log-promote = { $player }’s colonist goes up to ★★ { $building_in }.
log-demote = { $player }’s colonist goes down to ★ { $building_in }.
log-swap = { $player }’s colonist goes up to ★★ { $building_in } and { $other }’s goes down to ★.
log-exchange = { $player } swaps cards { $position } and { $with } { $building_at }.
log-transfer =
    { $star ->
        [1] { $player }’s colonist moves from ★ { $building_in } to ★ { $to_in }.
       *[2] { $player }’s colonist moves from ★★ { $building_in } to ★ { $to_in }.
    }
log-gain = { $player } gains { $n } energy.
log-pay = { $player } pays { $n } energy.
log-use = { $player } uses the prepared action of { $card }.
log-draw = { $player } draws { $colour_card }.
log-drawn = Only you see it: { $card }.
log-prepare = { $player } puts { $colour_card } in the prep module.
log-prepared = Only you see it: { $card }.
log-bottom = { $player } puts { $colour_card } under the deck.
log-bottomed = Only you see it: { $card }.
log-cover = { $player } attaches a card face down to the { $building }.
log-covered = Only you see it: { $card }.
log-retrieve = { $player } takes { $colour_card } from the prep module back into the hand.
log-peek =
    { $n ->
        [one] { $player } looks at { $n } prep card of { $other }.
       *[other] { $player } looks at { $n } prep cards of { $other }.
    }
log-peeked = Only you see it: { $card } in the prep module of { $other }.
log-discard = { $player } discards { $card }.
log-reshuffle =
    { $n ->
        [one] The deck is made anew from { $n } card.
       *[other] The deck is made anew from { $n } cards.
    }
log-pick = { $player } keeps { $colour_card }.
log-picked = Only you see it: { $card }.
log-failure = { $card } is discarded from the top of the deck.
log-android = The androids act { $building_at }.
log-end = The game is over.

## The score.

score-ship = Colonists on the Ship
score-star1 = Colonists on ★
score-star2 = Colonists on ★★
score-energy = Most energy
score-all-four = Colonists in all 4 Buildings
score-four-in-one = 4 or more colonists in the same Building

end-seven-landed = Somebody’s 7th colonist has landed on Mars, and the round is complete.
end-you-landed = Your 7th colonist has landed on Mars.
end-automatics-landed = The 7th colonist of the Devious Automatics has landed on Mars.
end-deck-empty = The deck has run out: the Devious Automatics cannot fill up their prep module.

why-attached-nothing = nobody would land, and the Building’s ability would change nothing now
