import { join } from "node:path"
import type { BuildProblem, BuildWarning, Secret } from "#contract/publishing.ts"
import { askBackEnd } from "./ask-back-end.ts"
import type { BuildRecord, BuildReport } from "./build-report.ts"
import { checkRoutes, emptiedKind } from "./check-routes.ts"
import { checkSamples } from "./check-samples.ts"
import { findLeaks, holdBack, leakProblem } from "./check-secrets.ts"
import type { Releases, Served } from "./releases.ts"
import type { Difference, Site } from "./site-files.ts"

export type Release = {
  readonly folder: string
  readonly key: BuildRecord["key"]
  readonly report: BuildReport
  readonly apiUrl: string
  readonly secrets: readonly Secret[]
  readonly mayBeEmpty: boolean
}

export type ReleaseOutcome =
  | { readonly kind: "live"; readonly warnings: readonly BuildWarning[] }
  | { readonly kind: "failed"; readonly problem: BuildProblem }

export async function checkAndRelease(releases: Releases, { key, report, ...asked }: Release): Promise<ReleaseOutcome> {
  const [built, served] = [releases.readBuilt(asked.folder), releases.served()]
  const changes = releases.differenceTo(built)
  const missing = served && (await problemWithRoutes(served, { built, changes }, { key, report, ...asked }))
  const problem = missing ?? checkSamples(built, changes)
  if (problem !== null) return { kind: "failed", problem }
  const writtenFiles = [...changes.added, ...changes.changed].map((path) => ({ path, file: join(built.folder, path) }))
  const leaks = findLeaks(writtenFiles, asked.secrets)
  const { site, warnings } = await holdBack({ built, served }, leaks, askBackEnd(asked.apiUrl))
  const [leak] = leaks
  if (leak !== undefined && !site.files.has("index.html")) return { kind: "failed", problem: leakProblem(leak) }
  releases.switchTo(site, { counts: report.counts, key })
  return { kind: "live", warnings: [...warnings, ...report.warnings] }
}

type ComparedSite = { readonly built: Site; readonly changes: Difference }
type BuildSettings = Pick<Release, "key" | "report" | "apiUrl" | "mayBeEmpty">

async function problemWithRoutes(
  served: Served,
  { built, changes }: ComparedSite,
  { key, report, apiUrl, mayBeEmpty }: BuildSettings,
): Promise<BuildProblem | null> {
  const counts = served.record?.counts ?? {}
  const problem = mayBeEmpty ? null : emptiedKind(counts, report)
  if (problem !== null) return problem
  const isNewCode = served.record?.key.sources !== key.sources
  // If the served site has other content, as in tests, all of its pages may go.
  const isOfOtherContent = Object.keys(counts).length === 0
  const options = { isNewCode, mayBeEmpty: mayBeEmpty || isOfOtherContent }
  return checkRoutes({ served, built, changes, ask: askBackEnd(apiUrl) }, options)
}
