/** What the content refuses, in words for the client. server/http/refusal.ts gives each reason its HTTP status. */
export type Reason = "bad-query" | "forbidden" | "missing" | "conflict" | "invalid"

export class DomainError extends Error {
  override name = "DomainError"
  readonly reason: Reason
  /** The part of the sent document that is refused, as a JSON pointer (RFC 6901). */
  readonly pointer: string | undefined

  constructor(reason: Reason, detail: string, pointer?: string) {
    super(detail)
    this.reason = reason
    this.pointer = pointer
  }
}

/** One thing that is wrong with what was sent, and where. */
export type Violation = { readonly detail: string; readonly pointer?: string }

/** What was sent doesn't fit the content model: everything that is wrong with it at once. */
export class InvalidContent extends DomainError {
  override name = "InvalidContent"
  readonly violations: readonly Violation[]

  constructor(violations: readonly Violation[]) {
    super("invalid", violations.map(({ detail }) => detail).join(" "))
    this.violations = violations
  }
}

/** An entity to be stored doesn't fit the content model or what is already there; the message says what and why. */
export class ContentError extends Error {
  override name = "ContentError"
  /** The entity that was to be stored, where the thrower knows it. */
  uuid: string | null = null
}
