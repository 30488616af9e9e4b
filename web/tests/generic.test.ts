import { expect, it } from "vitest";
import { parts } from "../src/games/generic/parts";
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
