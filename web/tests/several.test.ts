import { describe, expect, it } from "vitest";
import { sequence, type Several } from "../src/table/several";
import type { Option } from "../src/table/wire";

const card = (id: string): Option => ["prepare", id];
const four: Several = { order: ["a", "b", "c", "d"].map(card), need: 2 };
const moves = (...chosen: string[]): unknown[] => sequence(four, chosen.map(card)).map((option) => option[1]);

describe("a set sent as one sequence", () => {
  it("goes in the table's order, whichever was marked first", () => {
    expect(moves("c", "a")).toEqual(["a", "c"]);
    expect(moves("d", "b")).toEqual(["b", "d"]);
  });

  it("stops where only one answer is left, which the table takes by itself", () => {
    expect(moves("d", "c")).toEqual(["c"]);
  });
});
