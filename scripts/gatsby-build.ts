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
 * Builds the site in `root` with Gatsby; prints its phases with their times, its warnings and errors, and keeps all it says in build.log.
 *
 * @throws SiteBuildError where Gatsby ends with an error
 */
export async function buildWithGatsby({ root, home, env, print, signal }: GatsbyBuild): Promise<void> {
  const logFile = join(home, "build.log")
  await mkdir(home, { recursive: true })
  const log = createWriteStream(logFile)
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

/** Reads Gatsby's lines: `success name - 1.234s` becomes a phase, warnings and errors pass with their following lines, the rest is dropped. */
export function makeReader(print: (line: string) => void) {
  let isPassing = false
  let hasError = false
  const read = (line: string) => {
    const [, kind, text = ""] = /^(success|info|warn|error|verbose|failed|not finished)\b ?(.*)$/.exec(line) ?? []
    if (kind === undefined) {
      // The tree of pages at the end follows no mark of its own.
      if (/^Pages$/.test(line)) isPassing = false
      if (isPassing && line.trim() !== "") print(`          ${line}`)
      return
    }
    isPassing = kind === "warn" || kind === "error"
    hasError ||= kind === "error"
    if (isPassing) print(`          ${kind === "warn" ? "note: " : "error: "}${text.trim()}`)
    const [, name = "", time = "0"] = /^(.*?) - (\d+\.\d+)s/.exec(text) ?? []
    const phase = kind === "success" ? phases.find(([pattern]) => pattern.test(name)) : undefined
    if (phase !== undefined && Number(time) >= 0.5) print(`          ${phase[1]} ${Number(time).toFixed(1)} s`)
  }
  return { read, hasShownError: () => hasError }
}

function lastWords(output: string): string {
  return output
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(-12)
    .join("\n")
}
