import { describe, expect, it } from "vitest";
import type { PublicSeat } from "../src/table/connection/wire";
import { heirsOf, span, wait } from "../src/table/people/absence";

const NOW = 1_800_000_000;
const BOTS = ["random", "greedy"];
const away = (minutes: number, more: Partial<PublicSeat> = {}): PublicSeat => ({
  seat: 1,
  kind: "human",
  bot: null,
  name: "Bob",
  claimed: true,
  ready: true,
  online: false,
  passing: null,
  heir: null,
  agreed: [],
  stands_in: false,
  reserved: false,
  conceded: false,
  due: null,
  time_left: null,
  heirs: "bots",
  seen: NOW - minutes * 60,
  ...more,
});
const table = { absence: 60, thinking: [1] };

describe("a seat whose player is away", () => {
  it("is told about in the unit that fits", () => {
    expect([0, 59, 60, 1439, 1440, 4320].map((minutes) => span(minutes))).toEqual([
      { unit: "minutes", n: 1 },
      { unit: "minutes", n: 59 },
      { unit: "hours", n: 1 },
      { unit: "hours", n: 23 },
      { unit: "days", n: 1 },
      { unit: "days", n: 3 },
    ]);
  });

  it("waits for the table's absence, and for the table to wait for it", () => {
    expect(wait(away(20), table, NOW)).toEqual({
      id: "refuse-hand-early",
      spans: { ago: { unit: "minutes", n: 20 }, absence: { unit: "hours", n: 1 } },
    });
    expect(wait(away(61), table, NOW)).toBeNull();
    expect(wait(away(61), { ...table, thinking: [0] }, NOW)?.id).toBe("refuse-hand-idle");
    expect(wait(away(9999), { ...table, absence: null }, NOW)?.id).toBe("refuse-hand-never");
    expect(wait(away(20, { online: true }), table, NOW)).toBeNull();
  });

  it("is offered only to those who may have it", () => {
    expect(heirsOf(away(20), table, BOTS, NOW)).toEqual([]);
    expect(heirsOf(away(61), table, BOTS, NOW)).toEqual(BOTS);
    expect(heirsOf(away(61, { heirs: "anybody" }), table, BOTS, NOW)).toEqual([...BOTS, "open"]);
    expect(heirsOf(away(61, { online: true }), table, BOTS, NOW)).toEqual([]);
    expect(heirsOf(away(61, { kind: "bot", stands_in: true }), table, BOTS, NOW)).toEqual([]);
  });
});
