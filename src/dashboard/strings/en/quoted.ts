import { innerQuotes } from "../inner-quotes.ts"

/** A title may have quotes of its own, which become single ones in English. */
export function quoted(text: string): string {
  return `“${innerQuotes(text, ["‘", "’"])}”`
}
