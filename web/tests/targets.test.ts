import { describe, expect, it } from "vitest";
import { face } from "../src/games/pocket_mars/face";
import { targets } from "../src/table/choosing/targets";
import type { Decision, Option, View } from "../src/table/connection/wire";

const back = (card: string): { colour: string; card: string } => ({ colour: card.split("-")[0]!, card });

function view(hand: string[], prep: string[], chosen: string[] = [], automatics: string[] = []): View {
  const mine = { player: 0, hand: hand.map(back), prep: prep.map(back), chosen };
  const theirs = { player: 1, hand: [], prep: automatics.map(back), chosen: [] };
  return { you: 0, players: [mine, theirs] } as unknown as View;
}

function decision(prompt: string, ...options: Option[]): Decision {
  return { id: 7, prompt: [prompt, {}], options, several: null, refusals: [], warnings: [] };
}

const OPTIONS: Option[] = [
  ["pick", "water-3"],
  ["play", "water-3"],
  ["attach", "water-3"],
  ["discard", "water-3"],
  ["bottom", "water-3"],
  ["cover", "water-3"],
  ["retrieve", "water-3"],
  ["reveal", 1, 0],
  ["peek_one", 1, 0],
  ["peek", 1],
  ["draw", 0],
  ["launch"],
  ["land", "water"],
  ["land_high", "water"],
  ["promote", "water", 1],
  ["demote", "water", 1],
  ["swap", "water", 0, 1],
  ["exchange", "water", 0, 1],
  ["transfer", "water", 1, "energy"],
];

describe("what options point to", () => {
  it("is a thing on the table for everything but plain yes and no", () => {
    const table = view([], [], [], ["energy-1"]);
    expect(OPTIONS.filter((option) => face.pointing(table, option) === null)).toEqual([]);
    expect(face.pointing(table, ["use"])).toBeNull();
    expect(face.pointing(table, ["skip"])).toBeNull();
  });

  it("is the deck when the automatics have no card to draw from", () => {
    expect(face.pointing(view([], []), ["draw", 0])).toBe("deck");
    expect(face.pointing(view([], [], [], ["energy-1"]), ["draw", 0])).toBe("prep:1:0");
  });

  it("is one card for both playing and discarding it", () => {
    const asked = decision("prompt-turn", ["play", "water-3"], ["launch"], ["discard", "water-3"]);
    const found = targets(asked, (option) => face.pointing(view(["water-3"], []), option), []);
    expect(found.at.get("card:water-3")?.map((choice) => choice.option[0])).toEqual(["play", "discard"]);
    expect(found.at.get("card:water-3")?.map((choice) => choice.number)).toEqual([1, 3]);
    expect(found.loose).toEqual([]);
  });

  it("leaves no option out and shows none twice", () => {
    const asked = decision("prompt-turn", ...OPTIONS, ["use"], ["skip"]);
    const found = targets(asked, (option) => face.pointing(view([], [], [], ["energy-1"]), option), []);
    const shown = [...[...found.at.values()].flat(), ...found.loose].map((choice) => JSON.stringify(choice.option));
    expect(shown.sort()).toEqual(asked.options.map((option) => JSON.stringify(option)).sort());
  });
});

describe("why not", () => {
  it("is told at the thing that somebody might try", () => {
    const asked: Decision = {
      ...decision("prompt-turn", ["skip"]),
      refusals: [{ option: ["launch"], reasons: [["why-earth-empty", { player: 0 }]] }],
      warnings: [{ option: ["skip"], reasons: [["why-nothing-happens", {}]] }],
    };
    const found = targets(asked, (option) => face.pointing(view([], []), option), []);
    expect(found.refused.get("earth")?.[0]?.reasons[0]?.[0]).toBe("why-earth-empty");
    expect(found.loose[0]?.warnings[0]?.[0]).toBe("why-nothing-happens");
  });
});

describe("two of four cards", () => {
  const hand = ["water-1", "water-2", "water-3", "water-4"];
  const elements = hand.map((card) => ({ option: ["prepare", card], times: 1 }));
  const asked: Decision = {
    ...decision("prompt-split", ["prepare", "water-1"], ["prepare", "water-2"], ["prepare", "water-3"]),
    several: { elements, least: 2, most: 2, taken: 0, endings: [] },
  };
  const shown = (...marks: Option[]): unknown[] => {
    const found = targets(asked, (option) => face.pointing(view(hand, []), option), marks);
    return hand.map((card) => found.at.get(`card:${card}`)?.[0]?.marks);
  };

  it("can be any two, the last one held too, which no walk begins with", () => {
    expect(shown()).toEqual([0, 0, 0, 0]);
    expect(shown(["prepare", "water-4"])).toEqual([0, 0, 0, 1]);
  });
});
