/** The sounds of the table, made here: something is laid down, a card is played, points are counted, the game ends. */
import type { LogEntry } from "../connection/wire";
import { sounding } from "../notifications/chime";
import { partsOf, type Declared } from "./acts";

export type Sound = "tile" | "card" | "count" | "end";

/** What is laid somewhere. */
const LAID: readonly string[] = ["tile", "space", "hex", "building", "zone", "ship", "quarter", "milestone", "award"];
/** What is played or read. */
const READ: readonly string[] = ["card", "character", "event", "mission", "technology", "person", "order", "goal"];

/** What one hears of it; what only follows from something else makes no sound of its own. */
export function soundOf(entries: readonly LogEntry[], declared: Declared, details: readonly string[]): Sound | null {
  const kinds = entries
    .filter(({ event }) => !details.includes(String(event[0])))
    .flatMap(({ event }) => partsOf(event, declared).map(({ kind }) => kind));
  if (kinds.some((kind) => LAID.includes(kind))) return "tile";
  return kinds.some((kind) => READ.includes(kind)) ? "card" : null;
}

interface Rustle {
  readonly length: number;
  readonly loud: number;
  /** The pitch around which it rustles, from and to. */
  readonly from: number;
  readonly to: number;
}

const RUSTLES: Readonly<Record<"tile" | "card" | "count", Rustle>> = {
  tile: { length: 0.14, loud: 0.5, from: 420, to: 120 },
  card: { length: 0.2, loud: 0.16, from: 1800, to: 4200 },
  count: { length: 0.05, loud: 0.2, from: 1500, to: 1100 },
};
/** A chord that opens upwards. */
const END = [293.66, 440, 587.33, 739.99] as const;

function rustle(context: AudioContext, { length, loud, from, to }: Rustle): void {
  const start = context.currentTime + 0.01;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  noise.getChannelData(0).forEach((_, i, all) => (all[i] = Math.random() * 2 - 1));
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(start);
}

function chord(context: AudioContext): void {
  END.forEach((pitch, i) => {
    const at = context.currentTime + 0.02 + i * 0.12;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.type = "triangle";
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.06, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 1.1);
    note.connect(volume).connect(context.destination);
    note.start(at);
    note.stop(at + 1.1);
  });
}

/** Nobody who looks elsewhere hears the table. */
export function play(sound: Sound): void {
  const context = document.hidden ? null : sounding();
  if (!context) return;
  if (sound === "end") chord(context);
  else rustle(context, RUSTLES[sound]);
}
