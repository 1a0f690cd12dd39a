import { innerQuotes } from "../inner-quotes.ts"

/** In quotes. Those within become single ones, as English has it: a title may have quotes of its own. */
export function quoted(text: string): string {
  return `“${innerQuotes(text, ["‘", "’"])}”`
}
