import { ruleProblem } from "../agenda/recurrence-rule.ts"
import { isPhone, withoutInvisible } from "../contacts.ts"
import { mailPattern } from "../mail-pattern.ts"
import { normalForm } from "../normal-form.ts"
import { fieldType, isText, type Problem } from "./field-type.ts"

export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}]/u.test(text)
}

/** Counts code points. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

const unstorable = /[\p{Surrogate}\p{Cc}]/u
const unstorableInLines = /[\p{Surrogate}]|(?![\t\n\r])\p{Cc}/u

/** Names a character that can't be stored, or returns null. `hasLines` allows tabs and line ends. */
export function unstorableIn(text: string, hasLines: boolean): string | null {
  const [character] = (hasLines ? unstorableInLines : unstorable).exec(text) ?? []
  if (character === undefined) return null
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")
  return `The text contains a character that can't be stored (U+${code}). Remove it.`
}

export function lineProblem(value: unknown, most: number, part = "value"): Problem | null {
  if (!isText(value)) return { rule: "kind", part }
  const message = unstorableIn(value, false)
  if (message !== null) return { rule: "other", message, part }
  return lengthOf(value) > most ? { rule: "long", limit: most, part } : null
}

export const textual = {
  graphql: "String",
  compares: "text",
  empty: "",
  is: isText,
  isEmpty: isBlank,
  normal: (text: string) => normalForm(text.trim(), "NFC"),
  words: (text: string) => text,
  read: (json: unknown) => (isText(json) ? json : null),
  write: (text: string) => text,
} as const

const lines = fieldType<string, { readonly maxLength?: number; readonly default?: string; readonly pattern?: string }>({
  ...textual,
  toStored: (json) => (isText(json) && isBlank(json) ? null : json),
  problem: (text, { maxLength = 255, pattern, widget }) => {
    const problem = lineProblem(text, maxLength)
    if (problem !== null || !isText(text)) return problem
    const message = widget === "rrule" ? ruleProblem(text) : null
    if (message !== null) return { rule: "other", message }
    return pattern === undefined || new RegExp(pattern, "u").test(text) ? null : { rule: "pattern" }
  },
})

export const string = lines
/** Invisible characters are removed before a number is checked and stored. */
export const telephone: typeof lines = {
  ...lines,
  normal: (text) => lines.normal(isText(text) ? withoutInvisible(text) : text),
  write: (text) => (isText(text) ? withoutInvisible(text).trim() : null),
  toStored: (json) => lines.toStored(isText(json) ? withoutInvisible(json) : json),
  problem: (text, rules) => lines.problem(text, rules) ?? (isText(text) && isPhone(text.trim()) ? null : { rule: "phone" }),
}
export const email: typeof lines = {
  ...lines,
  write: (text) => (isText(text) ? text.trim() : null),
  problem: (text, rules) => lines.problem(text, rules) ?? (isText(text) && mailPattern.test(text) ? null : { rule: "mail" }),
}

export const list_string = fieldType<string, { readonly allowed: Readonly<Record<string, string>>; readonly default?: string }>({
  ...textual,
  compares: "exact",
  write: (text) => text.trim(),
  problem: (code, { allowed = {} }) => (isText(code) && Object.hasOwn(allowed, code) ? null : { rule: "choice" }),
})
