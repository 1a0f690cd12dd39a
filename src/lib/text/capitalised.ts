import { language } from "../strings/language.ts"

/** French and Dutch write days and months small, but for the first word of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
