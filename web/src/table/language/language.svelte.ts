/** The language of this browser: remembered, switched at run time. */
import { games } from "../connection/api";
import { keep, kept } from "../storage/storage";
import { frontWords } from "./catalogues";
import { kebab, LANGUAGES, plainId, Words, type Language } from "./words";

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
    const own = await frontWords(language);
    this.#say(language, own);
    this.language = language;
    document.documentElement.lang = language;
    keep("arsia.language", language);
    // Each game introduces itself: its name is in its own words, and those of a game from elsewhere only the server has.
    void games().then(
      (all) => {
        if (this.language === language) this.#say(language, [...all.map(({ words }) => words[language] ?? ""), ...own]);
      },
      () => {
        // Whoever needs the games asks again and says what is wrong.
      },
    );
  }

  #say(language: Language, catalogues: readonly string[]): void {
    this.catalogues = catalogues;
    this.words = new Words(language, catalogues);
  }
}

export const speech = new Speech();

/** What a game is called. */
export function gameTitle(game: string): string {
  return speech.words.textOr(`game-${kebab(game)}`, plainId(game));
}

/** A word of the browser's own, in the current language. */
export function t(id: string, args: Readonly<Record<string, unknown>> = {}): string {
  return speech.words.text(id, args);
}
