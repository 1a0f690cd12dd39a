/** Parsing takes milliseconds for each text. Parsed texts stay in the process and, in one file, for the next one. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import path from "node:path"
import * as v from "valibot"
import type { Entity } from "./source-entity.ts"

/** The file is in `.cache`, so a build with an empty cache finds no old texts. */
export const textsFile = path.resolve(".cache", "texts.jsonl")

type StoredText = { readonly digest: string; readonly text: string }

/** JSON takes a tenth of the memory of trees. Keys are language and UUID. */
const storedTexts = new Map<string, StoredText>()
let unwritten = 0

/** Up to this number of new texts, the file isn't written again. */
const mostUnwritten = 20
const line = v.tuple([v.string(), v.string(), v.string()])

const keyOf = ({ language, uuid }: Pick<Entity, "language" | "uuid">) => `${language}.${uuid}`

/** Returns undefined if the item has changed since. */
export function keptText(entity: Entity): unknown {
  const storedText = storedTexts.get(keyOf(entity))
  return storedText?.digest === entity.digest ? JSON.parse(storedText.text) : undefined
}

export function keepText(entity: Entity, prose: object): void {
  storedTexts.set(keyOf(entity), { digest: entity.digest, text: JSON.stringify(prose) })
  unwritten += 1
}

export function readTexts(file: string): void {
  if (!existsSync(file)) return
  for (const text of readFileSync(file, "utf8").split("\n")) {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), line), text)
    if (result.success) storedTexts.set(result.output[0], { digest: result.output[1], text: result.output[2] })
  }
}

/** Texts of deleted items are left out. */
export function writeTexts(file: string, entities: readonly Entity[]): void {
  const there = new Set(entities.map(keyOf))
  const removedKeys = [...storedTexts.keys()].filter((key) => !there.has(key))
  for (const key of removedKeys) storedTexts.delete(key)
  if (removedKeys.length === 0 && unwritten <= mostUnwritten && existsSync(file)) return
  writeFileSync(`${file}.new`, Array.from(storedTexts, ([key, { digest, text }]) => JSON.stringify([key, digest, text])).join("\n"))
  renameSync(`${file}.new`, file)
  unwritten = 0
}
