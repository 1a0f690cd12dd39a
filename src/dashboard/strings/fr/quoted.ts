import { innerQuotes } from "../inner-quotes.ts"

export function quoted(text: string): string {
  return `« ${innerQuotes(text, ["“", "”"])} »`
}
