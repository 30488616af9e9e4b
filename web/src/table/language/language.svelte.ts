/** The language of this browser: remembered, switched at run time. */
import { keep, kept } from "../storage/storage";
import { frontWords } from "./catalogues";
import { LANGUAGES, Words, type Language } from "./words";

function preferred(): Language {
  const wished = [kept("arsia.language", ""), ...navigator.languages];
  for (const wish of wished) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class Speech {
  language = $state<Language>("en");
  catalogues = $state.raw<readonly string[]>([]);
  words = $state.raw<Words>(new Words("en", []));

  async start(): Promise<void> {
    await this.speak(preferred());
  }

  /** Switch to a language, once its words are here. */
  async speak(language: Language): Promise<void> {
    const catalogues = await frontWords(language);
    this.catalogues = catalogues;
    this.words = new Words(language, catalogues);
    this.language = language;
    document.documentElement.lang = language;
    keep("arsia.language", language);
  }
}

export const speech = new Speech();

/** A word of the browser's own, in the current language. */
export function t(id: string, args: Readonly<Record<string, unknown>> = {}): string {
  return speech.words.text(id, args);
}
