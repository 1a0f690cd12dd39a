import { readFileSync, realpathSync } from "node:fs"
import { join } from "node:path"
import { buildWithGatsby } from "#publisher/full-build.ts"
import { copyProject } from "#publisher/source-key.ts"
import { inFolder, type Print } from "./bench.ts"
import { importInto, startContentServer } from "./content-server.ts"
import { generateContent } from "./generate.ts"
import { processesIn } from "./whole-project.ts"

type Run = { readonly count: number; readonly steps: ReadonlyMap<string, number>; readonly total: number; readonly memory: number }

/** Each number of publications has a folder of its own. Prints times by step, memory and growth. */
export async function benchBuild(sizes: readonly number[], print: Print): Promise<void> {
  const runs: Run[] = []
  for (const count of sizes) {
    print(`building with ${count} publications …`)
    runs.push(await buildOnce(count))
  }
  const steps = [...new Set(runs.flatMap((run) => [...run.steps.keys()]))].filter((step) =>
    runs.some((run) => (run.steps.get(step) ?? 0) >= 0.5),
  )
  const printRow = (name: string, figureOf: (run: Run) => string) =>
    print(name.padEnd(58) + runs.map((run) => figureOf(run).padStart(11)).join(""))
  printRow("publications", ({ count }) => String(count))
  for (const step of steps) printRow(step, (run) => `${(run.steps.get(step) ?? 0).toFixed(1)} s`)
  printRow("total", ({ total }) => `${total.toFixed(1)} s`)
  printRow("a publication", ({ total, count }) => `${((total / count) * 1000).toFixed(0)} ms`)
  printRow("peak memory", ({ memory }) => `${memory.toFixed(0)} MB`)
  printRow("times the first", ({ total }) => (total / (runs[0]?.total ?? total)).toFixed(2))
}

async function buildOnce(count: number): Promise<Run> {
  let run: Run | undefined
  await inFolder(async (folder) => {
    const [content, home, project] = [join(folder, "content"), join(folder, "home"), join(folder, "project")]
    await generateContent("demo", content, count)
    importInto(home, content)
    copyProject(process.cwd(), project)
    const server = await startContentServer(home)
    let memory = 0
    const watch = setInterval(() => {
      memory = Math.max(
        memory,
        processesIn(realpathSync(project)).reduce((sum, one) => sum + one.memory / 1_000_000, 0),
      )
    }, 500)
    const started = performance.now()
    const env = { G30_API_URL: server.url, G30_SITE_URL: "" }
    try {
      await buildWithGatsby({ root: project, home, env, print: () => undefined })
    } finally {
      clearInterval(watch)
      await server.stop()
    }
    const total = (performance.now() - started) / 1000
    run = { count, total, memory, steps: stepsOf(join(home, "build.log")) }
  })
  if (run === undefined) throw new Error("The build has no figures.")
  return run
}

/** Seconds of each of Gatsby's steps. */
function stepsOf(log: string): Map<string, number> {
  const lines = readFileSync(log, "utf8").matchAll(/^success (.+?) - (\d+\.\d+)s/gm)
  return [...lines].reduce(
    (steps, [, name = "", time = "0"]) => steps.set(name, (steps.get(name) ?? 0) + Number(time)),
    new Map<string, number>(),
  )
}
