import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { NodePluginArgs } from "gatsby"
import * as v from "valibot"
import { kindOf } from "../../../contract/content.ts"
import type { ResourceType } from "../../../contract/fields.ts"
import type { BuildStamp, BuildWarning } from "../../../contract/publishing.ts"
import type { Entity } from "./entity.ts"
import { sourcedTypes } from "../model.ts"
import { warningOf, type Problem } from "./problems.ts"

type Counts = BuildStamp["counts"]

/** A build's report of the content, for publisher/. It is beside the site, because visitors may not read it. */
export type BuildReport = { readonly content: string | null; readonly counts: Counts; readonly warnings: readonly BuildWarning[] }

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

type Finding = {
  /** Tells whether a link to this address, as it stands in HTML, leads to something. */
  readonly leadsOn: (address: string) => boolean
  /** The problems that were found after the content was read. */
  readonly more?: readonly Problem[]
}

export async function writeReport(gatsby: Gatsby, finding: Finding): Promise<void> {
  const folder = path.resolve(".g30-build")
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, "report.json"), JSON.stringify(reportOf(gatsby, finding)))
}

export function reportOf({ store }: Gatsby, { leadsOn, more = [] }: Finding): BuildReport {
  const { counts, problems } = notes.get(store) ?? { counts: {}, problems: [] }
  const isDead = ({ path: address }: Problem) => address === undefined || !leadsOn(encodeURI(address.replace(/[?#].*$/s, "")))
  return { content: process.env.G30_CONTENT ?? null, counts, warnings: [...problems, ...more].filter(isDead).map(warningOf) }
}

const manyItems = 10
const servedCounts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()))

/** Begins the sentence by which publisher/ recognises this error. */
export const emptiedMark = "The content is empty where there was a lot:"

/**
 * Names a kind without any published item of which the served site shows many; null if there is none.
 *
 * A back end that lost its content answers so, and an administrator must confirm that this is meant.
 */
export function emptiedKind(counts: Counts, before = process.env.G30_COUNTS_BEFORE): string | null {
  const result = v.safeParse(servedCounts, before)
  if (!result.success) return null
  const type = sourcedTypes.find((kind) => (result.output[kind] ?? 0) >= manyItems && (counts[kind] ?? 0) === 0)
  if (type === undefined) return null
  return `${emptiedMark} the back end has no published ${kindOf(type).label.toLowerCase()} any more, and the site shows ${result.output[type]}. Confirm that this is meant, or look into the back end.`
}
