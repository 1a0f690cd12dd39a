/** What a client says about an entity, and what is wrong with it. */
import { InvalidContent, type Violation } from "#server/content/errors.ts"
import type { JsonObject } from "#server/database/json.ts"

export type SentIdentifier = { readonly type: string; readonly id: string; readonly meta: JsonObject }

/** What a relationship is to lead to; `isList` tells whether it was written as a list. */
export type SentLinkage = { readonly isList: boolean; readonly identifiers: readonly SentIdentifier[] }

export type Sent = {
  readonly attributes: JsonObject
  readonly relationships: Readonly<Record<string, SentLinkage>>
}

/** Something that the format of a rich text doesn't allow and that was taken out of it. */
export type Removed = {
  readonly pointer: string
  /** `script`, `p[style]`, `a[href]`, `comment`. */
  readonly what: string
  readonly count: number
}

/** Collects what is wrong with what was sent, so that all of it is said at once. */
export class Findings {
  readonly #violations: Violation[] = []
  readonly removed: Removed[] = []

  add(detail: string, pointer: string): void {
    this.#violations.push({ detail, pointer })
  }

  /** @throws InvalidContent where anything is wrong */
  throwIfAny(): void {
    if (this.#violations.length > 0) throw new InvalidContent(this.#violations)
  }
}

/** Where in a document a value stands, in the two ways in which Drupal says it. */
export type Place = {
  readonly type: string
  readonly name: string
  readonly label: string
  /** The number of the value in a field that holds many. */
  readonly delta: number | null
}

/** Drupal's pointer to a value or to a part of it: the number of a single field's only value is left out before a part. */
export function pointerTo({ name, delta }: Place, part?: string): string {
  const steps = part === undefined ? [delta ?? 0] : delta === null ? [part] : [delta, part]
  return `/data/attributes/${[name, ...steps].join("/")}`
}

/** Notes a violation at a value or at a part of it, in Drupal's words: `title.0.value: Title: may not …`. */
export function complain(found: Findings, place: Place, message: string, part?: string): void {
  const path = [place.name, place.delta ?? 0, ...(part === undefined ? [] : [part])].join(".")
  found.add(`${path}: ${message}`, pointerTo(place, part))
}
