import { withPrefix, englishText, type RefusalWords } from "#server/content/refusal-words.ts"
import { DomainError, InvalidContent, TooManySaves, type Reason, type Violation } from "#server/content/errors.ts"

/** server/error-answers.ts writes the answer from status and message. */
export class Refusal extends Error {
  override name = "Refusal"
  readonly status: RefusalStatus
  readonly words: RefusalWords
  readonly headers: Readonly<Record<string, string>>
  /** JSON pointer (RFC 6901) to the refused part of the document. */
  readonly pointer: string | undefined
  readonly violations: readonly Violation[] | undefined

  constructor(status: RefusalStatus, words: RefusalWords, more: RefusalDetails = {}) {
    super(englishText(words))
    this.status = status
    this.words = words
    this.headers = more.headers ?? {}
    this.pointer = more.pointer
    this.violations = more.violations
  }
}

type RefusalDetails = {
  readonly headers?: Readonly<Record<string, string>>
  readonly pointer?: string | undefined
  readonly violations?: readonly Violation[]
}

type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 406 | 408 | 409 | 411 | 412 | 413 | 414 | 415 | 422 | 429 | 431 | 503 | 507

const statuses: Readonly<Record<Reason, RefusalStatus>> = {
  "bad-query": 400,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  invalid: 422,
  "too-many": 429,
}

export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (!(error instanceof DomainError)) return undefined
  const violations = error instanceof InvalidContent ? { violations: error.violations } : {}
  const headers = error instanceof TooManySaves ? { headers: { "Retry-After": String(error.seconds) } } : {}
  return new Refusal(statuses[error.reason], error.words, { pointer: error.pointer, ...violations, ...headers })
}

export function noRoute(method: string, address: string): Refusal {
  return new Refusal(404, `No route found for "${method} ${address}"`)
}

export function invalidFile(reason: RefusalWords): Refusal {
  return new Refusal(422, withPrefix("Unprocessable Entity: file validation failed.\n", reason))
}

/** The item lacks the translation of a write's address. */
export function absentTranslation({ languages }: { readonly languages: readonly { readonly langcode: string }[] }): Refusal {
  const existing = languages.map(({ langcode }) => langcode).join(", ")
  const detail = `The requested translation of the resource object does not exist, instead modify one of the translations that do exist: ${existing}.`
  return new Refusal(405, detail, { headers: { Allow: "GET" } })
}

export function methodNotAllowed(method: string, address: string, allow: string): Refusal {
  const detail = `No route found for "${method} ${address}": Method Not Allowed (Allow: ${allow})`
  return new Refusal(405, detail, { headers: { Allow: allow } })
}
