/** What this visitor prefers, remembered in this browser. Theme and language have places of their own. */
import { keep, kept } from "../table/storage/storage";

export const SIZES = ["usual", "large", "largest"] as const;
export type Size = (typeof SIZES)[number];

export interface Preferences {
  /** A short sound when it becomes my turn. */
  sound: boolean;
  /** Tiles, cards and the end are heard. */
  effects: boolean;
  /** A notification while a tab is open. */
  notify: boolean;
  /** Web Push while none is. */
  push: boolean;
  size: Size;
  /** Less motion than the system asks for. */
  still: boolean;
  /** Ask before a move that ends my turn for good. */
  confirm: boolean;
  /** How fast others' acts are shown; empty until somebody chooses. */
  pace: string;
}

const NAME = "arsia.preferences";
const USUAL: Preferences = {
  sound: true,
  effects: true,
  notify: false,
  push: false,
  size: "usual",
  still: false,
  confirm: true,
  pace: "",
};
/** How much larger everything is drawn. */
const ZOOM: Readonly<Record<Size, number>> = { usual: 1, large: 1.15, largest: 1.3 };

/** What was kept, with the usual value for whatever is missing or of another kind. */
export function read(found: unknown): Preferences {
  const given = (typeof found === "object" && found !== null ? found : {}) as Record<string, unknown>;
  const chosen: Record<string, unknown> = { ...USUAL };
  for (const [name, usual] of Object.entries(USUAL)) {
    if (typeof given[name] === typeof usual) chosen[name] = given[name];
  }
  if (!SIZES.includes(chosen["size"] as Size)) chosen["size"] = USUAL.size;
  return chosen as unknown as Preferences;
}

class Prefer {
  all = $state.raw<Preferences>(USUAL);

  start(): void {
    this.#recall();
    // Another tab may change them meanwhile.
    addEventListener("storage", (event) => {
      if (event.key === NAME) this.#recall();
    });
  }

  #recall(): void {
    this.all = read(kept<unknown>(NAME, null));
    this.#wear();
  }

  set<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
    this.all = { ...this.all, [name]: value };
    keep(NAME, this.all);
    this.#wear();
  }

  get zoom(): number {
    return ZOOM[this.all.size];
  }

  #wear(): void {
    const root = document.documentElement;
    root.dataset["size"] = this.all.size;
    root.toggleAttribute("data-still", this.all.still);
  }
}

export const prefer = new Prefer();

/** Should things stand where they are instead of moving there? */
export const isStill = (): boolean => prefer.all.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
