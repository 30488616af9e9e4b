import { describe, expect, it } from "vitest";
import { crew } from "../src/games/mission_red_planet/cards/cards";
import { face } from "../src/games/mission_red_planet/face";
import { BOX, frontier, PLACES, way, type Point } from "../src/games/mission_red_planet/planet/geometry";
import { countdown } from "../src/games/mission_red_planet/rounds/countdown";
import { rows } from "../src/games/mission_red_planet/tray/tray";
import { numberOf } from "../src/games/mission_red_planet/view";
import { targets } from "../src/table/choosing/targets";
import type { Decision, Message, Option, LogEntry, View } from "../src/table/connection/wire";
import { declared } from "./declared";

// ---- the map ---------------------------------------------------------------------------------------------------------

const printed = declared("mission_red_planet", "BORDERS");
const BORDERS = new Map(
  [...printed.matchAll(/^ {4}"(\w+)": \(([^)]*)\)/gm)].map(([, zone, next]) => [
    zone!,
    [...next!.matchAll(/"(\w+)"/g)].map((found) => found[1]!),
  ]),
);

/** Is the point inside the outline? A line from it to the right crosses the outline an odd number of times. */
function inside({ x, y }: Point, outline: readonly Point[]): boolean {
  const crossings = outline.filter((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
  });
  return crossings.length % 2 === 1;
}

describe("the map", () => {
  const zones = [...BORDERS.keys()];

  it("has a place for every zone of the rules", () => {
    expect([...PLACES.keys()].sort()).toEqual([...zones].sort());
  });

  it("draws exactly the borders that the rules have", () => {
    for (const zone of zones) {
      const drawn = zones.filter((other) => other !== zone && frontier(zone, other) !== null);
      expect(drawn.sort(), zone).toEqual([...BORDERS.get(zone)!].sort());
    }
  });

  it.each(zones)("%s can be hit in the middle of its box, and holds what lies in it", (zone) => {
    const { points, middle, left, top, width, height } = PLACES.get(zone)!;
    expect(inside({ x: left + width / 2, y: top + height / 2 }, points)).toBe(true);
    expect(inside(middle, points)).toBe(true);
    expect(Math.min(left, top, BOX.width - left - width, BOX.height - top - height)).toBeGreaterThan(0);
  });

  it("has arrows that lead to where they say, apart from each other", () => {
    for (const [from, next] of BORDERS) {
      for (const to of next) {
        const there = way(from, to)!;
        const back = way(to, from)!;
        expect(Math.hypot(there.x - back.x, there.y - back.y), `${from} ${to}`).toBeGreaterThan(29);
        const turn = (there.turn * Math.PI) / 180;
        const ahead = { x: there.x + 22 * Math.sin(turn), y: there.y - 22 * Math.cos(turn) };
        const behind = { x: there.x - 22 * Math.sin(turn), y: there.y + 22 * Math.cos(turn) };
        expect(inside(behind, PLACES.get(to)!.points), `${from} ${to}`).toBe(false);
        expect(inside(ahead, PLACES.get(from)!.points), `${from} ${to}`).toBe(false);
      }
    }
  });
});

// ---- options ---------------------------------------------------------------------------------------------------------

const TRACK = [
  { type: "round", n: 1 },
  { type: "discovery_reveal", n: 1 },
];
const view = (stop = 0): View => ({ track: TRACK, stop, players: [], sheets: [] }) as unknown as View;
const THINGS: Option[] = [
  ["keep", "basin_claim"],
  ["play", "pilot"],
  ["place", "S03"],
  ["launch", "S03"],
  ["destroy", "S03"],
  ["ship", "S03"],
  ["zone", "hellas"],
  ["move", "hellas", "ausonia"],
  ["move", "phobos", "hellas"],
  ["draw"],
  ["look", "hellas"],
  ["replace", "S03", 2],
  ["replace", "hellas", 2],
  ["kill", "hellas", 0],
  ["use", "hired_hands"],
];
const LOOSE: Option[] = [["done"], ["pass"], ["rescue", 2]];

describe("what options point to", () => {
  it("is a thing on the table for everything but plain words", () => {
    expect(THINGS.filter((option) => face.pointing(view(), option) === null)).toEqual([]);
    expect(LOOSE.filter((option) => face.pointing(view(), option) !== null)).toEqual([]);
  });

  it("leaves no option out and shows none twice", () => {
    const asked: Decision = {
      id: 1,
      prompt: ["prompt-x", {}],
      options: [...THINGS, ...LOOSE],
      several: null,
      refusals: [],
      warnings: [],
    };
    const found = targets(asked, (option) => face.pointing(view(), option), []);
    const shown = [...[...found.at.values()].flat(), ...found.loose].map(({ option }) => JSON.stringify(option));
    expect(shown.sort()).toEqual(asked.options.map((option) => JSON.stringify(option)).sort());
  });

  it("is a border for an explorer, and the zone itself from Phobos and out of a storm", () => {
    expect(face.pointing(view(), ["move", "hellas", "ausonia"])).toBe("way:hellas:ausonia");
    expect(face.pointing(view(), ["move", "phobos", "ausonia"])).toBe("zone:ausonia");
    expect(face.pointing(view(1), ["move", "hellas", "ausonia"])).toBe("zone:ausonia");
  });

  it("names the neutral colours", () => {
    const players = [false, false, true, true].map((neutral, player) => ({ player, neutral }));
    expect(face.unseated({ ...view(), players })).toEqual(["player-neutral-1", "player-neutral-2"]);
  });
});

it("what is too small for a thumb is listed by place", () => {
  const listed = rows(["way:hellas:ausonia", "zone:hellas", "crowd:S03:1", "way:hellas:syrtis_major", "card:pilot"]);
  expect(listed).toEqual([
    { place: "hellas", things: ["way:hellas:ausonia", "way:hellas:syrtis_major"] },
    { place: "S03", things: ["crowd:S03:1"] },
  ]);
});

// ---- characters ------------------------------------------------------------------------------------------------------

describe("the countdown", () => {
  const told = (...events: Option[]): LogEntry[] => events.map((event, ply) => ({ ply, event }));

  it("tells who showed which number, in their order", () => {
    const log = told(
      ["round", 3],
      ["reveal", 2, "explorer"],
      ["reveal", 0, "pilot"],
      ["board", 0, "S01", 2],
      ["reveal", 1, "pilot"],
    );
    const { round, shown } = countdown(log);
    expect(round).toBe(3);
    expect([...shown]).toEqual([
      [8, [2]],
      [1, [0, 1]],
    ]);
  });

  it("keeps the last round while the next characters are chosen", () => {
    const before = told(["round", 3], ["reveal", 2, "explorer"], ["round", 4]);
    expect(countdown(before).round).toBe(3);
    const after = countdown([...before, ...told(["reveal", 1, "soldier"])]);
    expect([after.round, [...after.shown]]).toEqual([4, [[2, [1]]]]);
  });
});

describe("a character", () => {
  it("is called by its number", () => {
    expect([numberOf("recruiter"), numberOf("pilot")]).toEqual([9, 1]);
  });

  it("shows how many astronauts it places", () => {
    const text: Message = ["card-character", { effects: [{ message: ["effect-place-together", { n: 3 }] }] }];
    expect(crew(text)).toBe(3);
    expect(crew(undefined)).toBe(0);
  });
});
