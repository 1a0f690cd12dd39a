import { openDrafts } from "#app/save/draft-store.ts"
import type { Continued } from "#app/resources/item.ts"
import type { Outcome } from "#lib/session/problem.ts"
import { openBegunSplits } from "./begun-splits.ts"
import { fallsAt } from "./events.ts"
import type { Series } from "./series-api.ts"
import type { SeriesCalls } from "./series-calls.ts"

/** Milliseconds after which a split is interrupted, and not under way in another tab. */
const patience = 60_000

/** `rest` is the new series, and `continues` names the former one. */
export type InterruptedSplit = { readonly rest: Series; readonly continues: Continued }

/** The splits whose series stand beside each other. Those that never arrived, and those that somebody has finished, are forgotten. */
export async function findInterrupted(read: SeriesCalls["read"], uid: number, now = Date.now()): Promise<readonly InterruptedSplit[]> {
  const splits = openBegunSplits(uid)
  const found: InterruptedSplit[] = []
  for (const { id, at, continues } of await splits.list()) {
    if (now - at < patience) continue
    const [rest, former] = await Promise.all([read(id), read(continues.id)])
    if (rest.ok && former.ok && fallsAt(former.value.item, continues.at)) found.push({ rest: rest.value, continues })
    else if ((rest.ok && former.ok) || isGone(former) || (isGone(rest) && !(await isDraft(uid, id)))) await splits.end(id)
  }
  return found
}

function isGone(outcome: Outcome<Series>): boolean {
  return !outcome.ok && outcome.problem.kind === "not-found"
}

/** A series that is not there yet may wait for the network in a draft. */
async function isDraft(uid: number, id: string): Promise<boolean> {
  return (await openDrafts(uid).read({ type: "node--agenda", id })).length > 0
}
