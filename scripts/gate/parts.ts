import { availableParallelism } from "node:os"
import { run } from "#server/process/child.ts"
import { seconds } from "#scripts/steps.ts"
import { inParallel } from "#server/terminal/in-parallel.ts"

export type Part = {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}
export type PartResult = { readonly name: string; readonly passed: boolean; readonly output: string }

const code = ["__tests__", "bench", "contract", "publisher", "scripts", "server", "src", "gatsby-*.{ts,tsx}"]
const caches = "node_modules/.cache"
const byContent = ["--cache", "--cache-strategy", "content"]
const knip = ["knip", "--cache"]

/** These test files take as long as all others together. Only `npm test` runs them, because the gate is meant for every commit. */
const slow = [
  "contract/long-texts",
  "contract/permissions/",
  "fuzz/",
  "publisher/run-gatsby",
  "publisher/warm-process",
  "server/files/pictures/decoder-pool",
  "server/files/pictures/styles",
  "server/jsonapi/write/demo",
  "server/main",
  "server/session/limits/flood",
  "server/transfer/export",
  "server/transfer/remote/",
  "site/dashboard/agenda/changes",
  "site/dashboard/agenda/editing/event-form",
  "site/dashboard/editor/editor",
  "site/dashboard/editor/languages/translations",
  "site/dashboard/long-texts",
  "site/dashboard/media/pictures",
  "site/dashboard/rich-text/attacks",
  "site/dashboard/rich-text/round-trip",
].map((path) => `__tests__/${path}[\\w-]*(/[\\w-]+)*\\.test`)

/** It takes all cores, so it runs when the other parts have ended. */
export const allTests: Part = { name: "unit", command: ["jest", "--silent", "--maxWorkers", "100%"] }

/** A slow test runs only if it is one of the modules itself. */
export function testsOf(modules: readonly string[] | "all"): Part {
  // Without a module Jest would run all tests.
  if (modules.length === 0) return { ...allTests, command: ["node", "--eval", ""] }
  const related = modules === "all" ? [] : ["--passWithNoTests", "--findRelatedTests", ...modules]
  const leftOut = slow.filter((pattern) => modules === "all" || !modules.some((file) => new RegExp(pattern).test(file)))
  return { ...allTests, command: [...allTests.command, ...related], env: { JEST_LEFT_OUT: leftOut.join(" ") } }
}

/** The longest part is first. */
export const checks: readonly Part[] = [
  { name: "lint", command: ["oxlint"] },
  { name: "dead-code", command: [...knip, "--cache-location", `${caches}/knip`] },
  {
    name: "test-only",
    command: [
      ...knip,
      "--cache-location",
      `${caches}/knip-shipped`,
      "--config",
      "knip.shipped.config.ts",
      "--include",
      "files,exports,types",
    ],
  },
  {
    name: "stairs",
    command: ["depcruise", ...byContent, "--config", ".dependency-cruiser.js", "--output-type", "err", ...code],
  },
  { name: "references", command: ["node", "--import", "tsx", "scripts/gate/references.ts"] },
  { name: "format", command: ["oxfmt", "--list-different"] },
]

export function runParts(parts: readonly Part[]): Promise<readonly PartResult[]> {
  return inParallel(parts, runPart, Math.min(availableParallelism(), 4))
}

export async function runPart({ name, command: [program = "", ...args], env = {} }: Part): Promise<PartResult> {
  const started = performance.now()
  const { code, output } = await run(program, args, { env })
  const passed = code === 0
  console.log(`${passed ? "ok    " : "FAILED"} ${name.padEnd(10)} ${seconds(started).padStart(7)}`)
  if (!passed) console.log(output.trimEnd().replace(/^/gm, "    "))
  return { name, passed, output }
}
