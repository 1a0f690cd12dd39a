import * as v from "valibot"
import type { Removed } from "#app/resources/save-outcome.ts"

const shape = v.object({
  meta: v.object({ removed: v.array(v.object({ pointer: v.string(), what: v.string(), count: v.number() })) }),
})

/** What an answer to a write says that its texts lost, by field. */
export function removedIn(answer: unknown): readonly Removed[] {
  const parsed = v.safeParse(shape, answer)
  if (!parsed.success) return []
  return parsed.output.meta.removed.map(({ pointer, what, count }) => ({ field: pointer.split("/")[3] ?? "", what, count }))
}
