import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import { knownTypeOf } from "./document.ts"

/** An item that refers to another, by a field or in a text. */
export type Referrer = {
  readonly type: ResourceType
  readonly id: string
  readonly number: number | null
  readonly title: string
  /** The machine name of the field in which it refers. */
  readonly field: string
  readonly isPublished: boolean
}

export type Referrers = {
  readonly shown: readonly Referrer[]
  /** All that the viewer may see: `shown` has the first page of them. */
  readonly count: number
  /** How many the viewer may not see. */
  readonly hidden: number
}

const identifier = v.object({
  type: v.string(),
  id: v.string(),
  meta: v.object({
    drupal_internal__target_id: v.optional(v.number()),
    field: v.string(),
    label: v.string(),
    status: v.optional(v.boolean(), false),
  }),
})

export const referrerDocument = v.object({
  data: v.array(identifier),
  meta: v.object({ count: v.number(), hidden: v.optional(v.number(), 0) }),
})

export function referrersIn({ data, meta: { count, hidden } }: v.InferOutput<typeof referrerDocument>): Referrers {
  const shown = data.flatMap((found) => {
    const type = knownTypeOf(found)
    if (type === null) return []
    const { drupal_internal__target_id: number = null, field, label, status } = found.meta
    return [{ type, id: found.id, number, title: label, field, isPublished: status }]
  })
  return { shown, count, hidden }
}
