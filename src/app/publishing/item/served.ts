import * as v from "valibot"
import { editDataPath, editDataSegments, isInRuns, type BuildStamp } from "#contract/publishing.ts"
import type { ResourceType } from "#contract/fields.ts"

/** What visitors are served of an item. `unknown`: nobody has looked, or the site does not tell. */
export type Served =
  | { readonly kind: "unknown" }
  | { readonly kind: "absent" }
  /** `vid`: the revision that is shown. */
  | { readonly kind: "shown"; readonly vid: number; readonly changed: string }

export const unknownServed: Served = { kind: "unknown" }
export const absent: Served = { kind: "absent" }

const segments: Readonly<Partial<Record<ResourceType, string>>> = editDataSegments

/** The address of an item's edit.json; null where its kind has none of its own. */
export function editStampPath({ type, number }: { readonly type: ResourceType; readonly number: number | null }): string | null {
  const segment = segments[type]
  return segment === undefined || number === null ? null : editDataPath(segment, number)
}

/** Says whether a build may have an item's edit.json. Asking for one that isn't there would leave an error in the browser's console. */
export function mayBeIn({ items }: BuildStamp, { type, number }: { readonly type: ResourceType; readonly number: number | null }): boolean {
  return items === undefined || (number !== null && isInRuns(items[type] ?? [], number))
}

const editStamp = v.object({ changed: v.string(), vid: v.number() })

/** Reads the answer to a request for an edit.json; null is a 404. */
export function servedOf(answer: unknown): Served {
  if (answer === null) return absent
  const parsed = v.safeParse(editStamp, answer)
  // Some hosts answer the address of a missing file with a page and 200.
  return parsed.success ? { kind: "shown", ...parsed.output } : unknownServed
}
