import { changeContent } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import { openDatabase } from "#server/database/open.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { watchNights } from "#server/publishing/night.ts"
import { newRecord, type BuildRecord } from "#server/publishing/queue/record.ts"
import { anArticle, anEvent } from "#support/entities.ts"
import { aBuilder } from "#support/publishing/builder.ts"
import { aClock, type TestClock } from "#support/publishing/clock.ts"
import { aPublishing } from "#support/publishing/publishing.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const minute = 60_000
const day = 24 * 60 * minute
const at = (time: string) => aClock(Date.parse(time))

function aDatabase(content: readonly StoredEntity[]) {
  const db = openDatabase(":memory:")
  changeContent(db, () => putEntities(db, content))
  return db
}

/** The times in Brussels at which a server that built when it started orders builds. */
function nightsOf(clock: TestClock, content: readonly StoredEntity[] | null, states: readonly BuildRecord["state"][] = []) {
  const record = (state: BuildRecord["state"]): BuildRecord => {
    const now = new Date(clock.now()).toISOString()
    return { ...newRecord({ id: 1, reason: "night", asked: now }), state, started: now }
  }
  const builds = [record("live")]
  const ordered: string[] = []
  const order = () => {
    ordered.push(new Date(clock.now()).toLocaleString("sv-SE", { timeZone: "Europe/Brussels" }).slice(0, 16))
    builds.unshift(record(states[ordered.length - 1] ?? "live"))
  }
  watchNights({ clock, db: content === null ? null : aDatabase(content), builds: () => builds, order })
  return ordered
}

test("with public events a build is ordered at five past midnight in Brussels, also when the clocks change", async () => {
  const clock = at("2026-10-24T12:00:00+02:00")
  const ordered = nightsOf(clock, [anEvent()])
  await clock.pass(2 * day)
  expect(ordered).toEqual(["2026-10-25 00:05", "2026-10-26 00:05"])
})

test("without public events no build is ordered at night", async () => {
  const clock = at("2026-11-23T12:00:00+01:00")
  const ordered = nightsOf(clock, [anArticle(), anEvent({ fields: { field_audience: "members" } }), anEvent({ status: false })])
  await clock.pass(2 * day)
  expect(ordered).toEqual([])
})

type Server = { clock: TestClock; home?: string; isCurrent?: boolean; isAutomatic?: boolean }

/** A server with a public event; `passed` are the minutes that it runs. */
async function reasonsOf({ clock, home = aTemporaryFolder(), isCurrent = false, isAutomatic = true }: Server, passed: number) {
  const builder = aBuilder(clock)
  const publishing = aPublishing(aDatabase([anEvent()]), { clock, home, isAutomatic })
  const started = publishing.begin({ builder, isCurrent })
  await clock.pass(passed * minute)
  await started
  await publishing.close()
  return builder.orders.map(({ reason }) => reason)
}

test("a server builds at night, unless changes wait for an admin", async () => {
  expect(await reasonsOf({ clock: at("2026-11-23T23:58:00+01:00") }, 10)).toEqual(["start", "night"])
  expect(await reasonsOf({ clock: at("2026-11-23T23:58:00+01:00"), isAutomatic: false }, 10)).toEqual(["start"])
  // This build has the day already.
  expect(await reasonsOf({ clock: at("2026-11-24T00:02:00+01:00") }, 10)).toEqual(["start"])
})

test("a server that was off at midnight builds when it starts, though nothing has changed", async () => {
  const home = aTemporaryFolder()
  await reasonsOf({ clock: at("2026-11-23T12:00:00+01:00"), home }, 1)
  expect(await reasonsOf({ clock: at("2026-11-23T13:00:00+01:00"), home, isCurrent: true }, 1)).toEqual([])
  expect(await reasonsOf({ clock: at("2026-11-24T09:00:00+01:00"), home, isCurrent: true }, 1)).toEqual(["night"])
})
