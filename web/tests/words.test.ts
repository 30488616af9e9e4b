import { describe, expect, it } from "vitest";
import { segments, Words } from "../src/table/language/words";

const CATALOGUE = `
player = Player { $n }
list = { $before }, { $next }
list-effects = { $before }; { $next }
building-water = Water Building
    .in = in the Water Building
card-water-3 = Water 3
card-ice = Ice { $n }
effect-launch = { $n ->
    [one] launch { $n } colonist
   *[other] launch { $n } colonists
}
effect-land = land { $where }
where-building = { $building_in }
action = { SENTENCE(action-parts) }
action-parts = { action-needs }{ $effects }
action-needs = { GIVEN($needs) ->
    [yes] if { $needs },{" "}
   *[no] {""}
}
option-play = Play { $card }
option-reveal = Reveal card { PLACE($slot) } of { $player }
option-transfer = From { $building } to { $to }
log-land = { $player } lands { $building_in }.
refuse-not-asked = The table waits for { $pending }.
refuse-game = No game “{ $value }”.
game-water-3 = never shown
`;

const VERBS = { play: ["card"], reveal: ["player", "slot"], transfer: ["building", "to:building"] };
const EVENTS = { land: ["player", "building"] };
const words = new Words("en", [CATALOGUE], ["Ada", "Ben"], VERBS, EVENTS);

describe("a message becomes a sentence", () => {
  it("with its effects joined, a capital letter and a full stop", () => {
    const effects = [{ message: ["effect-launch", { n: 2 }] }, { message: ["effect-land", { where: where("water") }] }];
    expect(words.say(["action", { effects, needs: "" }])).toBe("Launch 2 colonists; land in the Water Building.");
  });

  it("with what it needs in front, where it needs anything", () => {
    const effects = [{ message: ["effect-launch", { n: 1 }] }];
    const needs = { message: ["effect-land", { where: where("water") }] };
    expect(words.say(["action", { effects, needs }])).toBe("If land in the Water Building, launch 1 colonist.");
  });

  it("with a true minus sign before what is below zero", () => {
    expect(words.say(["effect-launch", { n: -2 }])).toBe("launch −2 colonists");
  });

  it("that tells what its id tells where a catalogue has no words for it", () => {
    expect(words.say(["prompt-unheard-of", {}])).toBe("Unheard of");
    expect(words.say(["prompt-pick", { card: "dust_storm", n: 2 }])).toBe("Pick dust storm 2");
  });

  it("but the browser's own words are missed by their ids", () => {
    expect(words.text("ui-unheard-of")).toBe("ui-unheard-of");
  });

  it("that repeats what somebody typed and does not look it up", () => {
    expect(words.say(["refuse-game", { value: "water-3" }])).toBe("No game “water-3”.");
  });
});

describe("an option", () => {
  it("names its things by their kinds", () => {
    expect(words.option(["play", "water-3"])).toBe("Play Water 3");
    expect(words.option(["transfer", "water", "water"])).toBe("From Water Building to Water Building");
  });

  it("counts places from 1 and knows players by name", () => {
    expect(words.option(["reveal", 1, 0])).toBe("Reveal card 1 of Ben");
    expect(words.option(["reveal", 2, 1])).toBe("Reveal card 2 of Player 3");
  });

  it("names a thing of a numbered kind by its number", () => {
    expect(words.option(["play", "ice-12"])).toBe("Play Ice 12");
    expect(words.thing("card", "water-3")).toBe("Water 3");
    expect(words.thing("card", "fire-3")).toBeNull();
  });

  it("shows what it is made of where there are no words for it", () => {
    const silent = new Words("en", [CATALOGUE], ["Ada", "Ben"], { pick: ["card"], ask: ["player", "n"] });
    expect(silent.option(["pick", "water-3"])).toBe("Pick Water 3");
    expect(silent.option(["pick", "dust_storm"])).toBe("Pick dust storm");
    expect(silent.option(["ask", 1, 4])).toBe("Ben: ask 4");
    expect(silent.option(["roll_over", 2])).toBe("Roll over 2");
  });
});

describe("a set", () => {
  const counting = new Words(
    "en",
    [CATALOGUE, "ui-times = { $option } (×{ $n })\nui-none-chosen = nothing\n"],
    ["Ada", "Ben"],
    VERBS,
    EVENTS,
  );

  it("says everything once, and how often", () => {
    expect(
      counting.set([
        ["reveal", 1, 0],
        ["reveal", 0, 1],
        ["reveal", 1, 0],
      ]),
    ).toBe("Reveal card 1 of Ben (×2), Reveal card 2 of Ada");
  });

  it("says that it is empty", () => {
    expect(counting.set([])).toBe("nothing");
  });
});

describe("the log", () => {
  it("says what happened, and is silent where there are no words for it", () => {
    expect(words.event(["land", 0, "water"])).toBe("Ada lands in the Water Building.");
    expect(words.event(["unheard-of", 0])).toBe("");
  });

  it("shows what a game declares and has no words for as it stands", () => {
    const silent = new Words("en", [CATALOGUE], ["Ada", "Ben"], {}, { picked: ["player", "card"] });
    expect(silent.event(["picked", 0, "ice-2"])).toBe("Ada: picked Ice 2");
  });

  it("finds the players again in a marked sentence", () => {
    const marking = new Words("en", [CATALOGUE], ["Ada", "Ben"], VERBS, EVENTS, true);
    expect(segments(marking.event(["land", 1, "water"]))).toEqual([
      { text: "Ben", kind: "player", id: "1" },
      { text: " lands in the Water Building." },
    ]);
  });

  it("lists those who are waited for by name", () => {
    expect(words.say(["refuse-not-asked", { pending: [0, 1] }])).toBe("The table waits for Ada, Ben.");
  });
});

describe("Polish", () => {
  it("counts as Polish does", () => {
    const catalogue = "karty = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[many] { $n } kart\n}\n";
    const polish = new Words("pl", [catalogue]);
    expect([1, 3, 5].map((n) => polish.text("karty", { n }))).toEqual(["1 karta", "3 karty", "5 kart"]);
  });
});

function where(building: string): unknown {
  return { message: ["where-building", { building }] };
}
