import { createWriteStream } from "node:fs"
import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { run } from "./child.ts"

export type GatsbyBuild = {
  readonly root: string
  readonly home: string
  readonly env: Readonly<Record<string, string>>
  readonly print: (line: string) => void
  readonly signal?: AbortSignal
}

/** The build failed; the message has its last words and where the rest is. */
export class SiteBuildError extends Error {
  override name = "SiteBuildError"
}

/** Phases of a build that are worth a line, in our words; Gatsby has some thirty more. */
const phases: readonly (readonly [RegExp, string])[] = [
  [/^source and transform nodes/, "content read"],
  [/^(building schema|createPages)$/, "pages planned"],
  [/^Building production JavaScript and CSS/, "scripts and styles bundled"],
  [/^Building HTML renderer/, "renderer bundled"],
  [/^(run page queries|run queries in workers)/, "queries answered"],
  [/IMAGE_PROCESSING|Generating image/, "pictures made"],
  [/^Building static HTML/, "pages rendered"],
]

/**
 * Builds the site in `root` with Gatsby; prints its phases with their times, its errors and (at the end) its warnings, and keeps all it says in build.log.
 *
 * @throws SiteBuildError where Gatsby ends with an error
 */
export async function buildWithGatsby({ root, home, env, print, signal }: GatsbyBuild): Promise<void> {
  const logFile = join(home, "build.log")
  await mkdir(home, { recursive: true, mode: 0o700 })
  const log = createWriteStream(logFile, { mode: 0o600 })
  const reader = makeReader(print)
  const { code, output } = await run(process.execPath, [join(root, "node_modules", "gatsby", "cli.js"), "build", "--no-color"], {
    cwd: root,
    env: { ...gatsbyEnvironment, ...env },
    onLine: (line) => {
      log.write(`${line}\n`)
      reader.read(line)
    },
    ...(signal === undefined ? {} : { signal }),
  })
  await new Promise((done) => log.end(done))
  reader.end()
  if (code !== 0)
    throw new SiteBuildError(
      `${reader.hasShownError() ? "" : `${lastWords(output)}\n`}The site was not built. All that the build said: ${logFile}`,
    )
}

/** Removes what Gatsby keeps from build to build. */
export async function forgetEarlierBuilds(root: string): Promise<void> {
  await Promise.all([".cache", "public"].map((folder) => rm(join(root, folder), { recursive: true, force: true })))
}

export const gatsbyEnvironment = {
  // With CI, Gatsby writes plain lines.
  CI: "true",
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_CPU_COUNT: "2",
  DO_NOT_TRACK: "1",
  NODE_ENV: "production",
  NODE_OPTIONS: "--max-old-space-size=1024",
}

// Said at each build, and nothing to do about: pictures don't come from Drupal's image styles.
const chatter = /^\[gatsby-source-drupal\]$|^No Gatsby Image CDN placeholder|gatsby-source-drupal#readme$/

/**
 * Reads Gatsby's lines: `success name - 1.234s` becomes a phase, an error passes with the lines that follow it, the rest is dropped.
 *
 * Warnings, among them the report of what is wrong in the content, are kept for the end, where they are seen.
 */
export function makeReader(print: (line: string) => void) {
  const warnings: string[] = []
  let kind = ""
  let hasError = false
  const say = (line: string) => {
    if (line.trim() === "" || chatter.test(line)) return
    if (kind === "error") print(`          ${line}`)
    if (kind === "warning") warnings.push(`          ${line}`)
  }
  const read = (line: string) => {
    const [, mark, text = ""] = /^(success|info|warning|warn|error|verbose|failed|not finished)\b ?(.*)$/.exec(line) ?? []
    if (mark === undefined) {
      // The tree of pages at the end follows no mark of its own.
      if (line === "Pages") kind = ""
      say(line)
      return
    }
    kind = mark === "warn" ? "warning" : mark
    hasError ||= kind === "error"
    say(text.trim())
    const [, name = "", time = "0"] = /^(.*?) - (\d+\.\d+)s/.exec(text) ?? []
    const phase = kind === "success" ? phases.find(([pattern]) => pattern.test(name)) : undefined
    if (phase !== undefined && Number(time) >= 0.5) print(`          ${phase[1]} ${Number(time).toFixed(1)} s`)
  }
  return {
    read,
    hasShownError: () => hasError,
    /** Prints the warnings that were kept. */
    end: () => {
      warnings.forEach(print)
    },
  }
}

/** The last lines of a build that ended without saying why. */
function lastWords(output: string): string {
  return output
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(-12)
    .join("\n")
}
