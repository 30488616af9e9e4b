/** Dark or light: the visitor's choice, or the system's until there is one. */
import { keep, kept } from "../table/storage/storage";

export type Theme = "dark" | "light";

class Look {
  theme = $state<Theme>("dark");

  start(): void {
    const wished = kept<string>("arsia.theme", "");
    const system = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
    this.#wear(wished === "dark" || wished === "light" ? wished : system);
  }

  turn(): void {
    this.#wear(this.theme === "dark" ? "light" : "dark");
    keep("arsia.theme", this.theme);
  }

  /** Dark, light, or as the system has it. */
  choose(theme: Theme | "system"): void {
    keep("arsia.theme", theme);
    this.start();
  }

  get chosen(): Theme | "system" {
    void this.theme;
    const wished = kept<string>("arsia.theme", "");
    return wished === "dark" || wished === "light" ? wished : "system";
  }

  #wear(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
  }
}

export const look = new Look();
