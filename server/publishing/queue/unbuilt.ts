/** The changes that no build has yet. */
import { isResourceType } from "#contract/content.ts"
import type { Change } from "#contract/publishing.ts"
import type { LoggedChange } from "#server/content/change-log.ts"
import type { BuildRecord } from "./record.ts"

export type NotedChange = Pick<LoggedChange, "uuid" | "type" | "number" | "title" | "kind" | "uid">

const mostNamed = 20

/** One entry for each changed item, the oldest first. */
export type Unbuilt = ReadonlyMap<string, NotedChange & { readonly uids: readonly number[] }>

export function joined(known: Unbuilt, changes: readonly NotedChange[]): Unbuilt {
  const all = new Map(known)
  for (const change of changes) {
    const before = all.get(change.uuid)
    const uids = [...new Set([...(before?.uids ?? []), ...(change.uid === null ? [] : [change.uid])])]
    all.set(change.uuid, { ...change, kind: kindAfter(before?.kind, change.kind), uids })
  }
  return all
}

/** Puts changes that a build could not bring before those that came since. */
export function rejoined(unbrought: Unbuilt, since: Unbuilt): Unbuilt {
  const later = [...since.values()].flatMap(({ uids, ...change }) =>
    uids.length === 0 ? [change] : uids.map((uid) => ({ ...change, uid })),
  )
  return joined(unbrought, later)
}

function kindAfter(before: Change["change"] | undefined, now: Change["change"]): Change["change"] {
  if (before === "published" && now === "changed") return "published"
  return before === "withdrawn" && now === "published" ? "changed" : now
}

/** The changes of a build for its record. It counts files and redirects without naming them. */
export function described(unbuilt: Unbuilt): Pick<BuildRecord, "changes" | "changeCount" | "uids"> {
  const all = [...unbuilt.values()]
  const items = all.filter(({ type }) => type !== "file--file")
  // The picture of an item comes with the item.
  const counted = items.length === 0 ? all : items
  const named = items.flatMap(({ type, number, title, kind }) => (isResourceType(type) ? [{ type, number, title, change: kind }] : []))
  return { changes: named.slice(0, mostNamed), changeCount: counted.length, uids: [...new Set(all.flatMap(({ uids }) => uids))] }
}
