import { describe, expect, it } from "vitest";
import { tray } from "../src/games/terraforming_mars/cards/tray";
import { face } from "../src/games/terraforming_mars/face";
import { gist } from "../src/games/terraforming_mars/look/gist";
import { breath, height, middle, TUBE } from "../src/games/terraforming_mars/planet/geometry";
import type { Ground, Player } from "../src/games/terraforming_mars/view";
import { targets } from "../src/table/choosing/targets";
import type { Decision, Message, Option, View } from "../src/table/connection/wire";

function player(cards: Partial<Player>): Player {
  return { player: 0, hand: [], dealt: [], pack: [], offered: [], chosen: [], ...cards } as unknown as Player;
}

const view = (cards: Partial<Player>): View => ({ you: 0, players: [player(cards)] }) as unknown as View;
const decision = (prompt: Message, ...options: Option[]): Decision => ({
  id: 7,
  prompt,
  options,
  several: null,
  refusals: [],
  warnings: [],
});

const OPTIONS: Option[] = [
  ["corporation", "helion"],
  ["buy", "ants"],
  ["pick", "ants"],
  ["keep", "ants"],
  ["sell", "ants"],
  ["discard", "ants"],
  ["play", "ants"],
  ["action", "ants"],
  ["card", "ants"],
  ["take", "ants", 2],
  ["project", "city"],
  ["convert", "heat"],
  ["milestone", "mayor"],
  ["award", "miner"],
  ["space", "r4c4"],
  ["pay", "steel", 3],
  ["spend", "energy", 2],
  ["choose", 0],
  ["first", 1],
  ["remove", 1, 4],
  ["steal", 1, 2],
  ["decrease", 1],
];
const LOOSE: Option[] = [["first_action"], ["skip"], ["pass"], ["done"]];

describe("what options point to", () => {
  it("is a thing on the table for everything but plain words", () => {
    expect(OPTIONS.filter((option) => face.pointing(view({}), option) === null)).toEqual([]);
    expect(LOOSE.filter((option) => face.pointing(view({}), option) !== null)).toEqual([]);
  });

  it("leaves no option out and shows none twice", () => {
    const asked = decision(["prompt-action", {}], ...OPTIONS, ...LOOSE);
    const found = targets(asked, (option) => face.pointing(view({}), option), []);
    const shown = [...[...found.at.values()].flat(), ...found.loose].map(({ option }) => JSON.stringify(option));
    expect(shown.sort()).toEqual(asked.options.map((option) => JSON.stringify(option)).sort());
  });
});

describe("the tray", () => {
  it("is not needed for what lies on the table", () => {
    expect(tray(player({}), decision(["prompt-action", {}], ["play", "ants"], ["done"]))).toBeNull();
    expect(tray(player({}), decision(["prompt-tile", {}], ["space", "r0c0"]))).toBeNull();
  });

  it("shows the dealt cards beside the corporations", () => {
    const me = player({ offered: ["helion", "ecoline"], dealt: ["ants"] });
    const asked = decision(["prompt-corporation", {}], ["corporation", "helion"], ["corporation", "ecoline"]);
    expect(tray(me, asked)).toEqual({ cards: ["helion", "ecoline"], beside: ["ants"] });
  });

  it("shows all the cards of a set, whichever a walk through it would begin with", () => {
    const me = player({ dealt: ["ants", "birds"] });
    const elements = ["ants", "birds"].map((card) => ({ option: ["buy", card], times: 1 }));
    const asked = {
      ...decision(["prompt-buy", {}], ["done"]),
      several: { elements, least: 0, most: 2, taken: 0, endings: [["done"]] },
    };
    expect(tray(me, asked)?.cards).toEqual(["ants", "birds"]);
  });

  it("shows a card once, however many may be taken from it", () => {
    const asked = decision(["prompt-remove-from-card", {}], ["take", "fish", 2], ["take", "fish", 1], ["skip"]);
    expect(tray(player({}), asked)?.cards).toEqual(["fish"]);
  });
});

describe("a card's gist", () => {
  const change = (n: number, sign: string, resource: string): unknown => ({
    message: ["change", { n, sign, resource }],
  });

  it("puts production in boxes and tells losses from gains", () => {
    const changes = [change(1, "minus", "energy"), change(2, "plus", "plants")];
    const signs = gist(["card-now", { effects: [{ message: ["effect-production", { changes }] }] }]);
    expect(signs.map(({ icon, n, box }) => [icon, n, box])).toEqual([
      ["energy", -1, true],
      ["plants", 2, true],
    ]);
  });
});

describe("the drawn map", () => {
  const hex = (row: number, column: number): Ground => ({ id: `r${row}c${column}`, row, column }) as unknown as Ground;

  it("has its middle in the middle and its rows in steps of half a hex", () => {
    expect(middle(hex(4, 4))).toEqual({ x: 0, y: 0 });
    expect(middle(hex(3, 3)).x).toBeCloseTo(middle(hex(4, 3)).x / 2);
    expect(middle(hex(0, 0)).x).toBeCloseTo(middle(hex(8, 0)).x);
  });

  it("has all neighbours equally near", () => {
    const here = middle(hex(2, 3));
    const near = [hex(2, 2), hex(2, 4), hex(1, 2), hex(1, 3), hex(3, 3), hex(3, 4)].map(middle);
    for (const { x, y } of near) expect(Math.hypot(x - here.x, y - here.y)).toBeCloseTo(50 * Math.sqrt(3));
  });

  it("shows cold low and warm high, and oxygen from left to right", () => {
    const warmth = { from: -30, to: 8, step: 2 };
    const air = { from: 0, to: 14, step: 1 };
    expect(height(-30, warmth)).toBe(TUBE.bottom);
    expect(height(8, warmth)).toBe(TUBE.top);
    expect(breath(0, air).x).toBeLessThan(breath(14, air).x);
  });
});
