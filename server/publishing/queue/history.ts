/** The history is in `<home>/builds.json`. */
import { rmSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { writeDurably } from "#server/disk/durable.ts"
import { errorCode, readText } from "#server/disk/file-access.ts"
import type { Log } from "#server/terminal/log.ts"
import { storedRecord, type BuildRecord } from "./record.ts"

export type History = ReturnType<typeof openHistory>

const mostKept = 50

const storedRecords = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))

/** A failing disk loses the history, but no build. */
export function openHistory(home: string, log: Log) {
  const file = join(home, "builds.json")
  let records = readRecords(file)
  // Earlier versions had a file and a log for each build.
  rmSync(join(home, "builds"), { recursive: true, force: true })
  return {
    /** The newest comes first. */
    list: (): readonly BuildRecord[] => records,
    save: (record: BuildRecord) => {
      const others = records.filter(({ id }) => id !== record.id)
      records = [record, ...others].toSorted((one, other) => other.id - one.id).slice(0, mostKept)
      try {
        writeDurably(file, JSON.stringify(records))
      } catch (error) {
        log({ level: "error", event: "history of builds not written", reason: errorCode(error) || String(error) })
      }
    },
    nextId: () => (records[0]?.id ?? 0) + 1,
  }
}

function readRecords(file: string): readonly BuildRecord[] {
  const parsed = v.safeParse(storedRecords, readText(file))
  return parsed.success ? parsed.output.flatMap((record) => (v.is(storedRecord, record) ? [record] : [])) : []
}
