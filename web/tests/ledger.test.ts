import { describe, expect, it } from "vitest";
import { EMPTY, hear, type Ledger } from "../src/table/connection/ledger";
import type { Update } from "../src/table/connection/wire";

function update(version: number, events_from: number, plies: number[]): Update {
  const events = plies.map((ply) => ({ ply, event: ["round", ply] }));
  return { type: "update", version, events_from, events } as unknown as Update;
}

const plies = (ledger: Ledger): number[] => ledger.log.map((told) => told.ply);
const after = (...updates: Update[]): Ledger => updates.reduce((ledger, each) => hear(ledger, each).ledger, EMPTY);

describe("the log", () => {
  it("grows with every update", () => {
    expect(plies(after(update(0, 0, [0, 0]), update(1, 0, [0, 0, 1]), update(3, 1, [2, 3])))).toEqual([0, 0, 1, 2, 3]);
  });

  it("stays as it is when an update brings nothing new", () => {
    expect(plies(after(update(3, 0, [0, 3]), update(3, 3, [])))).toEqual([0, 3]);
  });

  it("says nothing twice when the same is told again", () => {
    expect(plies(after(update(3, 0, [0, 2, 3]), update(4, 1, [2, 3, 4])))).toEqual([0, 2, 3, 4]);
  });

  it("is replaced whole after an undo", () => {
    expect(plies(after(update(3, 0, [0, 2, 3]), update(4, 0, [0, 2])))).toEqual([0, 2]);
  });
});

describe("versions", () => {
  it("go up only: what was overtaken is left aside", () => {
    const ledger = after(update(5, 0, [0, 5]));
    expect(hear(ledger, update(4, 0, [0, 4]))).toEqual({ ledger, verdict: "stale" });
  });

  it("with a gap between them ask for everything again", () => {
    const ledger = after(update(5, 0, [0, 5]));
    expect(hear(ledger, update(9, 7, [8, 9])).verdict).toBe("gap");
    expect(hear(EMPTY, update(9, 7, [8, 9])).verdict).toBe("gap");
  });
});
