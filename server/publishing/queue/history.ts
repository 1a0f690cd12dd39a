/** The builds of before: `<home>/builds/<id>.json`, each with its log in `<id>.log`. */
import { appendFileSync, mkdirSync, rmSync } from "node:fs"
import { homedir, tmpdir } from "node:os"
import { join, resolve } from "node:path"
import * as v from "valibot"
import { writeDurably } from "#server/disk/durable.ts"
import { errorCode, namesIn, readText } from "#server/disk/file-access.ts"
import type { Log } from "#server/terminal/log.ts"
import { storedRecord, type BuildRecord } from "./record.ts"

export type History = ReturnType<typeof openHistory>

const mostKept = 50
/** Characters. A log that is longer ends with a note. */
const longestLog = 2_000_000

const storedLine = v.pipe(v.string(), v.parseJson(), storedRecord)

/** Reads the history of a state folder. A disk that fails costs the history, and no build. */
export function openHistory(home: string, log: Log) {
  const folder = join(home, "builds")
  const records = new Map(readAll(folder).map((record) => [record.id, record]))
  const lengths = new Map<number, number>()
  const list = (): readonly BuildRecord[] => [...records.values()].toSorted((one, other) => other.id - one.id)
  const prune = () => {
    for (const { id } of list().slice(mostKept)) {
      records.delete(id)
      lengths.delete(id)
      for (const end of ["json", "log"]) rmSync(join(folder, `${id}.${end}`), { force: true })
    }
  }
  const careful = (work: () => void) => {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      work()
    } catch (error) {
      log({ level: "error", event: "history of builds not written", reason: errorCode(error) || String(error) })
    }
  }
  return {
    /** The newest first. */
    list,
    save: (record: BuildRecord) => {
      records.set(record.id, record)
      careful(() => {
        writeDurably(join(folder, `${record.id}.json`), JSON.stringify(record))
        prune()
      })
    },
    addLine: (id: number, output: string) => {
      const line = withoutPrivate(output, resolve(home))
      const length = (lengths.get(id) ?? 0) + line.length + 1
      if ((lengths.get(id) ?? 0) > longestLog) return
      lengths.set(id, length)
      const text = length > longestLog ? "The rest is left out.\n" : `${line}\n`
      careful(() => appendFileSync(join(folder, `${id}.log`), text, { mode: 0o600 }))
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

const project = join(import.meta.dirname, "../../..")
const folders = [project, homedir(), tmpdir()].filter((folder) => folder.length > 1)

// Names of more letters are cut: to look for the @ from each letter of a long word takes quadratic time.
const mail = /[\w.+'-]{1,64}@[\w-]+(\.[\w-]+)+/g
// Colours of a terminal.
const escape = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g")

/** Returns a line of a build's log without private parts: folders of the machine, mail addresses, passwords in addresses. */
function withoutPrivate(line: string, home: string): string {
  const longestFirst = [home, ...folders].toSorted((one, other) => other.length - one.length)
  const cut = longestFirst.reduce((text, folder) => text.replaceAll(folder, "…"), line)
  return cut
    .replace(escape, "")
    .replace(/\/\/[^/\s@]+@/g, "//…@")
    .replace(mail, "…@…")
}
