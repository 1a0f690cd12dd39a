/** The builds of before: `<home>/builds/<id>.json`. */
import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { writeDurably } from "#server/disk/durable.ts"
import { errorCode, namesIn, readText } from "#server/disk/file-access.ts"
import type { Log } from "#server/terminal/log.ts"
import { storedRecord, type BuildRecord } from "./record.ts"

export type History = ReturnType<typeof openHistory>

const mostKept = 50

const storedLine = v.pipe(v.string(), v.parseJson(), storedRecord)

/** Reads the history of a state folder. A disk that fails costs the history, and no build. */
export function openHistory(home: string, log: Log) {
  const folder = join(home, "builds")
  const records = new Map(readAll(folder).map((record) => [record.id, record]))
  const list = (): readonly BuildRecord[] => [...records.values()].toSorted((one, other) => other.id - one.id)
  const prune = () => {
    for (const { id } of list().slice(mostKept)) {
      records.delete(id)
      // Earlier versions wrote a log beside each record.
      for (const end of ["json", "log"]) rmSync(join(folder, `${id}.${end}`), { force: true })
    }
  }
  return {
    /** The newest first. */
    list,
    save: (record: BuildRecord) => {
      records.set(record.id, record)
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        writeDurably(join(folder, `${record.id}.json`), JSON.stringify(record))
        prune()
      } catch (error) {
        log({ level: "error", event: "history of builds not written", reason: errorCode(error) || String(error) })
      }
    },
    nextId: () => Math.max(0, ...records.keys()) + 1,
  }
}

function readAll(folder: string): readonly BuildRecord[] {
  return namesIn(folder).flatMap((name) => {
    if (!/^\d{1,9}\.json$/.test(name)) return []
    const parsed = v.safeParse(storedLine, readText(join(folder, name)))
    return parsed.success ? [parsed.output] : []
  })
}
