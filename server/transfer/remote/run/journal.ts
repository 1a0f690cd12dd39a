/**
 * What is known of a back end since the last push or pull, in a file of the state folder. A line is written before what it tells of is
 * sent, so that a run which was stopped anywhere can be continued. The last line with a key holds.
 */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from "node:fs"
import { dirname } from "node:path"
import * as v from "valibot"
import type { Prints } from "../items/item.ts"

const prints = v.record(v.string(), v.string())

const lineSchema = v.variant("is", [
  /** An item as it was on both sides after its last push or pull. */
  v.object({ is: v.literal("item"), id: v.string(), here: prints, there: prints }),
  /** An item as a push meant to leave it there. */
  v.object({ is: v.literal("intent"), id: v.string(), there: prints }),
  /** The file `id` there is the file `here`, with these bytes. The times of change are in Unix seconds. */
  v.object({
    is: v.literal("file"),
    id: v.string(),
    here: v.string(),
    sha: v.string(),
    size: v.number(),
    changed: v.number(),
    changedThere: v.number(),
  }),
  v.object({ is: v.literal("account"), id: v.string(), here: v.string() }),
  v.object({ is: v.literal("forgotten"), id: v.string() }),
])
type Line = v.InferOutput<typeof lineSchema>
type LineOf<Is extends Line["is"]> = Extract<Line, { readonly is: Is }>

export type KnownFile = LineOf<"file">

export type Journal = {
  readonly item: (uuid: string) => { readonly here: Prints; readonly there: Prints } | undefined
  readonly intent: (uuid: string) => Prints | undefined
  readonly items: () => readonly string[]
  readonly files: () => readonly KnownFile[]
  readonly accounts: () => ReadonlyMap<string, string>
  readonly note: (line: Line) => void
  readonly close: () => void
}

/** @param path null for a run that writes nothing down; `from` is the journal that it reads */
export function openJournal(path: string, { isDry }: { readonly isDry: boolean }): Journal {
  const known = new Map<string, Line>()
  const keep = (line: Line) => {
    if (line.is !== "forgotten") known.set(`${line.is} ${line.id}`, line)
    else for (const is of ["item", "intent", "file", "account"]) known.delete(`${is} ${line.id}`)
  }
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : []
  for (const text of lines) {
    const line = lineIn(text)
    if (line !== null) keep(line)
  }
  let file = isDry ? null : opened(path, [...known.values()])
  const of = <Is extends Line["is"]>(is: Is, id: string) => [...ofKind(is, known.get(`${is} ${id}`))].at(0)
  const all = <Is extends Line["is"]>(is: Is) => [...known.values()].flatMap((line) => ofKind(is, line))
  return {
    item: (uuid) => of("item", uuid),
    intent: (uuid) => of("intent", uuid)?.there,
    items: () => all("item").map(({ id }) => id),
    files: () => all("file"),
    accounts: () => new Map(all("account").map(({ id, here }) => [id, here])),
    note(line) {
      keep(line)
      if (file !== null) writeSync(file, `${JSON.stringify(line)}\n`)
    },
    close: () => {
      if (file !== null) closeSync(file)
      // After a failure, requests that were on their way may still come to their end.
      file = null
    },
  }
}

function ofKind<Is extends Line["is"]>(is: Is, line: Line | undefined): readonly LineOf<Is>[] {
  return isKind(is, line) ? [line] : []
}

function isKind<Is extends Line["is"]>(is: Is, line: Line | undefined): line is LineOf<Is> {
  return line?.is === is
}

/** A killed run may have left half a line. */
function lineIn(text: string): Line | null {
  try {
    const parsed = v.safeParse(lineSchema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Writes what holds to a new file, which takes the old one's place, and opens it for more. It holds no content, but titles' hashes. */
function opened(path: string, lines: readonly Line[]): number {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const aside = `${path}.new`
  writeFileSync(aside, lines.map((line) => `${JSON.stringify(line)}\n`).join(""), { mode: 0o600 })
  renameSync(aside, path)
  return openSync(path, "a", 0o600)
}
