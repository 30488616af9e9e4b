import { expect, it } from "vitest";
import { isOpen, mineAlone, parts, pointing } from "../src/games/generic/parts";
import type { View } from "../src/table/connection/wire";

it("a plain board sorts any view into mine, the others’ and everybody’s", () => {
  const view = {
    game: "x",
    seats: 2,
    options: {},
    you: 1,
    pending: [],
    outcome: null,
    round: 3,
    players: [{ energy: 1 }, { energy: 2 }],
  };
  const { mine, others, shared } = parts(view as unknown as View);
  expect(mine).toEqual([[1, { energy: 2 }]]);
  expect(others).toEqual([[0, { energy: 1 }]]);
  expect(shared).toEqual([["round", 3]]);
});

const TABLE = {
  game: "x",
  seats: 2,
  options: { hard: true },
  you: 0,
  pending: [],
  outcome: null,
  ground: ["ice-1", "ore-2"],
  houses: [{ id: "dome", rooms: 2 }],
  players: [
    { player: 0, hand: ["ice-3"], prep: [{ colour: "red", card: "ants" }], store: ["ore-5"] },
    { player: 1, hand: 1, prep: [{ colour: "red", card: null }], store: ["ore-8"] },
  ],
} as unknown as View;

it("an option points to the last thing that it names, or to nothing", () => {
  expect(pointing(TABLE, ["take", "ore-2"])).toBe("thing:ore-2");
  expect(pointing(TABLE, ["play", "ants"])).toBe("thing:ants");
  expect(pointing(TABLE, ["move", "ice-3", 1, "dome"])).toBe("thing:dome");
  expect(pointing(TABLE, ["play", "elsewhere"])).toBe("list");
  expect(pointing(TABLE, ["pass"])).toBe("list");
  expect(pointing(TABLE, ["set", "hard"])).toBe("list");
});

it("what others do not see of theirs is mine alone, and drawn large", () => {
  expect([...mineAlone(parts(TABLE))].sort()).toEqual(["hand", "player", "prep"]);
});

it("a part is open while something in it can be chosen", () => {
  const open = new Map([["thing:ants", 1]]);
  const { mine, shared } = parts(TABLE);
  expect(mine.map(([, value]) => isOpen(value, open))).toEqual([true]);
  expect(shared.map(([, value]) => isOpen(value, open))).toEqual([false, false]);
});
