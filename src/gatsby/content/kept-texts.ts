/** The parsed texts of items: parsing takes milliseconds for each. They stay in the process and, in one file, for the next one. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import path from "node:path"
import * as v from "valibot"
import type { Entity } from "./entity.ts"

/** Beside the rest of what Gatsby keeps: a build that can go on from nothing has none. */
export const textsFile = path.resolve(".cache", "texts.jsonl")

type Kept = { readonly digest: string; readonly text: string }

/** As JSON, a tenth of the memory of trees, by language and UUID. */
const kept = new Map<string, Kept>()
let unwritten = 0

/** A few texts are quickly parsed again. */
const mostUnwritten = 20
const line = v.tuple([v.string(), v.string(), v.string()])

const keyOf = ({ language, uuid }: Pick<Entity, "language" | "uuid">) => `${language}.${uuid}`

/** An item's texts as they were parsed; undefined if the item has changed since. */
export function keptText(entity: Entity): unknown {
  const known = kept.get(keyOf(entity))
  return known?.digest === entity.digest ? JSON.parse(known.text) : undefined
}

export function keepText(entity: Entity, prose: object): void {
  kept.set(keyOf(entity), { digest: entity.digest, text: JSON.stringify(prose) })
  unwritten += 1
}

/** Reads what the process before this one has written. */
export function readTexts(file: string): void {
  if (!existsSync(file)) return
  for (const text of readFileSync(file, "utf8").split("\n")) {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), line), text)
    if (parsed.success) kept.set(parsed.output[0], { digest: parsed.output[1], text: parsed.output[2] })
  }
}

/** Writes the texts of the items there are. Nothing stays in the file of an item that is gone. */
export function writeTexts(file: string, entities: readonly Entity[]): void {
  const there = new Set(entities.map(keyOf))
  const gone = [...kept.keys()].filter((key) => !there.has(key))
  for (const key of gone) kept.delete(key)
  if (gone.length === 0 && unwritten <= mostUnwritten && existsSync(file)) return
  writeFileSync(`${file}.new`, Array.from(kept, ([key, { digest, text }]) => JSON.stringify([key, digest, text])).join("\n"))
  renameSync(`${file}.new`, file)
  unwritten = 0
}
