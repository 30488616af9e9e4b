import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, type Line, type Socket } from "../src/table/connection/live";
import type { Heard } from "../src/table/connection/wire";

/** A socket that writes down what is said and lets the test speak for the server. */
class Wire implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  said: Record<string, unknown>[] = [];

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.breaks();
  }

  opens(): void {
    this.onopen?.(new Event("open"));
  }

  hears(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  breaks(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

function sit(verdict: "taken" | "again" = "taken", seen: number | null = null) {
  const wires: Wire[] = [];
  const lines: Line[] = [];
  const refused: string[] = [];
  const live = new Live(
    () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    "token",
    {
      heard: (message: Heard) => (message.type === "update" ? verdict : "taken"),
      line: (line) => lines.push(line),
      refused: (problem) => refused.push(problem.sentence),
      seen: () => seen,
    },
  );
  live.start();
  wires[0]!.opens();
  return { live, wires, lines, refused, last: () => wires.at(-1)! };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the live line", () => {
  it("says hello with the token and the version it has seen", () => {
    const { last } = sit("taken", 12);
    expect(last().said).toEqual([{ type: "hello", token: "token", version: 12 }]);
  });

  it("asks for everything again after a gap", () => {
    const { last } = sit("again", 12);
    last().hears({ type: "update" });
    expect(last().said.at(-1)).toEqual({ type: "hello", token: "token", version: null });
  });

  it("comes back by itself, says that it was lost and when it has caught up", () => {
    const { wires, lines, last } = sit();
    last().hears({ type: "update" });
    last().breaks();
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    last().opens();
    last().hears({ type: "update" });
    vi.advanceTimersByTime(5000);
    expect(lines).toEqual(["connecting", "live", "lost", "lost", "caught-up", "live"]);
  });

  it("waits longer each time nobody answers", () => {
    const { wires, last } = sit();
    last().breaks();
    vi.advanceTimersByTime(700);
    expect(wires).toHaveLength(2);
    last().breaks();
    vi.advanceTimersByTime(700);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(wires).toHaveLength(3);
  });

  it("does not come back to a table that is not there", () => {
    const { wires, lines, last } = sit();
    last().breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(lines.at(-1)).toBe("closed");
  });
});

describe("a line that dies in its sleep", () => {
  it("is tried with a ping when somebody looks again, and replaced if it stays silent", () => {
    const { live, wires, lines, last } = sit();
    last().hears({ type: "update" });
    vi.advanceTimersByTime(6000);
    live.hurry();
    expect(last().said.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(3100);
    expect(wires).toHaveLength(2);
    expect(lines.at(-1)).toBe("lost");
    last().opens();
    last().hears({ type: "update" });
    expect(lines.at(-1)).toBe("caught-up");
  });

  it("stays if it answers", () => {
    const { live, wires, last } = sit();
    vi.advanceTimersByTime(6000);
    live.hurry();
    last().hears({ type: "pong" });
    vi.advanceTimersByTime(5000);
    expect(wires).toHaveLength(1);
  });

  it("is given up at once when the browser says that there is no network, and what it says later is not heard", () => {
    const { live, wires, lines } = sit();
    live.drop();
    expect(lines.at(-1)).toBe("lost");
    live.hurry();
    expect(wires).toHaveLength(2);
    wires[0]!.breaks();
    wires[0]!.opens();
    expect(wires).toHaveLength(2);
    expect(wires[0]!.said).toHaveLength(1);
  });
});

describe("a move", () => {
  it("can be weighed first, and is weighed again after a break", () => {
    const { live, last } = sit();
    live.weigh(7, { option: ["use"] });
    last().breaks();
    vi.advanceTimersByTime(2000);
    last().opens();
    const again = last().said.at(-1)!;
    expect(again).toMatchObject({ type: "weigh", decision: 7 });
    last().hears({ type: "weighed", request: again["request"], ends: true });
    expect(live.waiting).toBe(false);
  });

  it("goes out with its whole set", () => {
    const { live, last } = sit();
    live.move(7, {
      set: [
        ["prepare", "b"],
        ["prepare", "a"],
      ],
    });
    expect(last().said.at(-1)).toEqual({
      type: "move",
      decision: 7,
      set: [
        ["prepare", "b"],
        ["prepare", "a"],
      ],
      request: 1,
    });
  });

  it("is said again after a break, until it is acknowledged", () => {
    const { live, last } = sit();
    live.move(7, { option: ["use"] });
    last().breaks();
    vi.advanceTimersByTime(2000);
    last().opens();
    const again = last().said.at(-1)!;
    expect(again).toMatchObject({ type: "move", decision: 7, option: ["use"] });
    last().hears({ type: "done", request: again["request"], version: 3 });
    last().breaks();
    vi.advanceTimersByTime(2000);
    last().opens();
    expect(last().said.map((each) => each["type"])).toEqual(["hello"]);
  });

  it("that nobody acknowledges is said again on a new line", () => {
    const { live, wires, last } = sit();
    live.move(7, { option: ["use"] });
    vi.advanceTimersByTime(11_000);
    expect(wires).toHaveLength(2);
    last().opens();
    expect(last().said.at(-1)).toMatchObject({ type: "move", decision: 7 });
  });

  it("that was refused is told and not repeated", () => {
    const { live, last, refused } = sit();
    live.undo(3);
    const asked = last().said.at(-1)!;
    last().hears({ type: "refused", request: asked["request"], error: { message: ["x", {}], sentence: "Too late." } });
    expect(refused).toEqual(["Too late."]);
    expect(live.waiting).toBe(false);
  });
});
