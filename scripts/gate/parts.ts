import { availableParallelism } from "node:os"
import { run } from "#scripts/child.ts"
import { seconds } from "#scripts/steps.ts"

export type Part = { readonly name: string; readonly command: readonly string[]; readonly env?: Readonly<Record<string, string>> }
export type PartResult = { readonly name: string; readonly passed: boolean; readonly output: string }

const code = ["__tests__", "bench", "contract", "scripts", "server", "src", "gatsby-*.{ts,tsx}"]
const eslintCache = ["--cache", "--cache-strategy", "content", "--cache-location", "node_modules/.cache/eslint/"]
const prettierCache = ["--cache", "--cache-strategy", "content"]

/** The slowest test files, which together take as long as all others. Only `npm test` runs them: the gate is meant for every commit. */
const slow = [
  "contract/upload",
  "fuzz/(fuzz|agenda/agenda)",
  "scripts/(site/(gatsby|site-builder)|lock)",
  "server/(cli|main|permissions/)",
  "server/content/search/(counts|title-search)",
  "server/files/(pictures/(decoding|styles)|replace|upload)",
  "server/jsonapi/write/(demo|any-document|concurrency)",
  "server/session/(commands|limits/flood|recovery/which-accounts)",
  "server/transfer/export",
  "site/app/session/tokens/tabs",
  "site/features/account/(login/login-screen|profile/profile-screen|recovery/reset-password-screen)",
].map((path) => `__tests__/${path}[\\w-]*\\.test`)

export const allTests: Part = { name: "unit", command: ["jest", "--silent", "--maxWorkers", "100%"] }

/** The long ones come first, so that both cores are busy until the end. */
export const parts: readonly Part[] = [
  { name: "lint", command: ["eslint", "--max-warnings", "0", ...eslintCache, "."] },
  { ...allTests, env: { JEST_LEFT_OUT: slow.join(" ") } },
  { name: "types", command: ["tsc", "--project", "."] },
  { name: "dead-code", command: ["knip"] },
  { name: "test-only", command: ["knip", "--config", "knip.shipped.config.ts", "--include", "files,exports,types"] },
  { name: "stairs", command: ["depcruise", "--config", ".dependency-cruiser.js", "--output-type", "err", ...code] },
  { name: "references", command: ["node", "--import", "tsx", "scripts/gate/references.ts"] },
  { name: "format", command: ["prettier", "--check", "--log-level", "warn", ...prettierCache, "."] },
]

export async function runParts(chosen: readonly Part[]): Promise<PartResult[]> {
  const waiting = [...chosen]
  const results: PartResult[] = []
  const worker = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) results.push(await runPart(part))
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker))
  return results
}

async function runPart({ name, command: [program = "", ...args], env = {} }: Part): Promise<PartResult> {
  const started = performance.now()
  const { code, output } = await run(program, args, { env })
  const passed = code === 0
  console.log(`${passed ? "ok    " : "FAILED"} ${name.padEnd(10)} ${seconds(started).padStart(7)}`)
  if (!passed) console.log(output.trimEnd().replace(/^/gm, "    "))
  return { name, passed, output }
}
