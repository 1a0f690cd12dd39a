/** Compares what visitors are served after quick builds with a full build of the same content, byte by byte. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { buildStampPath } from "#contract/publishing.ts"
import { siteUrl } from "#bench/whole-project.ts"
import { readEnvironment } from "#publisher/environment.ts"
import { readReport } from "#publisher/build-report.ts"
import { buildSettings } from "#publisher/full-build.ts"
import { buildWithGatsby } from "#publisher/full-build.ts"
import { currentSite } from "#publisher/release-folders.ts"
import { compare, haveSameBytes, scan, type Site } from "#publisher/site-files.ts"
import { checkAndRelease } from "#publisher/check-release.ts"
import { openReleases } from "#publisher/releases.ts"

type Project = { readonly root: string; readonly home: string; readonly url: string }

/** What differs: a sentence for each file. Nothing may build meanwhile; the builder's process may wait. */
export async function differencesToFullBuild(project: Project): Promise<readonly string[]> {
  const full = await builtInSameFolder(project)
  const [quickSite, fullSite] = [siteOf(project.home), siteOf(full)]
  const { added, changed, removed } = compare(quickSite.files, fullSite.files, (path) => haveSameBytes(quickSite, fullSite, path))
  const kept = join(full, "..", "differing")
  rmSync(kept, { recursive: true, force: true })
  const differing = changed.filter((path) => `/${path}` !== buildStampPath)
  for (const path of differing) {
    cpSync(join(quickSite.folder, path), join(kept, "quick", path))
    cpSync(join(fullSite.folder, path), join(kept, "full", path))
  }
  return [
    ...added.map((path) => `${path} is missing`),
    ...removed.map((path) => `${path} shouldn't be there`),
    ...differing.map((path) => `${path} differs (kept in ${kept})`),
  ]
}

function siteOf(home: string): Site {
  const folder = currentSite(home) ?? ""
  return { folder, files: scan(folder) }
}

/** Builds in the same folder, because Gatsby's ids depend on it, and puts what was there back. Returns the state folder with the full build. */
async function builtInSameFolder({ root, url }: Project): Promise<string> {
  const home = join(root, "..", "full")
  rmSync(home, { recursive: true, force: true })
  const state = [".cache", "public", ".g30-build"].map((name) => ({ own: join(root, name), aside: join(root, "..", "aside", name) }))
  mkdirSync(join(root, "..", "aside"), { recursive: true })
  for (const { own, aside } of state) renameSync(own, aside)
  try {
    keepWebpackCache(root)
    await buildWithGatsby({ root, home, env: buildSettings(readEnvironment({ G30_SITE_URL: siteUrl }), url), print: () => undefined })
    await publish(root, home, url)
  } finally {
    for (const { own, aside } of state) {
      rmSync(own, { recursive: true, force: true })
      renameSync(aside, own)
    }
  }
  return home
}

/** webpack's cache finds bundles by their content, and a build after an unfinished one uses nothing else (publisher/gatsby-supervisor.ts). */
function keepWebpackCache(root: string): void {
  const cache = join(root, "..", "aside", ".cache", "webpack")
  if (existsSync(cache)) cpSync(cache, join(root, ".cache", "webpack"), { recursive: true })
}

async function publish(root: string, home: string, apiUrl: string): Promise<void> {
  const outcome = await checkAndRelease(openReleases(home), {
    folder: join(root, "public"),
    key: { sources: "", content: null },
    report: readReport(root),
    apiUrl,
    secrets: [],
    mayBeEmpty: true,
  })
  if (outcome.kind === "failed") throw new Error(`The full build is not good: ${outcome.problem.message}`)
}
