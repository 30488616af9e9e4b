### Supply Drop.

game-supply-drop = Supply Drop
about-supply-drop = Crates fall from the sky. Bid a card in secret: whoever bids highest takes the crate they like best.

card-ice = Ice { $n }
card-ore = Ore { $n }
card-seeds = Seeds { $n }
colour-ice = ice
colour-ore = ore
colour-seeds = seeds
kind-ice = ice
kind-ore = ore
kind-seeds = seeds
crate = A bid of { $n }, or a crate of { $kind }.

part-ground = Crates on the ground
part-store = Hauled home
part-bid = Bid
part-deck = Cards in the deck

prompt-bid = Which card do you bid? All bids are turned up at once.
prompt-take = Which crate do you take?
option-bid = Bid { $card }
option-take = Take { $card }
log-round = Round { $n }
log-drop = On the ground: { $cards }.
log-bid = { $player } bids { $card }.
log-take = { $player } takes { $card }.
end-hands-empty = All cards are played.
score-ice = Ice
score-ore = Ore
score-seeds = Seeds
