import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { NodePluginArgs } from "gatsby"
import type { ResourceType } from "../../../contract/fields.ts"
import type { BuildWarning } from "../../../contract/publishing.ts"
import type { Entity } from "./source-entity.ts"
import { warningOf, type Problem } from "./build-problems.ts"

type Counts = Readonly<Partial<Record<ResourceType, number>>>

/** publisher/ reads this report. It is beside the site, because visitors may not read it. */
export type BuildReport = { readonly counts: Counts; readonly warnings: readonly BuildWarning[] }

export function countsOf(items: Iterable<Pick<Entity, "type">>): Counts {
  const counts: Partial<Record<ResourceType, number>> = {}
  for (const { type } of items) counts[type] = (counts[type] ?? 0) + 1
  return counts
}

type ContentSummary = { readonly counts: Counts; readonly problems: readonly Problem[] }
type Gatsby = Pick<NodePluginArgs, "store">

const notes = new WeakMap<object, ContentSummary>()

export function noteReport({ store }: Gatsby, noted: ContentSummary): void {
  notes.set(store, noted)
}

type ReportFacts = {
  /** Tells whether an address in HTML leads to something. */
  readonly leadsOn: (address: string) => boolean
  /** These problems were found after the content was read. */
  readonly more?: readonly Problem[]
}

export async function writeReport(gatsby: Gatsby, facts: ReportFacts): Promise<void> {
  const folder = path.resolve(".g30-build")
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, "report.json"), JSON.stringify(reportOf(gatsby, facts)))
}

export function reportOf({ store }: Gatsby, { leadsOn, more = [] }: ReportFacts): BuildReport {
  const { counts, problems } = notes.get(store) ?? { counts: {}, problems: [] }
  const isDead = ({ path: address }: Problem) => address === undefined || !leadsOn(encodeURI(address.replace(/[?#].*$/s, "")))
  return { counts, warnings: [...problems, ...more].filter(isDead).map(warningOf) }
}
