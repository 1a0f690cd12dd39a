import { join } from "node:path"
import type { BuildProblem, BuildWarning, Secret } from "#contract/publishing.ts"
import { askBackEnd } from "./ask-back-end.ts"
import type { BuildReport } from "#gatsby/content/report.ts"
import type { ReleaseRecord } from "./build-report.ts"
import { checkRoutes, emptiedKind } from "./check-routes.ts"
import { checkSamples } from "./check-samples.ts"
import { findLeaks, holdBack, leakProblem } from "./check-secrets.ts"
import type { Releases } from "./releases.ts"

export type Release = {
  readonly folder: string
  readonly key: ReleaseRecord["key"]
  readonly report: BuildReport
  readonly apiUrl: string
  readonly secrets: readonly Secret[]
  readonly mayBeEmpty: boolean
}

export type ReleaseOutcome =
  | { readonly kind: "live"; readonly warnings: readonly BuildWarning[] }
  | { readonly kind: "failed"; readonly problem: BuildProblem }

export async function checkAndRelease(releases: Releases, release: Release): Promise<ReleaseOutcome> {
  const { key, report, secrets, mayBeEmpty } = release
  const [built, served, ask] = [releases.readBuilt(release.folder), releases.served(), askBackEnd(release.apiUrl)]
  const changes = releases.differenceTo(built)
  const emptied = mayBeEmpty ? null : emptiedKind(served?.record?.counts ?? {}, report)
  const isNewCode = served?.record?.key.sources !== key.sources
  const missing = emptied ?? (served && (await checkRoutes({ served, built, changes, ask, isNewCode })))
  const problem = missing ?? checkSamples(built, changes)
  if (problem !== null) return { kind: "failed", problem }
  const writtenFiles = [...changes.added, ...changes.changed].map((path) => ({ path, file: join(built.folder, path) }))
  const leaks = findLeaks(writtenFiles, secrets)
  const { site, warnings } = await holdBack({ built, served }, leaks, ask)
  const [leak] = leaks
  if (leak !== undefined && !site.files.has("index.html")) return { kind: "failed", problem: leakProblem(leak) }
  releases.switchTo(site, { counts: report.counts, key })
  return { kind: "live", warnings: [...warnings, ...report.warnings] }
}
