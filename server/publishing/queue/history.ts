/** The history is in `<home>/builds.json`. */
import { join } from "node:path"
import * as v from "valibot"
import { isRecord } from "#contract/is-record.ts"
import { writeDurably } from "#server/disk/durable.ts"
import { errorCode, readText } from "#server/disk/file-access.ts"
import type { Log } from "#server/terminal/log.ts"
import type { BuildRecord } from "./record.ts"

export type History = ReturnType<typeof openHistory>

const mostKept = 50

/** Only this server writes the file, so a record of the present form is read as it is. */
const storedRecord = v.custom<BuildRecord>((record) => isRecord(record) && typeof record.id === "number" && Array.isArray(record.warnings))
const storedRecords = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))

/** A failing disk loses the history, but no build. */
export function openHistory(home: string, log: Log) {
  const file = join(home, "builds.json")
  let records = readRecords(file)
  return {
    /** The newest comes first. */
    list: (): readonly BuildRecord[] => records,
    /** A live build replaces the one before it. */
    save: (record: BuildRecord) => {
      const others = records.filter(({ id }) => id !== record.id)
      const isReplacing = record.state === "live"
      const replaced = others.map((other) => (isReplacing && other.state === "live" ? { ...other, state: "replaced" as const } : other))
      records = [record, ...replaced].slice(0, mostKept)
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
