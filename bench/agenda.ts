import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findOccurrences } from "#app/agenda/occurrences/find-occurrences.ts"
import type { Ask } from "#app/agenda/occurrences/read-pages.ts"
import { parseDay } from "#contract/agenda/calendar.ts"
import { anonymous } from "#contract/permissions.ts"
import { createApp, type App } from "#server/app.ts"
import { changeContent } from "#server/content/changes.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { putEntity } from "#server/content/entities/store.ts"
import { openDatabase, type Database } from "#server/database/open.ts"
import { median } from "./median.ts"

const runs = 61
const most = 1.3
const november = { first: parseDay("2026-10-26"), last: parseDay("2026-12-06") }
/** Of the month that is opened, whatever else there is. */
const singles = 24
const running = 4

/** Compares how long a month of the agenda takes, from the request to the occurrences, among a few events and among many. */
export async function benchAgenda(print: (line: string) => void, [few, many]: readonly [number, number] = [100, 5000]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "g30-agenda-"))
  print(
    `opening a month with the same ${singles} events and ${running} series, medians of ${runs} alternating runs, ms; others are of other years`,
  )
  try {
    const [small, large] = [few, many].map((count) => ({ ...siteOf(folder, count) }))
    if (small === undefined || large === undefined) return
    const times: { small: number[]; large: number[] } = { small: [], large: [] }
    for (let index = 0; index < runs + 10; index += 1) {
      times.small.push(await timed(small.app, index))
      times.large.push(await timed(large.app, index))
    }
    const [one, other] = [median(times.small.slice(10)), median(times.large.slice(10))]
    const ratio = other / one
    print(`${few} events: ${one.toFixed(2)}   ${many} events: ${other.toFixed(2)}`)
    print(`ratio ${ratio.toFixed(2)}, at most ${most}${ratio <= most ? "" : ": TOO SLOW"}`)
    for (const { db } of [small, large]) db.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function siteOf(folder: string, count: number): { readonly db: Database; readonly app: App } {
  const db = openDatabase(join(folder, `${count}.sqlite`))
  changeContent(db, () => {
    for (let index = 1; index <= count; index += 1) putEntity(db, event(index))
  })
  const viewer = { ...anonymous, uid: 1, roles: ["administrator"] as const }
  const base = { db, filesFolder: folder, config: { corsOrigins: [] }, log: () => undefined, now: () => new Date(), session: {} }
  return { db, app: createApp({ ...base, authenticate: () => viewer }) }
}

async function timed({ fetch }: App, run: number): Promise<number> {
  const ask: Ask = async ({ url, params }) => {
    // An unknown parameter makes it another address, which no cache has.
    const query = new URLSearchParams({ ...params, runNumber: String(run) }).toString()
    const response = await fetch(new Request(`http://bench.example${url}?${query}`))
    const data: unknown = await response.json()
    if (response.status !== 200) throw new Error(`${url} answers ${response.status}: ${JSON.stringify(data)}`)
    return { data }
  }
  const started = performance.now()
  const outcome = await findOccurrences(ask, { ...november, isAdmin: true, text: "", conditions: [] }, { hasOccurrences: true })
  if (!outcome.ok || outcome.value.length === 0) throw new Error("The month has no events.")
  return performance.now() - started
}

function event(index: number): StoredEntity {
  const isOfMonth = index <= singles
  const isRunning = !isOfMonth && index <= singles + running
  return {
    type: "node--agenda",
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    id: index,
    langcode: "en",
    status: true,
    label: `Meeting ${index}`,
    created: 1_700_000_000 + index,
    changed: 1_700_000_000 + index,
    uid: null,
    references: {},
    alias: null,
    formerAliases: [],
    fields: {
      field_audience: "members",
      ...(isOfMonth
        ? timesOn(`2026-11-${String(1 + (index % 28)).padStart(2, "0")}`)
        : isRunning
          ? series("2026-01-06", null)
          : other(index)),
    },
  }
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
  return { field_start: `${day}T18:00:00+01:00`, field_end: `${day}T20:00:00+01:00` }
}
