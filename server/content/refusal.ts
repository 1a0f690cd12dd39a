/** A request that can't be answered, with the status and the words the client gets. Translated to HTTP in one place, app.ts. */
export class Refusal extends Error {
  override name = "Refusal"
  readonly status: RefusalStatus
  readonly headers: Readonly<Record<string, string>>
  /** The part of the sent document that is refused, as a JSON pointer (RFC 6901). */
  readonly pointer: string | undefined

  constructor(status: RefusalStatus, detail: string, more: RefusalDetails = {}) {
    super(detail)
    this.status = status
    this.headers = more.headers ?? {}
    this.pointer = more.pointer
  }
}

export type RefusalDetails = { readonly headers?: Readonly<Record<string, string>>; readonly pointer?: string }

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 406 | 408 | 409 | 411 | 412 | 413 | 414 | 415 | 422 | 429 | 431 | 503 | 507

/** One thing that is wrong with what was sent, and where. */
export type Violation = { readonly detail: string; readonly pointer?: string }

/** What was sent doesn't fit the content model: all that is wrong with it at once. */
export class Unprocessable extends Refusal {
  override name = "Unprocessable"
  readonly violations: readonly Violation[]

  constructor(violations: readonly Violation[]) {
    super(422, violations.map(({ detail }) => detail).join(" "))
    this.violations = violations
  }
}

/** Drupal's words for what a viewer may not see; the same for every reason, so that they tell nothing. */
export const notAllowed = "The current user is not allowed to GET the selected resource."
