### What a first game is told, at the moment it matters.

tip-corporation = Your corporation brings the money for the start and something special. Look which one fits your first cards.
tip-phase = Everybody chooses a phase, and all chosen phases are played by all. Yours gives you a bonus. For the first round: a green card in hand speaks for Development.
tip-development = Green cards are your engine: they produce for the rest of the game. Play the expensive ones when you have chosen this phase yourself: your card then costs 3 M€ less.
tip-construction = Blue cards have an effect that lasts or an action for phase III; red cards happen once. All of them stay, and their tags count.
tip-action = Use each of your blue actions once, and standard actions as often as you can pay. Every step of a track and every ocean raises your TR.
tip-standard = 8 plants make a forest and 8 heat a step of temperature, without any M€. What is enough for that must be converted at the end of the phase anyway.
tip-keep = Research: keep the card that fits what you produce. The rest is gone, and brings no money.
tip-again = You cannot choose the same phase twice in a row. Guess what the others will open: you play that too, and can spend your choice on something else.
tip-income = Production has paid you: M€ for your TR and your M€ production, and heat, plants and cards for theirs. With much production, choose phase IV yourself for 4 M€ more.
tip-steel = Steel and titanium are not spent here: each steel makes building cards 2 M€ cheaper, each titanium space cards 3 M€, for the rest of the game.
tip-sell = A card that you will not play can be sold for 3 M€, even now. Sometimes that is exactly what is missing for a better one.
tip-end-round = The round is over. You may hold 10 cards; what is more must be sold.
tip-ocean = An ocean has been turned up: whoever does it takes the reward on its back. All three goals together end the game.
tip-add = Some cards collect animals, microbes or science. Point at a card to see what they are worth there: points, or an action later.
