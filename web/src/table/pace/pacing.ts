/** How fast others' acts are shown. */
export const PACES = ["once", "quick", "calm", "step"] as const;
export type Pace = (typeof PACES)[number];

interface Tempo {
  /** How long an act is there, in milliseconds. */
  readonly each: number;
  /** How long all that waits may take. */
  readonly all: number;
}

const TEMPO: Readonly<Record<"quick" | "calm", Tempo>> = {
  quick: { each: 1100, all: 6000 },
  calm: { each: 2600, all: 24_000 },
};
/** Less than this nobody sees. */
const LEAST = 280;

/** How long the next of so many acts is there, so that the last is over in time; for ever where one goes step by step. */
export function lasting(pace: Pace, acts: number, spent: number): number {
  if (pace === "step") return Infinity;
  if (pace === "once") return 0;
  const { each, all } = TEMPO[pace];
  return Math.max(LEAST, Math.min(each, (all - spent) / Math.max(1, acts)));
}

/** The pace that was chosen; else a quick one, or none where nothing should move or nobody looks. */
export function paceOf(chosen: string, still: boolean, automatic: boolean): Pace {
  const found = PACES.find((pace) => pace === chosen);
  return found ?? (still || automatic ? "once" : "quick");
}
