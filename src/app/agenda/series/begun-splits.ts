/** The splits of series that this browser has begun and not finished. Another visit finishes them, or takes them back. */
import * as v from "valibot"
import { openTable } from "#app/save/browser-table.ts"
import type { Item } from "#app/resources/item.ts"

const begun = v.object({
  id: v.string(),
  at: v.number(),
  continues: v.object({ id: v.string(), at: v.string(), isPublished: v.boolean() }),
})

export function openBegunSplits(uid: number) {
  const table = openTable("splits", () => undefined)
  const keyOf = (id: string) => `${uid}/${id}`
  return {
    /** Call it before the new series is created. One that continues no other is ignored. */
    begin: async ({ id, continues }: Item) => {
      if (continues !== undefined) await table.write(keyOf(id), { id, at: Date.now(), continues })
    },
    end: (id: string) => table.remove(keyOf(id)),
    list: async () =>
      (await table.readAll()).flatMap(([key, value]) => {
        const parsed = v.safeParse(begun, value)
        return key.startsWith(keyOf("")) && parsed.success ? [parsed.output] : []
      }),
  }
}
