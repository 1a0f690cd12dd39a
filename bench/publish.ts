import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildWithGatsby } from "#scripts/site/gatsby-build.ts"
import { copyProject } from "#scripts/site/project-copy.ts"
import type { WarmResult } from "#scripts/site/warm/messages.ts"
import { startWarmBuilder, type WarmBuilder } from "#scripts/site/warm/warm-builder.ts"
import { openDatabase } from "#server/database/open.ts"
import { signIn } from "./editor.ts"
import { edits } from "./edits.ts"
import { importInto, startContentServer } from "./content-server.ts"
import { generateContent } from "./generate.ts"
import { median } from "./median.ts"
import { fillPeople, nameOf, password } from "./people.ts"

const editCount = 20

/** Milliseconds, but `requests`. */
type Figures = { readonly total: number; readonly source: number; readonly write: number; readonly cpu: number; readonly requests: number }
type Print = (line: string) => void

/** Edits a site with many publications, builds after each edit with the warm builder, and prints times, requests and the ratio to a cold build. */
export async function benchPublish(print: Print, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "g30-bench-publish-"))
  const content = join(folder, "content")
  const home = join(folder, "home")
  const root = join(folder, "project")
  await generateContent("demo", content, count)
  importInto(home, content)
  const db = openDatabase(join(home, "content.sqlite"))
  await fillPeople(db, 1, 1)
  db.close()
  copyProject(process.cwd(), root)
  let requests = 0
  const server = await startContentServer(home, () => (requests += 1))
  const env = { G30_API_URL: server.url, GATSBY_API_URL: "", G30_SITE_URL: "", GATSBY_CLIENT_ID: "g30-site" }
  const warm = startWarmBuilder({ root, home, env, onLine: () => undefined })
  const measured = async () => {
    requests = 0
    const started = performance.now()
    const figures = figuresOf(await build(warm))
    return { ...figures, total: performance.now() - started, requests }
  }
  try {
    const started = performance.now()
    await buildWithGatsby({ root, home, env, print: () => undefined })
    const cold = performance.now() - started
    print(`${String(count)} publications: cold build ${seconds(cold)}`)
    printRow(print, "start of the builder, first build", await measured())
    const editor = await signIn(server.url, nameOf(0), password)
    const all: Figures[] = []
    for (let turn = 0; turn < editCount; turn++) {
      const edit = edits[turn % edits.length]
      await edit?.make(editor, turn)
      const figures = await measured()
      printRow(print, edit?.name ?? "", figures)
      all.push(figures)
    }
    printMedians(print, all, cold)
  } finally {
    await warm.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function build(warm: WarmBuilder): Promise<WarmResult> {
  return warm.build({ onStep: () => undefined, signal: new AbortController().signal })
}

function figuresOf(result: WarmResult) {
  if (result.kind === "built") return result.figures
  throw new Error(result.kind === "full" ? `A full build was needed: ${result.why}` : result.problem.message)
}

function printRow(print: Print, name: string, { total, source, write, cpu, requests }: Figures): void {
  const figures = [total, source, write, cpu].map((time) => `${time.toFixed(0)} ms`.padStart(10))
  print(`${name.padEnd(36)}${figures.join("")}${String(requests).padStart(10)}`)
}

function printMedians(print: Print, all: readonly Figures[], cold: number): void {
  const of = (pick: (figures: Figures) => number) => median(all.map(pick))
  print(`${"".padEnd(36)}${["in all", "content", "pages", "CPU", "requests"].map((name) => name.padStart(10)).join("")}`)
  const medians = {
    total: of(({ total }) => total),
    source: of(({ source }) => source),
    write: of(({ write }) => write),
    cpu: of(({ cpu }) => cpu),
    requests: of(({ requests }) => requests),
  }
  printRow(print, `median of ${String(all.length)} edits`, medians)
  print(`a cold build takes ${(cold / medians.total).toFixed(0)} times as long`)
}

function seconds(time: number): string {
  return `${(time / 1000).toFixed(1)} s`
}
