### Supply Drop.

game-supply-drop = Nachschub
about-supply-drop = Kisten fallen vom Himmel. Biete verdeckt eine Karte: Wer am höchsten bietet, nimmt die Kiste, die am besten passt.

card-ice = Eis { $n }
card-ore = Erz { $n }
card-seeds = Saatgut { $n }
colour-ice = Eis
colour-ore = Erz
colour-seeds = Saatgut
kind-ice = Eis
kind-ore = Erz
kind-seeds = Saatgut
crate = Ein Gebot von { $n } oder eine Kiste { $kind }.

part-ground = Kisten am Boden
part-store = Heimgebracht
part-bid = Gebot
part-deck = Karten im Stapel

prompt-bid = Welche Karte bietest du? Alle Gebote werden zugleich aufgedeckt.
prompt-take = Welche Kiste nimmst du?
option-bid = { $card } bieten
option-take = { $card } nehmen
log-round = Runde { $n }
log-drop = Am Boden: { $cards }.
log-bid = { $player } bietet { $card }.
log-take = { $player } nimmt { $card }.
end-hands-empty = Alle Karten sind gespielt.
score-ice = Eis
score-ore = Erz
score-seeds = Saatgut
