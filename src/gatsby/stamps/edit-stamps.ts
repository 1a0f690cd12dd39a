import * as v from "valibot"
import { editDataPath, editDataSegments, peopleEditDataPath, type EditStamp } from "../../../contract/publishing.ts"
import type { ItemFields } from "../content/item-fields.ts"
import { filesBelow, type Files } from "../write-files.ts"

const stamped = v.object({ number: v.number(), changed: v.string(), vid: v.number() })

/** The edit.json of each item that has a page, by its path. Accounts are readable by no build, so theirs is one file without an id. */
export function editStamps(items: readonly ItemFields[], hash: string): Map<string, string> {
  const stamps = new Map([[peopleEditDataPath, JSON.stringify({ hash, type: "user--user" })]])
  for (const item of items) {
    const stamp = stampOf(item, hash)
    if (stamp !== null) stamps.set(stamp.address, stamp.text)
  }
  return stamps
}

type Stamp = { readonly hash: string; readonly address: string; readonly text: string }

const made = new WeakMap<ItemFields, Stamp>()

/** Made once for each item and hash; null for an item without a page. */
function stampOf(item: ItemFields, hash: string): Stamp | null {
  const known = made.get(item)
  if (known?.hash === hash) return known
  const { type } = item.entity
  const segment = segmentOf(type)
  if (segment === undefined) return null
  const { number: id, changed, vid } = v.parse(stamped, item.fields)
  const text = JSON.stringify({ hash, type, id, changed, vid } satisfies EditStamp)
  const stamp = { hash, address: editDataPath(segment, id), text }
  made.set(item, stamp)
  return stamp
}

function segmentOf(type: string): string | undefined {
  return Object.entries(editDataSegments).find(([name]) => name === type)?.[1]
}

/** The stamps of an earlier build. */
export function stampsIn(folder: string): Files {
  return filesBelow(folder, Object.values(editDataSegments), (name) => name === "edit.json")
}
