import { describe, expect, it } from "vitest";
import { fits, sequence, type Several } from "../src/table/several";
import { targets } from "../src/table/targets";
import type { Decision, Option } from "../src/table/wire";

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

  it("goes on to the end where the table asks for hidden things", () => {
    expect(sequence({ ...four, hidden: true }, [card("d"), card("c")])).toEqual([card("c"), card("d")]);
  });
});

describe("a set of any size", () => {
  const DONE: Option = ["done"];
  const any: Several = { order: ["a", "b", "c"].map(card), need: 2, end: DONE };
  const asked: Decision = { id: 1, prompt: ["prompt", {}], options: [...any.order, DONE], refusals: [], warnings: [] };
  const shown = (several: Several, decision: Decision, ...marked: string[]): unknown[] =>
    targets(decision, () => null, several, marked.map(card)).loose.map(({ option }) => option.at(-1));

  it("is closed by its last word", () => {
    expect(sequence(any, [card("c"), card("a")])).toEqual([card("a"), card("c"), DONE]);
    expect(sequence(any, [])).toEqual([DONE]);
  });

  it("needs no last word where the table asks no more", () => {
    const closes = { ...any, closes: true };
    expect(sequence(closes, [card("a"), card("c")])).toEqual([card("a"), card("c")]);
    expect(sequence(closes, [card("a"), card("b")])).toEqual([card("a"), card("b"), DONE]);
  });

  it("takes no more than it may", () => {
    expect(fits(any, [card("a"), card("b")], card("c"))).toBe(false);
    expect(shown(any, asked, "a", "b")).toEqual(["a", "b", "done"]);
  });

  it("cannot be closed before it is large enough", () => {
    const least = { ...any, least: 1 };
    const unclosed = { ...asked, options: any.order };
    expect(shown(least, unclosed)).toEqual(["a", "b", "c"]);
    expect(shown(least, unclosed, "b")).toEqual(["a", "b", "c", "done"]);
  });

  it("marks its things and not what closes it", () => {
    const found = targets(asked, () => null, any, [card("b")]).loose;
    expect(found.map(({ marked }) => marked)).toEqual([false, true, false, null]);
  });
});
