/** The save of a series of events that goes on where it ends another one. */
import type { AxiosRequestConfig } from "axios"
import type { BackEnd } from "#lib/api.ts"
import { readItem } from "../read-item.ts"
import { byId, splitRequest } from "../requests.ts"
import type { SaveDocument } from "../to-document.ts"
import { openBegunSplits } from "./begun-splits.ts"
import { endOf, type Attempt, type Step } from "./save-outcome.ts"

/** The request that ends the former series too; null where the back end takes several requests for that. */
export async function splitOf(backEnd: BackEnd, { base, viewer }: Attempt, document: SaveDocument): Promise<AxiosRequestConfig | null> {
  const { continues, number } = base
  if (continues === undefined || number !== null) return null
  if (backEnd.has("split")) return splitRequest(document, continues)
  await openBegunSplits(viewer.uid).begin(base, continues)
  return null
}

/** A series of which somebody has saved another version ends as it is now; the back end refuses that if it no longer takes place then. */
export async function afterRefusedSplit(backEnd: BackEnd, attempt: Attempt): Promise<Step> {
  const { continues, ...base } = attempt.base
  if (continues === undefined) return { kind: "again", attempt, problem: null }
  const former = await readItem(backEnd, byId(base.type, continues.id), base.type)
  // A deleted series has nothing left to end.
  if (!former.ok && former.problem.kind !== "not-found") return endOf(attempt, former.problem)
  const present = former.ok ? { ...base, continues: { ...continues, version: former.value.version } } : base
  return { kind: "again", attempt: { ...attempt, base: present }, problem: null }
}
