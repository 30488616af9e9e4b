### Supply Drop.

game-supply-drop = Zrzut zaopatrzenia
about-supply-drop = Z nieba spadają skrzynie. Licytuj kartą w tajemnicy: kto da najwięcej, bierze skrzynię, która mu najbardziej pasuje.

card-ice = Lód { $n }
card-ore = Ruda { $n }
card-seeds = Nasiona { $n }
colour-ice = lód
colour-ore = ruda
colour-seeds = nasiona
kind-ice = lodem
kind-ore = rudą
kind-seeds = nasionami
crate = Oferta o wartości { $n } albo skrzynia z { $kind }.

part-ground = Skrzynie na ziemi
part-store = W bazie
part-bid = Oferta
part-deck = Karty w talii

prompt-bid = Którą kartą licytujesz? Wszystkie oferty odkrywa się naraz.
prompt-take = Którą skrzynię bierzesz?
option-bid = Licytuj: { $card }
option-take = Weź: { $card }
log-round = Runda { $n }
log-drop = Na ziemi: { $cards }.
log-bid = { $player } licytuje: { $card }.
log-take = { $player } bierze: { $card }.
end-hands-empty = Wszystkie karty zagrano.
score-ice = Lód
score-ore = Ruda
score-seeds = Nasiona
