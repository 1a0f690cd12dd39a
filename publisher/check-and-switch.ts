import { join } from "node:path"
import type { BuildProblem, BuildWarning, Secret } from "#contract/publishing.ts"
import type { BuildReport } from "./build-report.ts"
import { scan, type Difference, type Site } from "./files.ts"
import { moveUnshown, type References } from "./unshown-pictures.ts"
import type { BuildRecord } from "./manifests.ts"
import type { Releases, Served } from "./releases.ts"
import { dataFile } from "./page-facts.ts"
import { checkRoutes, type RouteVerdict } from "./check-routes.ts"
import { checkSamples, type SampleCheck } from "./check-samples.ts"
import { findLeaks, holdBack, leakProblem } from "./check-secrets.ts"
import { askBackEnd } from "./ask-back-end.ts"

/** A finished build that is to be served. */
export type Release = {
  /** Gatsby's `public`, and the folder for pictures that no page shows any more. */
  readonly folder: string
  readonly aside: string
  readonly id: number
  readonly key: BuildRecord["key"]
  readonly report: BuildReport
  readonly apiUrl: string
  readonly secrets: readonly Secret[]
  readonly mayBeEmpty: boolean
}

export type ReleaseOutcome =
  | { readonly kind: "live"; readonly warnings: readonly BuildWarning[]; readonly isWithdrawal: boolean }
  | { readonly kind: "failed"; readonly problem: BuildProblem }

/** Verifies a finished build and switches to it. A build that fails is not served. */
export async function checkAndSwitch(releases: Releases, references: References, asked: Release): Promise<ReleaseOutcome> {
  const built = { folder: asked.folder, files: scan(asked.folder) }
  moveUnshown(built, asked.aside, references)
  const changes = releases.differenceTo(built)
  const routes = await checkedRoutes(releases.served(), { built, changes }, asked)
  if (routes.problem !== null) return { kind: "failed", problem: routes.problem }
  const { problem, ...weights } = checkSamples(built, changes)
  if (problem !== null) return { kind: "failed", problem }
  const written = [...changes.added, ...changes.changed].map((path) => ({ path, file: join(built.folder, path) }))
  const leaks = findLeaks(written, asked.secrets)
  const { site, warnings } = await holdBack({ built, served: releases.served() }, leaks, askBackEnd(asked.apiUrl))
  const [leak] = leaks
  if (leak !== undefined && !site.files.has("index.html")) return { kind: "failed", problem: leakProblem(leak) }
  const heavy = heavyPages(releases.served()?.record?.heavy ?? {}, site, weights)
  const { id, key, report } = asked
  releases.publish(site, { ...report, id, key, heavy }, routes.isWithdrawal)
  return { kind: "live", warnings: [...warnings, ...report.warnings, ...Object.values(heavy).flat()], isWithdrawal: routes.isWithdrawal }
}

type Built = { readonly built: Site; readonly changes: Difference }

function checkedRoutes(served: Served | null, { built, changes }: Built, { key, apiUrl, mayBeEmpty }: Release): Promise<RouteVerdict> {
  if (served === null) return Promise.resolve({ problem: null, isWithdrawal: false })
  const isNewCode = served.record?.key.sources !== key.sources
  // If the served site wasn't built from this content, as in tests, all of it may go.
  const isOfOtherContent = Object.keys(served.record?.counts ?? {}).length === 0
  const options = { isNewCode, mayBeEmpty: mayBeEmpty || isOfOtherContent }
  return checkRoutes({ served, built, changes, ask: askBackEnd(apiUrl) }, options)
}

/** The heavy pages that are known: those of earlier builds that are still there, and those that were weighed now. */
function heavyPages(known: BuildRecord["heavy"], { files }: Site, { weighed, heavy }: Omit<SampleCheck, "problem">): BuildRecord["heavy"] {
  const isKnown = ([route]: [string, unknown]) => files.has(dataFile(route)) && !weighed.includes(route)
  return { ...Object.fromEntries(Object.entries(known).filter(isKnown)), ...heavy }
}
