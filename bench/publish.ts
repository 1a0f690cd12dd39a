import { join } from "node:path"
import type { Langcode } from "#contract/fields.ts"
import { languages } from "#contract/languages.ts"
import type { BuildStepName } from "#contract/publishing.ts"
import { currentSite } from "#publisher/release-folders.ts"
import { scan } from "#publisher/site-files.ts"
import { openDatabase } from "#server/database/open.ts"
import { demoPassword, giveDemoPasswords } from "#server/session/passwords/demo.ts"
import { inFolder, median, type Print } from "./bench.ts"
import { importInto } from "./content-server.ts"
import { edits, firstEdit, type Edit } from "./edits.ts"
import { signIn, type Build, type Editor } from "./editor.ts"
import { generateContent } from "./generate.ts"
import { untilBuilt, untilProven } from "./published.ts"
import { translationEdits } from "./translation-edits.ts"
import { copyWhole, startWhole, type WholeProject } from "./whole-project.ts"

const editCount = 20
const administrator = "margaux.steenhout@example.org"

/** Milliseconds, but `requests`. `total` goes from the request of an edit to its proof. */
type Figures = Readonly<Record<(typeof columns)[number], number>>

const columns = ["total", "queued", "content", "pages", "live", "server", "build", "requests"] as const
const names = ["to proof", "queued", "content", "pages", "swap", "CPU server", "CPU build", "requests"]

/** Prints how long each edit takes to be live, and the ratio to a cold build. `count` pages show publications in `languageCount` languages. */
export function benchPublish(print: Print, count: number, languageCount: number): Promise<void> {
  return inFolder((folder) => benchIn(folder, print, { count: Math.ceil(count / languageCount), used: languages.slice(0, languageCount) }))
}

type ContentSize = { readonly count: number; readonly used: readonly Langcode[] }

async function benchIn(folder: string, print: Print, { count, used }: ContentSize): Promise<void> {
  const [content, home] = [join(folder, "content"), join(folder, "home")]
  await generateContent("demo", content, count, used)
  importInto(home, content)
  const db = openDatabase(join(home, "content.sqlite"))
  await giveDemoPasswords(db)
  db.close()
  const root = copyWhole(process.cwd(), join(folder, "project"))
  print(`${count} publications in ${used.join(", ")}, milliseconds`)
  const first = await benchCold(print, root, home)
  print(`${pagesIn(home)} pages`)
  await benchEdits(print, root, home, { ...first, hasTranslations: used.length > 1 })
}

function pagesIn(home: string): number {
  return [...scan(currentSite(home) ?? "").keys()].filter((path) => path.endsWith("index.html")).length
}

/** Milliseconds of the cold build, and the port that the builds know. */
type First = { readonly cold: number; readonly port: string }

/** Ends after an edit, because until then the builder is being prepared. */
async function benchCold(print: Print, root: string, home: string): Promise<First> {
  const started = performance.now()
  const whole = await startWhole(root, home, { onLine: print })
  const cold = performance.now() - started
  const { server, build } = whole.cpu()
  print(`first start, with a cold build: ${seconds(cold)}; CPU of the server ${seconds(server)}, of the build ${seconds(build)}`)
  const editor = await signIn(whole.url, administrator, demoPassword)
  const { total } = await measure(whole, editor, firstEdit, 0)
  print(`first edit after it: ${seconds(total)}`)
  await whole.stop()
  return { cold, port: new URL(whole.url).port }
}

async function benchEdits(
  print: Print,
  root: string,
  home: string,
  { cold, port, hasTranslations }: First & { readonly hasTranslations: boolean },
): Promise<void> {
  const started = performance.now()
  const whole = await startWhole(root, home, { port })
  try {
    const editor = await signIn(whole.url, administrator, demoPassword)
    print(`second start: ${seconds(performance.now() - started)}`)
    print(`${"".padEnd(24)}${names.map((name) => name.padStart(11)).join("")}`)
    printRow(print, "first edit after a start", await measure(whole, editor, firstEdit, 1))
    const medians = await series(print, { whole, editor }, edits)
    if (hasTranslations) await series(print, { whole, editor }, translationEdits)
    print(`the cold start takes ${(cold / medians.total).toFixed(0)} times as long; the builder has ${megabytes(whole.builderMemory())}`)
  } finally {
    await whole.stop()
  }
}

type Running = { readonly whole: WholeProject; readonly editor: Editor }

/** Prints a row for each edit, and returns the medians. */
async function series(print: Print, { whole, editor }: Running, some: readonly Edit[]): Promise<Figures> {
  const all: Figures[] = []
  for (let turn = 2; turn < editCount + 2; turn++) {
    const edit = some[turn % some.length]
    if (edit === undefined) continue
    const figures = await measure(whole, editor, edit, turn)
    printRow(print, edit.name, figures)
    all.push(figures)
  }
  const medians = mediansOf(all)
  printRow(print, `median of ${all.length} edits`, medians)
  return medians
}

async function measure(whole: WholeProject, editor: Editor, { make }: Edit, number: number): Promise<Figures> {
  const others = () => whole.requests() - editor.requests()
  const before = { cpu: whole.cpu(), requests: others() }
  const proof = await make({ editor, number, pick: (items) => items[number % items.length] ?? failed() })
  if (proof !== null) await untilProven(whole.url, proof)
  const total = performance.now() - editor.lastWrite()
  const build = await untilBuilt(editor)
  const { server, build: builder } = whole.cpu()
  return {
    total,
    ...stepsOf(build),
    server: server - before.cpu.server,
    build: builder - before.cpu.build,
    requests: others() - before.requests,
  }
}

function mediansOf(all: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(all.map((figures) => figures[name]))
  const [total, queued, content, pages, live] = [of("total"), of("queued"), of("content"), of("pages"), of("live")]
  return { total, queued, content, pages, live, server: of("server"), build: of("build"), requests: of("requests") }
}

function failed(): never {
  throw new Error("The content has too few items for this edit.")
}

/** Milliseconds. A quick build is an incremental one. */
function stepsOf({ how, why, asked, steps }: Build): Record<BuildStepName, number> {
  if (how !== "incremental") throw new Error(`A full build was needed: ${why ?? "?"}`)
  const endOf = (name: BuildStepName) => Date.parse(steps.find((step) => step.name === name)?.ended ?? asked)
  return {
    queued: endOf("queued") - Date.parse(asked),
    content: endOf("content") - endOf("queued"),
    pages: endOf("pages") - endOf("content"),
    live: endOf("live") - endOf("pages"),
  }
}

function printRow(print: Print, name: string, figures: Figures): void {
  print(`${name.padEnd(24)}${columns.map((column) => figures[column].toFixed(0).padStart(11)).join("")}`)
}

function seconds(time: number): string {
  return `${(time / 1000).toFixed(1)} s`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(0)} MB`
}
