import { InvalidContent, type Violation } from "#server/content/errors.ts"
import type { JsonObject } from "#server/database/json.ts"

export type SentIdentifier = { readonly type: string; readonly id: string; readonly meta: JsonObject }

/** `isList`: it was written as a list. */
export type SentLinkage = { readonly isList: boolean; readonly identifiers: readonly SentIdentifier[] }

export type Sent = {
  readonly attributes: JsonObject
  readonly relationships: Readonly<Record<string, SentLinkage>>
}

export type Removed = {
  readonly pointer: string
  /** `script`, `p[style]`, `a[href]`, `comment`. */
  readonly what: string
  readonly count: number
}

/** Collects all violations of a document, so that one answer reports them. */
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

/** The place of a value in a document. */
export type Place = {
  readonly type: string
  readonly name: string
  readonly label: string
  /** The index in a field that holds many. */
  readonly delta: number | null
}

/** Drupal's pointer to a value or a part of it. Before a part, the index of a single value is left out. */
export function pointerTo({ name, delta }: Place, part?: string): string {
  const steps = part === undefined ? [delta ?? 0] : delta === null ? [part] : [delta, part]
  return `/data/attributes/${[name, ...steps].join("/")}`
}

/** Reports a violation in Drupal's form: `title.0.value: Title: may not …`. */
export function complain(found: Findings, place: Place, message: string, part?: string): void {
  const path = [place.name, place.delta ?? 0, ...(part === undefined ? [] : [part])].join(".")
  found.add(`${path}: ${message}`, pointerTo(place, part))
}
