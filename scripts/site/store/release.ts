import { join } from "node:path"
import type { BuildProblem, BuildWarning, Secret } from "#contract/publishing.ts"
import type { BuildReport } from "../gatsby/build-report.ts"
import type { Written } from "../gatsby/written.ts"
import type { BuiltFiles } from "./built-files.ts"
import type { Difference, Site } from "./compare.ts"
import type { BuildRecord } from "./manifest.ts"
import { moveUnshown } from "./references/tidy.ts"
import type { References } from "./references/references.ts"
import type { Served, SiteStore } from "./store.ts"
import { dataFile } from "./verify/pages.ts"
import { checkRoutes, type RouteVerdict } from "./verify/routes.ts"
import { checkSamples, type SampleCheck } from "./verify/samples.ts"
import { holdBack } from "./verify/hold-back.ts"
import { findLeaks, leakProblem } from "./verify/secrets.ts"
import { askBackEnd } from "./verify/withdrawn.ts"

/** A finished build that is to be served. */
export type Release = {
  /** Gatsby's `public`, and the folder for pictures that no page shows any more. */
  readonly folder: string
  readonly aside: string
  /** Null after a full build. */
  readonly written: Written | null
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

/** Facts of the built site that are kept from one release to the next. */
type Known = { readonly references: References; readonly builtFiles: BuiltFiles }

/** Verifies a finished build and switches to it. A build that fails is not served. */
export async function release(store: SiteStore, { references, builtFiles }: Known, asked: Release): Promise<ReleaseOutcome> {
  const built = { folder: asked.folder, files: builtFiles.read(asked.folder, asked.written) }
  moveUnshown(built, asked.aside, references)
  const changes = store.differenceTo(built)
  const routes = await checkedRoutes(store.served(), { built, changes }, asked)
  if (routes.problem !== null) return { kind: "failed", problem: routes.problem }
  const { problem, ...weights } = checkSamples(built, changes)
  if (problem !== null) return { kind: "failed", problem }
  const written = [...changes.added, ...changes.changed].map((path) => ({ path, file: join(built.folder, path) }))
  const leaks = findLeaks(written, asked.secrets)
  const { site, warnings } = await holdBack({ built, served: store.served() }, leaks, askBackEnd(asked.apiUrl))
  const [leak] = leaks
  if (leak !== undefined && !site.files.has("index.html")) return { kind: "failed", problem: leakProblem(leak) }
  const heavy = heavyPages(store.served()?.record?.heavy ?? {}, site, weights)
  const { id, key, report } = asked
  store.publish(site, { ...report, id, key, heavy }, routes.isWithdrawal)
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
