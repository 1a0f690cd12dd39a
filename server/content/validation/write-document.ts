import { withPrefix, codedWords, type RefusalWords } from "#server/content/refusal-words.ts"
import { InvalidContent, type Violation } from "#server/content/errors.ts"
import type { JsonObject } from "#server/database/json.ts"

export type SentIdentifier = { readonly type: string; readonly id: string; readonly meta: JsonObject }
export type SentLinkage = { readonly isList: boolean; readonly identifiers: readonly SentIdentifier[] }
export type WriteDocument = {
  readonly attributes: JsonObject
  readonly relationships: Readonly<Record<string, SentLinkage>>
  /** A split names by UUID the series that continues the ended one. */
  readonly continuedBy?: string | undefined
}

export type Removed = {
  readonly pointer: string
  /** Examples are `script`, `p[style]`, `a[href]` and `comment`. */
  readonly what: string
  readonly count: number
}

/** Collects all violations of a document, so that one answer reports them. */
export class Violations {
  readonly #violations: Violation[] = []
  readonly removed: Removed[] = []

  add(detail: RefusalWords, pointer: string): void {
    this.#violations.push({ detail, pointer })
  }

  /** @throws InvalidContent if anything is wrong */
  throwIfAny(): void {
    if (this.#violations.length > 0) throw new InvalidContent(this.#violations)
  }
}

/** `delta` is the index in a field that holds many. */
export type Place = { readonly type: string; readonly name: string; readonly label: string; readonly delta: number | null }
export type ValuePlace = { readonly place: Place; readonly violations: Violations }

/** Marks a wrong value whose violation is reported. */
export const invalid = Symbol("invalid")
export type Invalid = typeof invalid

export const wrongType = codedWords("wrong-type")
export const noChoice = codedWords("no-choice")
export const missingValue = codedWords("missing")

/** Drupal's form is `title.0.value: Title: may not …`. The pointer has no index before a part of a single value. */
export function report({ place: { name, delta }, violations }: ValuePlace, message: RefusalWords, part?: string): Invalid {
  const path = [name, delta ?? 0, ...(part === undefined ? [] : [part])].join(".")
  const steps = part === undefined ? [delta ?? 0] : delta === null ? [part] : [delta, part]
  violations.add(withPrefix(`${path}: `, message), `/data/attributes/${[name, ...steps].join("/")}`)
  return invalid
}
