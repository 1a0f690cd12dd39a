import * as v from "valibot"
import type { Item } from "#app/resources/item.ts"
import { openTable } from "./browser-table.ts"

const begun = v.object({
  id: v.string(),
  at: v.number(),
  continues: v.object({ id: v.string(), at: v.string(), isPublished: v.boolean() }),
})

/** The splits of series that this browser has begun at a back end that takes several requests for them. */
export function openBegunSplits(uid: number) {
  const table = openTable("splits", () => undefined)
  const keyOf = (id: string) => `${uid}/${id}`
  return {
    /** Call it before the new series is created. */
    begin: ({ id }: Item, continues: NonNullable<Item["continues"]>) => table.write(keyOf(id), { id, at: Date.now(), continues }),
    end: (id: string) => table.remove(keyOf(id)),
    list: async () =>
      (await table.readAll()).flatMap(([key, value]) => {
        const parsed = v.safeParse(begun, value)
        return key.startsWith(keyOf("")) && parsed.success ? [parsed.output] : []
      }),
  }
}
