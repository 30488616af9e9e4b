### What a first game is told, at the moment it matters.

tip-quarter = This Quarter is your people. The tokens in it are what they lack: oxygen, medicine, food. Keep it clear until the end of each cycle.
tip-turn = You have 3 time units in a turn. Placing a marker in a building lets you do its actions, each of which takes time. What is left over is lost.
tip-place = Begin with what your Quarter lacks. MOXIE removes oxygen tokens; greenhouses grow food; the hospital makes medicine from water and supplies.
tip-act = A marker may do several different actions of its building in this turn, each once. In later turns it does nothing any more, it only takes up the space.
tip-rest = Markers never come back by themselves. Rest takes 1 time unit and brings back as many as you like: do it when you run short, not after every turn.
tip-collect = Take back everything that has done its work; a marker left in a building keeps others out of that space, but you as well.
tip-deliver = Your colonists go home and may bring two products. Food removes hunger for 2 reputation, medicine removes sickness for 3.
tip-dig = Ice becomes water, and water becomes food and medicine. Regolith is for building and, analysed, for research.
tip-move = The machine moves once for each extraction. Tiles around it are turned up, so drive where most of them are face down.
tip-rtg = Short of energy? The RTG gives 1 for a point of reputation, without a marker and without time. Solar panels and wind power are cheaper in the long run.
tip-offer = You may make another player an offer, twice a turn. Ask for what you lack and give what you have too much of; a no costs nothing.
tip-answer = An offer: first it says what comes to you, then what you give. Decline if you need that for your own Quarter.
tip-weather = New weather and an event came up. Weather changes how much your installations produce: no wind, no wind power.
tip-summary = The Quarters were checked. Oxygen that is still missing costs a colonist for good, sickness and hunger lock up a marker: clear oxygen first.
tip-block = A dead colonist costs you a turn in each cycle. Skip the round in which you have least to do.
