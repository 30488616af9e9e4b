/** What to tell a visitor when the server refused. */
import { Refused } from "../table/connection/api";
import { speech, t } from "../table/language/language.svelte";

export function said(error: unknown): string {
  if (!(error instanceof Refused)) return t("ui-went-wrong");
  const { message, sentence } = error.problem;
  return speech.words.has(message[0]) ? speech.words.say(message) : sentence;
}
