import { mostValues } from "#contract/fields.ts"

/** Refusals of the content. server/http/refusal.ts gives each reason an HTTP status. */
export type Reason = "bad-query" | "forbidden" | "missing" | "conflict" | "invalid" | "too-many"

export const tooMany = `This field cannot hold more than ${mostValues} values.`

export class DomainError extends Error {
  override name = "DomainError"
  readonly reason: Reason
  /** The refused part of the document, as a JSON pointer (RFC 6901). */
  readonly pointer: string | undefined

  constructor(reason: Reason, detail: string, pointer?: string) {
    super(detail)
    this.reason = reason
    this.pointer = pointer
  }
}

export type Violation = { readonly detail: string; readonly pointer?: string }

export class InvalidContent extends DomainError {
  override name = "InvalidContent"
  readonly violations: readonly Violation[]

  constructor(violations: readonly Violation[]) {
    super("invalid", violations.map(({ detail }) => detail).join(" "))
    this.violations = violations
  }
}

/** `seconds` until the account may save again. */
export class TooManySaves extends DomainError {
  override name = "TooManySaves"
  readonly seconds: number

  constructor(seconds: number) {
    super("too-many", "This account has saved as much in an hour as the server takes. Nothing is lost: save again later.")
    this.seconds = seconds
  }
}

export class ContentError extends Error {
  override name = "ContentError"
  uuid: string | null = null
}
