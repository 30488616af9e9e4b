import { describe, expect, it } from "vitest";
import { choosable, closed, isWhole, kept, mark, missing, whole } from "../src/table/choosing/marking";
import { targets } from "../src/table/choosing/targets";
import type { Decision, Option, Several } from "../src/table/connection/wire";

const [A, B, C]: [Option, Option, Option] = [
  ["keep", "a"],
  ["keep", "b"],
  ["keep", "c"],
];
const DONE: Option = ["done"];
const LEND: Option = ["lend"];

function set(least: number, most: number, endings: Option[] = [], ...times: number[]): Several {
  const elements = [A, B, C].map((option, i) => ({ option, times: times[i] ?? 1 }));
  return { elements, least, most, taken: 0, endings };
}

const clicks = (several: Several, ...options: Option[]): readonly Option[] =>
  options.reduce<readonly Option[]>((marks, option) => mark(several, marks, option), []);

describe("a click", () => {
  it("marks things in any order, and takes a mark off again", () => {
    expect(clicks(set(2, 2), C, A)).toEqual([C, A]);
    expect(clicks(set(2, 2), C, A, C)).toEqual([A]);
  });

  it("marks a thing as often as it may be in the set, and then takes all of its marks off", () => {
    const seats = set(0, 5, [DONE], 3);
    expect(clicks(seats, A, B, A)).toEqual([A, B, A]);
    expect(clicks(seats, A, B, A, A, A)).toEqual([B]);
  });

  it("takes the marks of a thing off when the set is full", () => {
    const two = set(0, 2, [DONE], 3);
    expect(clicks(two, A, A, A)).toEqual([]);
    expect(clicks(two, A, B, A)).toEqual([B]);
  });

  it("adds nothing to a full set", () => {
    const two = set(0, 2, [DONE]);
    expect(clicks(two, A, B, C)).toEqual([A, B]);
    expect(closed(two, [A, B], C)).toEqual(["ui-no-more", { n: 2 }]);
    expect(closed(two, [A, B], A)).toBeNull();
  });

  it("puts a thing in the place of another in the same slot", () => {
    const goods: Option[] = [
      ["give", "food", 1],
      ["give", "food", 2],
      ["want", "food", 1],
    ];
    const several: Several = {
      elements: goods.map((option) => ({ option, times: 1 })),
      least: 0,
      most: 3,
      taken: 0,
      endings: [["send"]],
    };
    const slot = ([verb, good]: Option): string => `${verb}:${good}`;
    expect(mark(several, [goods[0]!], goods[1]!, slot)).toEqual([goods[1]]);
    expect(mark(several, [goods[0]!], goods[2]!, slot)).toEqual([goods[0], goods[2]]);
  });
});

describe("a set", () => {
  it("of an exact size is whole when it is full", () => {
    expect(isWhole(set(2, 2), [C])).toBe(false);
    expect(isWhole(set(2, 2), [C, A])).toBe(true);
    expect(whole(set(2, 2), [C, A])).toEqual([C, A]);
  });

  it("of any size waits until it is closed", () => {
    expect(isWhole(set(0, 2, [DONE]), [A, B])).toBe(false);
  });

  it("names what closes it only where that is not the usual way", () => {
    const offer = set(0, 3, [["send"], LEND]);
    expect(whole(offer, [B, A], ["send"])).toEqual([B, A]);
    expect(whole(offer, [B, A], LEND)).toEqual([B, A, LEND]);
    expect(whole(set(0, 3, [DONE]), [], DONE)).toEqual([]);
  });

  it("cannot be closed before it is large enough, and says so", () => {
    const several = set(2, 3, [DONE]);
    expect(missing(several, [A])).toBe(1);
    expect(closed(several, [A], DONE)).toEqual(["ui-too-few", { n: 2 }]);
    expect(closed(several, [A, C], DONE)).toBeNull();
    expect(closed(set(2, 3, [DONE, ["cancel"]]), [], ["cancel"])).toBeNull();
  });

  it("keeps its marks when the same question stands again, but for what is gone", () => {
    const fewer: Several = {
      ...set(0, 3, [DONE]),
      elements: [
        { option: A, times: 1 },
        { option: B, times: 1 },
      ],
    };
    expect(kept(fewer, [C, A, A, B])).toEqual([A, B]);
    expect(kept({ ...fewer, most: 1 }, [B, A])).toEqual([B]);
    expect(kept(null, [A])).toEqual([]);
  });
});

describe("what is shown", () => {
  const asked: Decision = {
    id: 1,
    prompt: ["prompt", {}],
    options: [A, DONE],
    several: set(1, 4, [DONE], 2),
    refusals: [],
    warnings: [],
  };

  it("is everything that can be in the set and what closes it, not the first step of a walk", () => {
    expect(choosable(asked)).toEqual([A, B, C, DONE]);
    expect(choosable({ ...asked, several: null })).toEqual([A, DONE]);
    const over: Several = { elements: [], least: 0, most: 0, taken: 1, endings: [] };
    expect(choosable({ ...asked, options: [DONE], several: over })).toEqual([DONE]);
  });

  it("says how often each is marked, and nothing of the kind about what closes the set", () => {
    const { loose } = targets(asked, () => null, [A, A, C]);
    expect(loose.map(({ marks }) => marks)).toEqual([2, 0, 1, null]);
    expect(loose.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it("says where a click would take marks off", () => {
    const off = (...marks: Option[]): boolean[] =>
      targets(asked, () => null, marks).loose.map(({ takesOff }) => takesOff);
    expect(off(A, C)).toEqual([false, false, true, false]);
    expect(off(A, A)).toEqual([true, false, false, false]);
    const full = { ...asked, several: { ...asked.several!, most: 2 } };
    expect(targets(full, () => null, [A, B]).loose.map(({ takesOff }) => takesOff)).toEqual([true, true, false, false]);
  });

  it("stays where it is whatever is marked", () => {
    for (const marks of [[], [A], [A, A, B, C]])
      expect(targets(asked, () => null, marks).loose.map(({ option }) => option)).toEqual([A, B, C, DONE]);
  });
});
