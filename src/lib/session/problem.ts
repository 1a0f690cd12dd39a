import { accountWords } from "../strings/account-words.ts"

/** `message` is the server's words: text, never HTML. */
export type Problem = { readonly message: string | null } & (
  | { readonly kind: "credentials" }
  /** Too many attempts. `retryAt` is in milliseconds of this device's clock. */
  | { readonly kind: "blocked-for-now"; readonly retryAt: number | null }
  | { readonly kind: "offline" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "forbidden" }
  /** `fields`: a sentence for each faulty field, by its name in the API. */
  | { readonly kind: "invalid"; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: "not-found" }
  /** The back end has nothing at this address that does this. */
  | { readonly kind: "not-offered" }
  | { readonly kind: "broken"; readonly status: number }
)

export function wordsOf(problem: Problem): string {
  const sentence = (problem.kind === "signed-out" ? null : problem.message) ?? accountWords.problems[problem.kind]
  if (problem.kind !== "blocked-for-now" || problem.retryAt === null) return sentence
  return `${sentence}${/[.!?]$/.test(sentence) ? "" : "."} ${accountWords.tryAgainAt(new Date(problem.retryAt))}`
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

export function failed(problem: Problem): Outcome<never> {
  return { ok: false, problem }
}

export type Answer = {
  readonly status: number
  readonly body: unknown
  readonly retryAfter: string | null
}

/** Turns a failed answer into a problem; `null` is no answer. `now` is in milliseconds of this device's clock. */
export function problemOf(answer: Answer | null, now: number): Problem {
  if (answer === null) return { kind: "offline", message: null }
  const { status, body } = answer
  const message = messageIn(body)
  const error = isRecord(body) ? body.error : undefined
  const isFlood = typeof error === "string" && error.startsWith("flood_")
  if (isFlood || status === 429) return { kind: "blocked-for-now", message, retryAt: retryAtOf(answer, now) }
  if (error === "invalid_grant") return { kind: "credentials", message }
  // Every other error of the token server is a fault of the site's configuration, not of the user's input.
  if (error !== undefined) return { kind: "broken", message, status }
  return ofStatus(status, message, body)
}

function ofStatus(status: number, message: string | null, body: unknown): Problem {
  if (status === 401) return { kind: "signed-out", message }
  if (status === 403) return { kind: "forbidden", message }
  if (status === 404 || status === 410) return { kind: "not-found", message }
  if (status === 405 || status === 501) return { kind: "not-offered", message }
  if (status >= 400 && status < 500) return { kind: "invalid", message, fields: fieldsIn(body) }
  return { kind: "broken", message, status }
}

/** The server's words in any of Drupal's shapes; none from an HTML page. */
export function messageIn(body: unknown): string | null {
  if (typeof body === "string") return /^\s*</.test(body) ? null : asText(body)
  if (!isRecord(body)) return null
  const errors: readonly unknown[] = Array.isArray(body.errors) ? body.errors : []
  const details = errors
    .map((error) => (isRecord(error) ? (asText(error.detail) ?? asText(error.title)) : null))
    .filter((text) => text !== null)
  return asText(body.message) ?? asText(body.error_description) ?? (details.length > 0 ? details.map(withoutField).join(" ") : null)
}

function fieldsIn(body: unknown): Readonly<Record<string, string>> {
  const errors: readonly unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : []
  const found: Record<string, string> = {}
  for (const error of errors) {
    if (!isRecord(error) || !isRecord(error.source)) continue
    const { pointer } = error.source
    const [, field] = typeof pointer === "string" ? (/^\/data\/(?:attributes|relationships)\/([^/]+)/.exec(pointer) ?? []) : []
    const detail = asText(error.detail)
    if (field !== undefined && detail !== null) found[field] ??= withoutField(detail)
  }
  return found
}

/** Drupal begins a sentence about a field with its machine name: "mail: Your current password …". */
function withoutField(detail: string): string {
  return detail.replace(/^[a-z][\w.]*: /, "")
}

function retryAtOf({ retryAfter }: Answer, now: number): number | null {
  if (retryAfter === null || retryAfter.trim() === "") return null
  const seconds = Number(retryAfter)
  if (Number.isFinite(seconds)) return now + Math.max(0, seconds) * 1000
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? null : date
}

/** In characters. A longer text is a page or a stack trace, not words for a dialog. */
const longest = 500

function asText(value: unknown): string | null {
  if (typeof value !== "string") return null
  const text = value.trim()
  return text === "" || text.length > longest ? null : text
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
