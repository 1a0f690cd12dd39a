import { isRecord } from "#contract/is-record.ts"
import { accountWords } from "../strings/account-words.ts"
import { foreignLang } from "../strings/language.ts"

/** `message` is the back end's text, never HTML. `isEnglish` means that it has no code for which we have words. */
export type Problem = { readonly message: string | null; readonly isEnglish?: boolean } & (
  | { readonly kind: "credentials" }
  /** Too many attempts were made. `retryAt` is in milliseconds of this device's clock. */
  | { readonly kind: "blocked-for-now"; readonly retryAt: number | null }
  | { readonly kind: "offline" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "forbidden" }
  /** Each faulty field has a sentence, by its name in the API. */
  | { readonly kind: "invalid"; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: "not-found" }
  | { readonly kind: "too-large" }
  /** The back end lacks this address or this method. */
  | { readonly kind: "not-offered" }
  | { readonly kind: "broken"; readonly status: number }
)

export function wordsOf(problem: Problem): string {
  // A user without permission reads our own words in their language, rather than the server's reason in English.
  const isOurs = problem.kind === "signed-out" || (problem.kind === "forbidden" && isForeign(problem))
  const sentence = (isOurs ? null : problem.message) ?? accountWords.problems[problem.kind]
  if (problem.kind !== "blocked-for-now" || problem.retryAt === null) return sentence
  return `${sentence}${/[.!?]$/.test(sentence) ? "" : "."} ${accountWords.tryAgainAt(new Date(problem.retryAt))}`
}

/** Tells whether the words are English on a page in another language. */
export function isForeign({ isEnglish = false }: Problem): boolean {
  return isEnglish && foreignLang("en") !== undefined
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

export function failed(problem: Problem): Outcome<never> {
  return { ok: false, problem }
}

export type HttpAnswer = {
  readonly status: number
  readonly body: unknown
  readonly retryAfter: string | null
}

/** Returns null for a refusal without a known code. `field` is the refused field. */
export type Translate = (refusal: Record<string, unknown>, field?: string) => string | null

/** `null` is no answer; `now` is in milliseconds of this device. Words without a code stay if we have none. */
export function problemOf(answer: HttpAnswer | null, now: number, translate: Translate): Problem {
  if (answer === null) return { kind: "offline", message: null }
  const { status, body } = answer
  const error = isRecord(body) ? body.error : undefined
  const refusal = messageOf(body, translate)
  const translation = { message: refusal.isEnglish ? null : refusal.message }
  const stands = { message: refusal.message, ...(refusal.isEnglish && { isEnglish: true }) }
  const isFlood = typeof error === "string" && error.startsWith("flood_")
  if (isFlood || status === 429) return { kind: "blocked-for-now", ...stands, retryAt: retryAtOf(answer, now) }
  if (error === "invalid_grant") return { kind: "credentials", ...stands }
  // Every other error of the token server is a fault of the site's configuration, not of the user's input.
  if (error !== undefined) return { kind: "broken", ...stands, status }
  if (status === 401) return { kind: "signed-out", ...stands }
  if (status === 403) return { kind: "forbidden", ...stands }
  if (status === 404 || status === 410) return { kind: "not-found", ...translation }
  if (status === 405 || status === 501) return { kind: "not-offered", ...translation }
  if (status === 413) return { kind: "too-large", ...translation }
  if (status >= 400 && status < 500) return { kind: "invalid", ...stands, fields: fieldsIn(body, translate) }
  return { kind: "broken", ...translation, status }
}

type RefusalWords = { readonly message: string | null; readonly isEnglish: boolean }

/** A refusal is an error of JSON:API or OAuth, or a message with its code beside it. */
function messageOf(body: unknown, translate: Translate): RefusalWords {
  const sentences = refusalsIn(body).map((refusal) => ({ translated: translate(refusal), english: englishIn(refusal) }))
  const words = sentences.map(({ translated, english }) => translated ?? english).filter((text) => text !== null)
  if (words.length === 0) {
    const message = messageIn(body)
    return { message, isEnglish: message !== null }
  }
  return { message: words.join(" "), isEnglish: sentences.some(({ translated }) => translated === null) }
}

function refusalsIn(body: unknown): readonly Record<string, unknown>[] {
  if (!isRecord(body)) return []
  return Array.isArray(body.errors) ? body.errors.filter(isRecord) : [body]
}

function englishIn({ detail, title, message, error_description }: Record<string, unknown>): string | null {
  const text = asText(message) ?? asText(error_description) ?? asText(detail) ?? asText(title)
  return text === null ? null : withoutField(text)
}

/** Reads any of Drupal's shapes; none from an HTML page. */
export function messageIn(body: unknown): string | null {
  if (typeof body === "string") return /^\s*</.test(body) ? null : asText(body)
  const words = refusalsIn(body).map(englishIn)
  return words.filter((text) => text !== null).join(" ") || null
}

export function fieldsIn(body: unknown, translate: Translate): Readonly<Record<string, string>> {
  const sentences: Record<string, string> = {}
  for (const refusal of refusalsIn(body)) {
    const { source } = refusal
    const pointer = isRecord(source) ? source.pointer : undefined
    const [, field] = typeof pointer === "string" ? (/^\/data\/(?:attributes|relationships)\/([^/]+)/.exec(pointer) ?? []) : []
    const sentence = field === undefined ? null : (translate(refusal, field) ?? englishIn(refusal))
    if (field !== undefined && sentence !== null) sentences[field] ??= sentence
  }
  return sentences
}

/** Drupal begins a sentence about a field with its machine name: "mail: Your current password …". */
function withoutField(detail: string): string {
  return detail.replace(/^[a-z][\w.]*: /, "")
}

function retryAtOf({ retryAfter }: HttpAnswer, now: number): number | null {
  if (retryAfter === null || retryAfter.trim() === "") return null
  const seconds = Number(retryAfter)
  if (Number.isFinite(seconds)) return now + Math.max(0, seconds) * 1000
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? null : date
}

/** Characters. A longer text is a page or a stack trace, not words for a dialog. */
const longest = 500

function asText(value: unknown): string | null {
  if (typeof value !== "string") return null
  const text = value.trim()
  return text === "" || text.length > longest ? null : text
}
