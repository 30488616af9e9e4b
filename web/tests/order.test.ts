import { describe, expect, it } from "vitest";
import { arranged, put, shifted, type Facts } from "../src/games/mars_engine/cards/order";

const HAND = ["ants", "city", "moss", "comet"];
const COSTS: Readonly<Record<string, number>> = { ants: 9, city: 21, moss: 4, comet: 21 };
const facts: Facts = {
  cost: (card) => COSTS[card] ?? 0,
  tag: (card) => (card === "moss" ? 0 : 1),
  plays: (card) => card === "comet",
  own: ["comet", "ants"],
};

describe("a hand", () => {
  it("lies as it was dealt, unless another order is wished for", () => {
    expect(arranged(HAND, "dealt", facts)).toEqual(HAND);
    expect(arranged(HAND, "cost", facts)).toEqual(["moss", "ants", "city", "comet"]);
    expect(arranged(HAND, "tag", facts)).toEqual(["moss", "ants", "city", "comet"]);
    expect(arranged(HAND, "playable", facts)).toEqual(["comet", "moss", "ants", "city"]);
  });

  it("lies as I put it, and what came later behind", () => {
    expect(arranged(HAND, "own", facts)).toEqual(["comet", "ants", "city", "moss"]);
  });
});

describe("a card that is put elsewhere", () => {
  it("lies where the other one lay", () => {
    expect(put(HAND, "comet", "city")).toEqual(["ants", "comet", "city", "moss"]);
    expect(put(HAND, "ants", "comet")).toEqual(["city", "moss", "comet", "ants"]);
    expect(put(HAND, "ants", "trees")).toEqual(HAND);
  });

  it("goes no farther than there are places", () => {
    expect(shifted(HAND, "city", 1)).toEqual(["ants", "moss", "city", "comet"]);
    expect(shifted(HAND, "ants", -1)).toEqual(HAND);
    expect(shifted(HAND, "comet", 1)).toEqual(HAND);
  });
});
