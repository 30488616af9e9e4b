import { describe, expect, it } from "vitest";
import { gist, type Signs } from "../src/games/mars_engine/look/gist";
import { corner } from "../src/games/mars_engine/look/points";
import { payment, way } from "../src/games/mars_engine/tray/tray";
import { tagsOf, type Card } from "../src/games/mars_engine/view";
import type { Decision, Message, Option } from "../src/table/connection/wire";

const decision = (prompt: Message, ...options: Option[]): Decision => ({
  id: 7,
  prompt,
  options,
  several: null,
  refusals: [],
  warnings: [],
});
const card = (printed: Partial<Card>): Card =>
  ({ id: "ants", kind: "card", colour: "active", tags: [], ...printed }) as unknown as Card;

describe("answers in the tray", () => {
  it("finds the words of a way in the question", () => {
    const numbered = [
      { message: ["step-numbered", { n: 1, text: { message: ["effect-draw", { n: 1 }] } }] },
      { message: ["step-numbered", { n: 2, text: { message: ["effect-ocean", { n: 1 }] } }] },
    ];
    const asked = decision(["prompt-choose-one", { numbered }], ["choose", 0], ["choose", 1]);
    expect(way(asked, ["choose", 1])).toEqual(["effect-ocean", { n: 1 }]);
  });

  it("says what is left to pay and what is paid too much", () => {
    const asked = decision(["prompt-pay", { price: 9, value: 2 }], ["pay", "steel", 4], ["pay", "steel", 5]);
    expect(payment(asked, ["pay", "steel", 4])).toEqual({ resource: "steel", n: 4, rest: 1, waste: 0 });
    expect(payment(asked, ["pay", "steel", 5])).toEqual({ resource: "steel", n: 5, rest: 0, waste: 1 });
  });
});

describe("a gist", () => {
  it("says nothing of an action of which it could only say a part", () => {
    const ways = [
      { message: ["way", { money: 0, costs: [], gains: [{ message: ["effect-draw", { n: 1 }] }] }] },
      { message: ["way", { money: 0, costs: [], gains: [{ message: ["effect-unheard-of", {}] }] }] },
    ];
    expect(gist(["card-action", { ways }])).toEqual([]);
  });

  it("reads what only one game knows with that game's signs", () => {
    const own: Signs = { "effect-dig": () => [{ icon: "mining", name: "dig" }] };
    const message: Message = [
      "card-now",
      { effects: [{ message: ["effect-dig", {}] }, { message: ["effect-draw", { n: 2 }] }] },
    ];
    expect(gist(message, own).map(({ icon }) => icon)).toEqual(["mining", "card"]);
    expect(gist(message).map(({ icon }) => icon)).toEqual(["card"]);
  });
});

describe("what a card prints", () => {
  it("has its points in the corner", () => {
    expect(corner(card({ points: ["points", -2] }))).toEqual({ text: "−2", icon: null });
    expect(corner(card({ points: ["per_resource", 1, 2], holds: "science" }))).toEqual({ text: "1/2", icon: "flask" });
    expect(corner(card({ points: ["per_tag", "earth", 2] }))).toEqual({ text: "1/2", icon: "earth" });
    expect(corner(card({}))).toBeNull();
  });

  it("counts as an event once, whether it prints the tag or not", () => {
    expect(tagsOf(card({ colour: "event", tags: ["space"] }))).toEqual(["space", "event"]);
    expect(tagsOf(card({ colour: "red", tags: ["space", "event"] }))).toEqual(["space", "event"]);
  });
});
