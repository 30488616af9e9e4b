import { describe, expect, it } from "vitest";
import { gist } from "../src/games/pocket_mars/look/gist";
import { follow, type Crew } from "../src/games/pocket_mars/players/crew";

describe("colonists that look alike", () => {
  const start = follow(
    new Map(),
    new Map([
      ["earth", 2],
      ["ship", 1],
    ]),
  );
  const everybody = (crew: Crew): number[] => [...crew.values()].flat().sort();

  it("keep who they are: the one who left Earth is the one aboard", () => {
    const next = follow(
      start,
      new Map([
        ["earth", 1],
        ["ship", 2],
      ]),
    );
    const [left] = start.get("earth")!.filter((id) => !next.get("earth")!.includes(id));
    expect(next.get("ship")).toContain(left);
    expect(next.get("ship")).toContain(start.get("ship")![0]);
  });

  it("are never lost or doubled", () => {
    const next = follow(
      start,
      new Map([
        ["earth", 0],
        ["ship", 1],
        ["water:1", 2],
      ]),
    );
    expect(everybody(next)).toEqual(everybody(start));
  });
});

describe("a card in icons", () => {
  it("shows what it needs, what it costs and what it does, in that order", () => {
    const needs = { message: ["needs-nobody", { building: "water" }] };
    const effects = [{ message: ["effect-launch", { n: 2 }] }];
    const signs = gist(["action", { needs, energy: 1, card: 0, effects }]);
    expect(signs.map((sign) => sign.icon)).toEqual(["if", "nobody", "pay", "energy", "pay", "launch"]);
    expect(signs[1]?.of).toBe("water");
    expect(signs[3]?.n).toBe(-1);
    expect(signs[5]?.n).toBe(2);
  });
});
