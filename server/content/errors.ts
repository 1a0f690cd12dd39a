import { englishText, codedWords, type RefusalWords } from "#server/content/refusal-words.ts"
import { mostValues } from "#contract/fields.ts"

/** server/http/refusal.ts gives each reason an HTTP status. */
export type Reason = "bad-query" | "forbidden" | "missing" | "conflict" | "invalid" | "too-many"

export const tooMany = codedWords("too-many-values", { most: mostValues })

export class DomainError extends Error {
  override name = "DomainError"
  readonly reason: Reason
  readonly words: RefusalWords
  /** JSON pointer (RFC 6901) to the refused part of the document. */
  readonly pointer: string | undefined

  constructor(reason: Reason, words: RefusalWords, pointer?: string) {
    super(englishText(words))
    this.reason = reason
    this.words = words
    this.pointer = pointer
  }
}

export type Violation = { readonly detail: RefusalWords; readonly pointer?: string }

export class InvalidContent extends DomainError {
  override name = "InvalidContent"
  readonly violations: readonly Violation[]

  constructor(violations: readonly Violation[]) {
    super("invalid", violations.map(({ detail }) => englishText(detail)).join(" "))
    this.violations = violations
  }
}

/** `seconds` pass until the account may save again. */
export class TooManySaves extends DomainError {
  override name = "TooManySaves"
  readonly seconds: number

  constructor(seconds: number) {
    super("too-many", codedWords("too-many-saves"))
    this.seconds = seconds
  }
}

export class ContentError extends Error {
  override name = "ContentError"
  readonly words: RefusalWords
  uuid: string | null = null

  constructor(words: RefusalWords) {
    super(englishText(words))
    this.words = words
  }
}
