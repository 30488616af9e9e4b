import { describe, expect, it } from "vitest";
import { asked, valueOf, wished } from "../src/pages/new/wishes";
import type { GameFacts } from "../src/table/connection/wire";

const facts = {
  name: "martians",
  seats: [1, 2],
  modes: [
    { name: "com", seats: [2], options: { mode: "com" } },
    { name: "coop", seats: [2], options: { mode: "coop", scenario: "capsule" } },
    { name: "solo", seats: [1], options: { mode: "solo", scenario: "capsule" } },
    { name: "hard", seats: [1], options: { mode: "solo", level: "hard" } },
  ],
  options: [
    { name: "mode", default: "com", values: ["com", "coop", "solo"] },
    { name: "scenario", default: "orders", values: ["orders", "capsule"] },
    { name: "level", default: "easy", values: ["easy", "hard"] },
    { name: "all_lose", default: false, values: [false, true] },
  ],
  bots: [],
} as unknown as GameFacts;
const [mode, scenario] = facts.options as [GameFacts["options"][0], GameFacts["options"][0]];

describe("what a new table asks for", () => {
  it("leaves out what only others would choose, and keeps what nobody in particular does", () => {
    expect(asked(facts, 2).map(({ name }) => name)).toEqual(["mode", "scenario", "all_lose"]);
    expect(asked(facts, 1).map(({ name }) => name)).toEqual(["mode", "scenario", "level", "all_lose"]);
  });

  it("shows what holds while nobody chose", () => {
    expect(valueOf(facts, 2, {}, mode)).toBe("com");
    expect(valueOf(facts, 2, {}, scenario)).toBe("orders");
    expect(valueOf(facts, 2, { mode: "coop" }, scenario)).toBe("capsule");
    expect(valueOf(facts, 1, {}, mode)).toBe("solo");
  });

  it("asks only for what was chosen and still matters", () => {
    expect(wished(facts, 2, { mode: "coop", level: "hard" })).toEqual({ mode: "coop" });
  });
});
