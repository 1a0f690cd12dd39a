/** Builds the site from any back end, on what the last build of this checkout has left: content alone is read anew, and pages that differ are made. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { join, resolve } from "node:path"
import { readEnvironment } from "#publisher/environment.ts"
import { buildSettings, buildWithGatsby } from "#publisher/full-build.ts"
import type { BuildReport } from "#gatsby/content/report.ts"
import { readReport } from "#publisher/build-report.ts"
import { writeFinished } from "#publisher/finished-build.ts"
import { sourcesKey } from "#publisher/source-key.ts"
import { startWarmBuilder } from "#publisher/warm-process.ts"
import { filesOf, type SiteFile } from "./compare-sites.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const root = process.cwd()
const kept = [".cache", "public", ".g30-build"] as const

export type Built = { readonly files: readonly SiteFile[]; readonly report: BuildReport; readonly lines: readonly string[] }
export type Builds = { readonly build: () => Promise<Built>; readonly close: () => Promise<void> }

/** Copies what the last build has left, and returns what puts it back. Nothing else may build in this checkout meanwhile. */
export function keepLastBuild(): () => void {
  const aside = resolve("node_modules/.cache/last-build")
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  for (const name of kept)
    if (existsSync(join(root, name))) cpSync(join(root, name), join(aside, name), { recursive: true, preserveTimestamps: true })
  return () => {
    for (const name of kept) {
      rmSync(join(root, name), { recursive: true, force: true })
      if (existsSync(join(aside, name))) renameSync(join(aside, name), join(root, name))
    }
  }
}

type Settings = { readonly apiUrl: string; readonly siteUrl: string; readonly env?: Readonly<Record<string, string>> }

/**
 * Starts builds from a back end. The bundles stay those of the last build, and ask the back end at the site's own origin.
 *
 * The first build reads everything, later ones what has changed, where the back end tells it.
 */
export async function startBuilds({ apiUrl, siteUrl, env: more = {} }: Settings): Promise<Builds> {
  const env = { ...buildSettings(readEnvironment({ G30_SITE_URL: siteUrl }), apiUrl), ...more }
  const home = aTemporaryFolder()
  const sources = await sourcesKey(root, env)
  await writeFinished(root, { sources, home, since: null })
  const lines: string[] = []
  const builder = startWarmBuilder({ root, home, env, sources, onLine: (line) => lines.push(line) })
  const build = async () => {
    lines.length = 0
    const result = await builder.build({ onStep: () => undefined, signal: new AbortController().signal })
    if (result.kind === "failed") throw new Error(`${result.problem.message}\n${lines.join("\n")}`)
    // There was no build that could be gone on from.
    if (result.kind === "full") {
      await builder.release()
      await buildWithGatsby({ root, home, env, print: (line) => lines.push(line) })
    }
    return { files: filesOf(join(root, "public")), report: readReport(root), lines: [...lines] }
  }
  return {
    build,
    close: async () => {
      await builder.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
