### What a first game is told, at the moment it matters.

tip-action = You take one or two actions a turn, and the turns go round until all have passed. Early on, play cards that raise production: it pays again in every generation.
tip-corporation = Your corporation brings the money for the start and a special rule. Choose one that fits the cards that you have been dealt.
tip-play = Cards that glow can be played now; the others say why not. Brown boxes are production, what is framed in red concerns any player, whom you choose.
tip-project = Standard projects are always there, if you have the money. Without a good card, an asteroid or an aquifer still brings you a point of TR.
tip-rating = Raising temperature, oxygen or oceans raises your TR. TR is income in every generation and points at the end: it counts twice.
tip-pass = Somebody has passed. “Done” only ends your turn; if you take no action at all, you pass too and are out until the next generation.
tip-tile = You get what is printed on the hex, and 2 M€ for each ocean next to it. Cities want greeneries around them; greeneries go next to your own tiles.
tip-ocean = Oceans belong to nobody, but whoever places one gets the bonus, 1 TR, and 2 M€ for each ocean beside it.
tip-buy = A card costs 3 M€ now and its price later. Buy what you can play soon or what fits your tags; one or two a generation is usual.
tip-pay = Steel pays for cards with a building tag, titanium for cards with a space tag. They are good for nothing else, so use them before M€.
tip-convert = 8 plants become a greenery, 8 heat a step of temperature. Both bring TR, so do not let them lie about for long.
tip-blue = You have a blue card with an action. Each can be used once a generation: do not forget it before you pass.
tip-milestone = You can claim a milestone: 8 M€ for 5 points, and only three are ever given. Often the best bargain on the table.
tip-award = An award gives 5 points at the end to whoever leads in it, whoever paid. Fund one only where your lead will last.
tip-sell = Cards that you will never play are worth 1 M€ each.
tip-last-greenery = The planet is ready. Plants can become greeneries one last time: a point each, and more beside your cities.
