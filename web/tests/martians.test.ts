import { describe, expect, it } from "vitest";
import { actions } from "../src/games/martians/base/actions";
import { phase } from "../src/games/martians/cycle/phase";
import { face } from "../src/games/martians/face";
import { bargain } from "../src/games/martians/look/signs";
import { field } from "../src/games/martians/mining/field";
import { BUILDINGS, CORPORATION_TECHNOLOGIES, GOODS, type Hex } from "../src/games/martians/view";
import { targets } from "../src/table/choosing/targets";
import type { Decision, Message, Option, LogEntry, View } from "../src/table/connection/wire";
import { declared } from "./declared";

const listed = (name: string): string[] =>
  [...declared("martians", name).matchAll(/"(\w+)"/g)].map((found) => found[1]!);
const VERBS = [...declared("martians", "VERBS").matchAll(/^ {4}"(\w+)": \(([^)]*)\)/gm)].map(([, verb, parts]) => ({
  verb: verb!,
  parts: [...parts!.matchAll(/"(\w+)"/g)].map((found) => found[1]!),
}));
const view = {} as View;

// ---- options ---------------------------------------------------------------------------------------------------------

/** What is no thing on the table: a button beside the question. */
const LOOSE = [
  "rest",
  "end",
  "done",
  "gain",
  "overtime",
  "guard",
  "back",
  "pay",
  "skip",
  "stop",
  "go_on",
  "accept",
  "decline",
];
const option = ({ verb, parts }: (typeof VERBS)[number]): Option => [
  verb,
  ...parts.map((part) => (part === "good" ? "food" : part === "n" ? 1 : part)),
];

describe("what options point to", () => {
  it("is a thing on the table for everything but plain words", () => {
    const loose = VERBS.filter((each) => face.pointing(view, option(each)) === null).map(({ verb }) => verb);
    expect(loose.sort()).toEqual([...LOOSE].sort());
  });

  it("leaves no option out and shows none twice", () => {
    const options = VERBS.map(option);
    const asked: Decision = { id: 1, prompt: ["prompt-turn", {}], options, several: null, refusals: [], warnings: [] };
    const found = targets(asked, (each) => face.pointing(view, each), []);
    const shown = [...[...found.at.values()].flat(), ...found.loose].map((choice) => JSON.stringify(choice.option));
    expect(shown.sort()).toEqual(options.map((each) => JSON.stringify(each)).sort());
  });

  it("is the lamp that goes out", () => {
    expect(face.pointing(view, ["oxygen", "Q2"])).toBe("lamp:Q2:oxygen");
    expect(face.pointing(view, ["deliver", "food", "Q1"])).toBe("lamp:Q1:hunger");
    expect(face.pointing(view, ["deliver", "medicine", "Q1"])).toBe("lamp:Q1:sickness");
    expect(face.pointing(view, ["remove", "hunger", "Q3"])).toBe("lamp:Q3:hunger");
  });

  it("is the marker that goes, on the board or in the pool", () => {
    expect(face.pointing(view, ["surrender", "mining"])).toBe(face.pointing(view, ["collect", "mining"]));
    expect(face.pointing(view, ["surrender", "pool"])).toBe("pool");
  });

  it("keeps a space apart from the token on it", () => {
    expect(face.pointing(view, ["place", "hospital", 2])).not.toBe(face.pointing(view, ["upgrade", "hospital", 2]));
  });
});

describe("amounts in an offer", () => {
  it("take each other's place, good by good and side by side", () => {
    expect(face.slot?.(["give", "food", 1])).toBe(face.slot?.(["give", "food", 3]));
    expect(face.slot?.(["give", "food", 1])).not.toBe(face.slot?.(["want", "food", 1]));
    expect(face.slot?.(["give", "food", 1])).not.toBe(face.slot?.(["give", "water", 1]));
    expect(face.slot?.(["contribute", "food"])).toBeNull();
  });
});

it("the second corporation of the solo game has a name", () => {
  expect(face.unseated({ seats: 1, players: [{}, {}] } as unknown as View)).toEqual(["mt-second-corporation"]);
});

// ---- what is printed -------------------------------------------------------------------------------------------------

describe("the names of things", () => {
  it("are those of the rules", () => {
    expect([...GOODS]).toEqual(listed("GOODS"));
    expect([...BUILDINGS]).toEqual(listed("BUILDINGS"));
    expect([...CORPORATION_TECHNOLOGIES]).toEqual(listed("CORPORATION_TECHS"));
  });
});

describe("what can be done in a building", () => {
  const said = (signs: readonly { name: string; n: number }[]): unknown[] => signs.map(({ name, n }) => [name, n]);

  it("is drawn as the rules declare it, time first", () => {
    const [row] = actions([
      {
        verb: "oxygen",
        time: 1,
        cost: [["energy", 1]],
        gives: [
          ["oxygen", -1],
          ["reputation", 2],
        ],
      },
    ]);
    expect(said(row!.cost)).toEqual([
      ["mt-time", 1],
      ["good-energy", 1],
    ]);
    expect(said(row!.gain)).toEqual([
      ["token-oxygen", -1],
      ["good-reputation", 2],
    ]);
  });

  it("has no row where a tile or a requirement says it, and an empty one where the crop does", () => {
    const none = { time: 1, cost: [], gives: [] };
    expect(
      actions([
        { verb: "research", ...none },
        { verb: "mission", ...none },
      ]),
    ).toEqual([]);
    expect(actions([{ verb: "harvest", ...none }])).toEqual([{ verb: "harvest", cost: [], gain: [] }]);
  });
});

describe("a card in icons", () => {
  const nested = (id: string, args: Record<string, unknown>): { message: Message } => ({ message: [id, args] });

  it("is what it costs and what it gives", () => {
    const text: Message = [
      "tile-text",
      {
        time: 2,
        credits: 10,
        cost: [nested("mineral-cards", { mineral: "yellow", n: 1 }), nested("amount", { good: "ice", n: 3 })],
      },
    ];
    const found = bargain(text)!;
    expect(found.cost.map(({ name, n }) => [name, n])).toEqual([
      ["mt-time", 2],
      ["mineral-yellow", 1],
      ["good-ice", 3],
    ]);
    expect(found.gain.map(({ name, n }) => [name, n])).toEqual([["good-credit", 10]]);
  });

  it("shows the demand that a specialist takes away", () => {
    const text: Message = [
      "specialist-text",
      {
        cost: [],
        effects: [
          nested("effect-remove", { token: "hunger", n: 2 }),
          nested("effect-gain", { goods: [nested("amount", { good: "reputation", n: 2 })] }),
        ],
      },
    ];
    expect(bargain(text)!.gain.map(({ name, n }) => [name, n])).toEqual([
      ["token-hunger", -2],
      ["good-reputation", 2],
    ]);
  });

  it("is nothing for a text that icons say badly", () => {
    expect(bargain(["event-text", {}])).toBeNull();
    expect(bargain(undefined)).toBeNull();
  });
});

// ---- the board -------------------------------------------------------------------------------------------------------

describe("the mining area", () => {
  const hex = (id: string, x: number, row: number): Hex => ({ id, x, row, gone: false, face_up: true, tile: null });
  const { width, height, at } = field([hex("H01", 0, 0), hex("H02", -1, 1), hex("H03", 1, 1)]);

  it("has neighbours side by side and rows half a hex apart", () => {
    expect(at.get("H03")!.left - at.get("H02")!.left).toBe(100);
    expect(at.get("H01")!.left - at.get("H02")!.left).toBe(50);
  });

  it("holds them all", () => {
    for (const { left, top } of at.values()) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + 100).toBeLessThanOrEqual(width);
      expect(top + 115.4).toBeLessThanOrEqual(height);
    }
  });
});

describe("the cycle", () => {
  const told = (...verbs: string[]): LogEntry[] => verbs.map((verb, ply) => ({ ply, event: [verb] }));

  it("is told by what happened last", () => {
    expect(phase(told("start", "cycle"))).toBe("refill");
    expect(phase(told("cycle", "round", "turn", "place", "gain"))).toBe("work");
    expect(phase(told("turn", "home", "deliver", "pay"))).toBe("delivery");
    expect(phase(told("home", "turn"))).toBe("work");
    expect(phase(told("home", "summary", "dead"))).toBe("summary");
    expect(phase([])).toBe("refill");
  });
});
