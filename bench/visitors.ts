import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import * as v from "valibot"
import { openDatabase } from "#server/database/open.ts"
import { inFolder, median, type Print } from "./bench.ts"
import { importInto } from "./content-server.ts"
import { firstEdit } from "./edits.ts"
import { signIn, type Editor, type Found } from "./editor.ts"
import { measureVisits, type Visits } from "./load.ts"
import { fillPeople, nameOf, password } from "./people.ts"
import { untilBuilt, untilProven } from "./published.ts"
import { copyWhole, startWhole } from "./whole-project.ts"

const editorCount = 50
const visitsPerSecond = 50
const idleSeconds = 20
const editsInARow = 20
/** Seconds in which all editors publish. */
const minute = 60

const addressed = v.object({ path: v.object({ alias: v.string() }) })

/** Serves the demo content to visitors at a steady pace: while nothing is built, while edits are built, and while 50 editors publish within a minute. */
export function benchVisitors(print: Print): Promise<void> {
  return inFolder((folder) => measure(print, folder))
}

async function measure(print: Print, folder: string): Promise<void> {
  const home = join(folder, "home")
  importInto(home, "demo")
  const db = openDatabase(join(home, "content.sqlite"))
  await fillPeople(db, editorCount, editorCount)
  db.close()
  const whole = await startWhole(copyWhole(process.cwd(), join(folder, "project")), home)
  try {
    const editors = await Promise.all(Array.from({ length: editorCount }, (_, index) => signIn(whole.url, nameOf(index), password)))
    const [editor] = editors
    const items = (await editor?.list("node--article")) ?? []
    if (editor === undefined || items.length === 0) throw new Error("The demo content has no publications.")
    // The builder is ready after the first edit.
    await publish(whole.url, editor, items, 0)
    const pages = items.map(({ attributes }) => `${v.parse(addressed, attributes).path.alias}/`)
    const addresses = ["/", ...pages, ...pages.map((page) => `/page-data${page}page-data.json`)]
    const visit = (work: Promise<unknown>) =>
      measureVisits((index) => whole.url + (addresses[index % addresses.length] ?? "/"), visitsPerSecond, work)

    const idle = await visit(wait(idleSeconds * 1000))
    printVisits(print, "nothing is built", idle)
    const saving = await visit(saveInARow(editor))
    printVisits(print, `${editsInARow} saves of a draft`, saving)
    const busy = await visit(publishInARow(whole.url, editor, items))
    printVisits(print, `${editsInARow} edits in a row`, busy)
    const ratio = (other: Visits) => `${(busy.p99 / other.p99).toFixed(1)} times`
    print(`p99 while building: ${ratio(idle)} that of the idle server, ${ratio(saving)} that of saving alone`)

    const before = await untilBuilt(editor)
    const together = publishTogether(whole.url, editors, items)
    printVisits(print, `${editorCount} editors within ${minute} s`, await visit(together))
    const after = await untilBuilt(editor)
    const times = await together
    const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`
    print(
      `${after.id - before.id} builds; until an editor's item was live: median ${seconds(median(times))}, longest ${seconds(Math.max(...times))}`,
    )
  } finally {
    await whole.stop()
  }
}

/** Publishes a change and returns the milliseconds until it was proven. */
async function publish(url: string, editor: Editor, items: readonly Found[], number: number): Promise<number> {
  const [first] = items
  const proof = await firstEdit.make({ editor, number, pick: () => items[number % items.length] ?? first ?? none() })
  const sent = editor.lastWrite()
  if (proof !== null) await untilProven(url, proof)
  return performance.now() - sent
}

function none(): never {
  throw new Error("The content has no publications.")
}

async function publishInARow(url: string, editor: Editor, items: readonly Found[]): Promise<void> {
  for (let number = 1; number <= editsInARow; number++) await publish(url, editor, items, number)
}

/** Saves what no visitor sees, so that nothing is built. */
async function saveInARow(editor: Editor): Promise<void> {
  const { id } = await editor.create("node--article", { attributes: { title: "A draft", status: false } })
  for (let number = 1; number <= editsInARow; number++) {
    await editor.change("node--article", id, { attributes: { title: `Draft ${number}` } })
    await wait(500)
  }
}

function publishTogether(url: string, editors: readonly Editor[], items: readonly Found[]): Promise<readonly number[]> {
  return Promise.all(
    editors.map(async (editor, index) => {
      await wait((index * minute * 1000) / editors.length)
      return publish(url, editor, items, index)
    }),
  )
}

function printVisits(print: Print, name: string, { count, p50, p99, longest, failures }: Visits): void {
  const times = [`p50 ${p50.toFixed(1)} ms`, `p99 ${p99.toFixed(1)} ms`, `longest ${longest.toFixed(0)} ms`]
    .map((text) => text.padEnd(18))
    .join("")
  print(`${name.padEnd(28)}${`${count} requests`.padEnd(16)}${times}${failures.length} failed`)
  for (const failure of failures.slice(0, 5)) print(`  ${failure}`)
}
