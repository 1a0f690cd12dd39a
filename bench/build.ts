import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildWithGatsby } from "#scripts/site/gatsby-build.ts"
import { copyProject } from "#scripts/site/project-copy.ts"
import { importInto, startContentServer } from "./content-server.ts"
import { generateContent } from "./generate.ts"
import { watchMemory } from "./memory.ts"

type Run = { readonly count: number; readonly steps: ReadonlyMap<string, number>; readonly total: number; readonly memory: number }

/** Builds the site with so many publications each, from nothing and aside from the project's own state, and prints times by step, memory, and growth. */
export async function benchBuild(sizes: readonly number[], print: (line: string) => void): Promise<void> {
  const runs: Run[] = []
  for (const count of sizes) {
    print(`building with ${count} publications …`)
    runs.push(await buildOnce(count))
  }
  const steps = [...new Set(runs.flatMap((run) => [...run.steps.keys()]))].filter((step) =>
    runs.some((run) => (run.steps.get(step) ?? 0) >= 0.5),
  )
  print(
    row(
      "publications",
      runs.map(({ count }) => String(count)),
    ),
  )
  for (const step of steps)
    print(
      row(
        step,
        runs.map((run) => `${(run.steps.get(step) ?? 0).toFixed(1)} s`),
      ),
    )
  print(
    row(
      "total",
      runs.map(({ total }) => `${total.toFixed(1)} s`),
    ),
  )
  print(
    row(
      "a publication",
      runs.map(({ total, count }) => `${((total / count) * 1000).toFixed(0)} ms`),
    ),
  )
  print(
    row(
      "peak memory",
      runs.map(({ memory }) => `${memory.toFixed(0)} MB`),
    ),
  )
  print(
    row(
      "times the first",
      runs.map(({ total }) => (total / (runs[0]?.total ?? total)).toFixed(2)),
    ),
  )
}

async function buildOnce(count: number): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "g30-bench-build-"))
  const content = join(folder, "content")
  const home = join(folder, "home")
  const project = join(folder, "project")
  try {
    await generateContent("demo", content, count)
    importInto(home, content)
    copyProject(process.cwd(), project)
    const server = await startContentServer(home)
    const memory = watchMemory()
    const started = performance.now()
    try {
      await buildWithGatsby({ root: project, home, env: { G30_API_URL: server.url, G30_SITE_URL: "" }, print: () => undefined })
    } finally {
      await server.stop()
    }
    const total = (performance.now() - started) / 1000
    return { count, total, memory: memory.stop(), steps: stepsOf(join(home, "build.log")) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Gatsby's own steps and their seconds, by its log. */
function stepsOf(log: string): Map<string, number> {
  const lines = readFileSync(log, "utf8").matchAll(/^success (.+?) - (\d+\.\d+)s/gm)
  return [...lines].reduce(
    (steps, [, name = "", time = "0"]) => steps.set(name, (steps.get(name) ?? 0) + Number(time)),
    new Map<string, number>(),
  )
}

function row(name: string, figures: readonly string[]): string {
  return name.padEnd(58) + figures.map((figure) => figure.padStart(11)).join("")
}
