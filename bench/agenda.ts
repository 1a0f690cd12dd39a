import { join } from "node:path"
import { findOccurrences, type Ask } from "#app/agenda/occurrences/agenda-api.ts"
import { parseDay } from "#contract/agenda/days.ts"
import type { App } from "#server/app.ts"
import { changeContent } from "#server/content/changes.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { putEntity } from "#server/content/entities/store.ts"
import { openDatabase, type Database } from "#server/database/open.ts"
import { admin, appFor, entityWith, inFolder, mediansOf, type Print } from "./bench.ts"

const runs = 61
const most = 1.3
const november = { first: parseDay("2026-10-26"), last: parseDay("2026-12-06") }
/** Of the month that is opened, whatever else there is. */
const singles = 24
const running = 4

/** Compares how long a month of the agenda takes, from the request to the occurrences, among a few events and among many. */
export async function benchAgenda(print: Print, [few, many]: readonly [number, number] = [100, 5000]): Promise<void> {
  print(
    `opening a month with the same ${singles} events and ${running} series, medians of ${runs} alternating runs, ms; others are of other years`,
  )
  await inFolder(async (folder) => {
    const [small, large] = [siteOf(folder, few), siteOf(folder, many)]
    const measure =
      ({ app }: { app: App }) =>
      (round: number) =>
        timed(app, round)
    const [one, other] = await mediansOf(measure(small), measure(large), { rounds: runs, warmUp: 10 })
    const ratio = other / one
    print(`${few} events: ${one.toFixed(2)}   ${many} events: ${other.toFixed(2)}`)
    print(`ratio ${ratio.toFixed(2)}, at most ${most}${ratio <= most ? "" : ": TOO SLOW"}`)
    for (const { db } of [small, large]) db.close()
  })
}

function siteOf(folder: string, count: number): { readonly db: Database; readonly app: App } {
  const db = openDatabase(join(folder, `${count}.sqlite`))
  changeContent(db, () => {
    for (let index = 1; index <= count; index += 1) putEntity(db, event(index))
  })
  return { db, app: appFor(admin, db, folder) }
}

async function timed({ fetch }: App, run: number): Promise<number> {
  const ask: Ask = async ({ url, params }) => {
    // A type that is nowhere makes it another address, which no cache has.
    const query = new URLSearchParams({ ...params, [`fields[run--${run}]`]: "x" }).toString()
    const response = await fetch(new Request(`http://bench.example${url}?${query}`))
    const data: unknown = await response.json()
    if (response.status !== 200) throw new Error(`${url} answers ${response.status}: ${JSON.stringify(data)}`)
    return { data }
  }
  const started = performance.now()
  const outcome = await findOccurrences(ask, { ...november, isAdmin: true, text: "", conditions: [] }, true)
  if (!outcome.ok || outcome.value.length === 0) throw new Error("The month has no events.")
  return performance.now() - started
}

function event(index: number): StoredEntity {
  const isOfMonth = index <= singles
  const isRunning = !isOfMonth && index <= singles + running
  const day = `2026-11-${String(1 + (index % 28)).padStart(2, "0")}`
  const times = isOfMonth ? timesOn(day) : isRunning ? series("2026-01-06", null) : other(index)
  const uuid = `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`
  return entityWith(
    { type: "node--agenda", uuid, id: index, label: `Meeting ${index}` },
    { fields: { field_audience: "members", ...times } },
  )
}

/** One in twenty is a series that has ended. */
function other(index: number) {
  const day = `${2015 + (index % 11)}-0${1 + (index % 9)}-${10 + (index % 18)}`
  return index % 20 === 0 ? series(day, `${day.slice(0, 4)}1231T225959Z`) : timesOn(day)
}

function series(day: string, until: string | null) {
  return { ...timesOn(day), field_rrule: `FREQ=WEEKLY${until === null ? "" : `;UNTIL=${until}`}` }
}

function timesOn(day: string) {
  return { field_event_start: `${day}T18:00:00+01:00`, field_event_end: `${day}T20:00:00+01:00` }
}
