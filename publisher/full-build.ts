import { existsSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import type { Environment } from "./environment.ts"
import { BuildError } from "./build-errors.ts"
import { openBuildLog } from "./build-log.ts"
import { runGatsby } from "./run-gatsby.ts"
import { readChanges } from "./read-changes.ts"
import { sourcesKey } from "./source-key.ts"

type GatsbyBuild = {
  readonly root: string
  readonly home: string
  readonly env: Readonly<Record<string, string>>
  readonly print: (line: string) => void
  readonly signal?: AbortSignal
  readonly isFresh?: boolean
  readonly onPhase?: (name: string) => void
}

const phases: readonly (readonly [RegExp, string])[] = [
  [/^source and transform nodes/, "content read"],
  [/^createPages$/, "pages planned"],
  [/^Building production JavaScript and CSS/, "scripts and styles bundled"],
  [/^Building HTML renderer/, "renderer bundled"],
  [/^(run page queries|run queries in workers)/, "queries answered"],
  [/IMAGE_PROCESSING|Generating image/, "pictures made"],
  [/^Building static HTML/, "pages rendered"],
]

/** Prints phases and errors, then warnings. `build.log` has Gatsby's whole output. @throws OperatorError */
export async function buildWithGatsby(build: GatsbyBuild): Promise<void> {
  const { root, home, env, print, signal, isFresh = false, onPhase } = build
  // The key and the changes are read before the build, because the warm builder continues from there.
  const [sources, changes] = await Promise.all([sourcesKey(root, env), readChanges(env.G30_API_URL ?? "", null)])
  const logFile = join(home, "build.log")
  await mkdir(home, { recursive: true, mode: 0o700 })
  const reader = makeReader(print, onPhase)
  let log: ReturnType<typeof openBuildLog> | undefined
  const onLine = (line: string) => {
    // If another build works in this folder, its log stays, so this one opens the log only now.
    log ??= openBuildLog(logFile, print)
    log.write(line)
    reader.read(line)
  }
  const options = { env, onLine, ...(signal === undefined ? {} : { signal }) }
  const finished = { sources, home, since: changes.kind === "failed" ? null : changes.since }
  const { code, output } = await runGatsby({ root, args: ["build", "--no-color"], isFresh, finished }, options)
  await log?.close()
  reader.end()
  // A failure to read the changes has ended the build itself, with its cause.
  if (code === 0) return
  const unmarked = reader.errors().length > 0 ? [] : unmarkedErrors(output)
  throw new BuildError(
    `${unmarked.map((line) => `${line}\n`).join("")}The site was not built. All that the build said: ${logFile}\n` +
      "Fix what it names, then start again. If it names nothing of yours, start again after: rm -rf .cache public",
    [...reader.errors(), ...unmarked],
  )
}

export type SiteBuild = Pick<GatsbyBuild, "root" | "print" | "onPhase"> & {
  readonly environment: Environment
  readonly apiUrl: string
  readonly signal: AbortSignal
}

export function buildSettings(environment: Environment, apiUrl: string): Readonly<Record<string, string>> {
  // Browsers ask the embedded server at the site's own origin.
  return {
    G30_API_URL: apiUrl,
    GATSBY_API_URL: environment.apiUrl ?? "",
    G30_SITE_URL: environment.siteUrl ?? "",
    GATSBY_CLIENT_ID: environment.clientId,
  }
}

/** A new state folder makes this a build from nothing. */
export async function buildSite({ environment, apiUrl, ...build }: SiteBuild): Promise<void> {
  const isFresh = !existsSync(join(environment.home, "sites"))
  await buildWithGatsby({ ...build, home: environment.home, env: buildSettings(environment, apiUrl), isFresh })
}

// Every build warns that pictures don't come from Drupal's image styles, and about kinds without items.
const needlessWarning =
  /^\[gatsby-source-drupal\]$|^No Gatsby Image CDN placeholder|gatsby-source-drupal#readme$|^The gatsby-source-drupal plugin has generated no|^The GraphQL query in the non-page component ".*\/src\/templates\/|^(Exported queries are only executed for page|If the failing component is a regular|If you're more experienced with GraphQL)/

const stackLine = /^\s*at .*(:\d+:\d+|<anonymous>|node:)/

/** Prints phases and errors as they come. Warnings, such as invalid content, come at the end, where they are seen. */
export function makeReader(print: (line: string) => void, onPhase?: (name: string) => void) {
  const warnings: string[] = []
  const errors: string[] = []
  let kind = ""
  const say = (line: string) => {
    if (line.trim() === "" || needlessWarning.test(line) || stackLine.test(line)) return
    if (kind === "error") {
      errors.push(line.trim())
      print(`          ${line}`)
    }
    if (kind === "warning") warnings.push(`          ${line}`)
  }
  const readLine = (line: string) => {
    const [, mark, text = ""] = /^(success|info|warning|warn|error|verbose|failed|not finished)\b ?(.*)$/.exec(line) ?? []
    if (line.startsWith("Failed to fetch ")) errors.push(line)
    if (mark === undefined) {
      // The list of pages at the end follows a warning without a mark of its own.
      if (line === "Pages") kind = ""
      say(line)
      return
    }
    kind = mark === "warn" ? "warning" : mark
    say(text.trim())
    const [, name = "", time = "0"] = /^(.*?) - (\d+\.\d+)s/.exec(text) ?? []
    const phase = kind === "success" ? phases.find(([pattern]) => pattern.test(name)) : undefined
    if (phase !== undefined) onPhase?.(phase[1])
    if (phase !== undefined && Number(time) >= 0.5) print(`          ${phase[1]} ${Number(time).toFixed(1)} s`)
  }
  return {
    read: readLine,
    errors: (): readonly string[] => errors,
    end: () => warnings.forEach(print),
  }
}

/** Gatsby doesn't mark errors of Node itself, for example a lack of memory. */
function unmarkedErrors(output: string): readonly string[] {
  return output
    .split("\n")
    .filter((line) => /^(\w*Error|FATAL ERROR)\b/.test(line))
    .slice(-3)
}
