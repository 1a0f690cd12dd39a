import { createWriteStream, type WriteStream } from "node:fs"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { runGatsby } from "./gatsby.ts"

export type GatsbyBuild = {
  readonly root: string
  readonly home: string
  readonly env: Readonly<Record<string, string>>
  readonly print: (line: string) => void
  readonly signal?: AbortSignal
  /** Whether to begin from nothing. */
  readonly isFresh?: boolean
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
 * @throws FolderTakenError where another Gatsby is at work in `root`
 */
export async function buildWithGatsby({ root, home, env, print, signal, isFresh = false }: GatsbyBuild): Promise<void> {
  const logFile = join(home, "build.log")
  await mkdir(home, { recursive: true, mode: 0o700 })
  const reader = makeReader(print)
  let log: WriteStream | undefined
  const onLine = (line: string) => {
    // Only now: the log of another build that is at work stays whole.
    log ??= createWriteStream(logFile, { mode: 0o600 }).on("error", ({ message }) => {
      print(`          The log can't be written: ${message}`)
    })
    log.write(`${line}\n`)
    reader.read(line)
  }
  const options = { env, onLine, ...(signal === undefined ? {} : { signal }) }
  const { code, output } = await runGatsby({ root, args: ["build", "--no-color"], isFresh }, options)
  await new Promise<void>((done) => (log === undefined || log.destroyed ? done() : log.end(done)))
  reader.end()
  if (code === 0) return
  const said = reader.hasShownError() ? "" : lastWords(output)
  throw new SiteBuildError(
    `${said}The site was not built. All that the build said: ${logFile}\n` +
      "Mend what it names, then start again. Where it names nothing of yours, start again after: rm -rf .cache public",
  )
}

// Said at each build, and nothing to do about: pictures don't come from Drupal's image styles.
const chatter = /^\[gatsby-source-drupal\]$|^No Gatsby Image CDN placeholder|gatsby-source-drupal#readme$/

// Where in Gatsby's own code an error arose is for the log.
const stackLine = /^\s*at .*(:\d+:\d+|<anonymous>|node:)/

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
    if (line.trim() === "" || chatter.test(line) || stackLine.test(line)) return
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

/** What a build said of its end that it didn't mark as an error, such as Node's word for a lack of memory. */
function lastWords(output: string): string {
  return output
    .split("\n")
    .filter((line) => /^(\w*Error|FATAL ERROR)\b/.test(line))
    .slice(-3)
    .map((line) => `${line}\n`)
    .join("")
}
