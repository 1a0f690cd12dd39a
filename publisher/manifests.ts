/** What a release holds: the facts of its build, and the bytes at each path. */
import { readText } from "#server/disk/files.ts"
import { writeDurably } from "#server/disk/durable.ts"
import * as v from "valibot"
import { buildReport, warnings } from "./build-report.ts"
import type { Files } from "./files.ts"
import type { Bytes } from "./trees.ts"

/** The facts of a published build. */
const buildRecord = v.object({
  ...buildReport.entries,
  /** Counts the switches. */
  turn: v.number(),
  id: v.number(),
  /** Its sources and content. */
  key: v.object({ sources: v.string(), content: v.nullable(v.string()) }),
  /** By route: pages that are heavier than they should be. */
  heavy: v.record(v.string(), warnings),
})
export type BuildRecord = v.InferOutput<typeof buildRecord>

/** `files` say what Gatsby's files were when their bytes came in, and `bytes` name those bytes in all trees and releases. */
export type Manifest = { readonly record: BuildRecord; readonly files: Files; readonly bytes: Bytes }
const parsed = v.pipe(v.string(), v.parseJson(), buildRecord)
/** A manifest of an earlier version ends with "end", and counts as none. */
const end = "end of manifest 2"

export function writeManifest(file: string, { record, files, bytes }: Manifest): void {
  const lines = Array.from(bytes, ([path, id]) => `${id}\t${files.get(path) ?? "?"}\t${path}`)
  writeDurably(file, [JSON.stringify(record), ...lines, end, ""].join("\n"))
}

/** Reads a manifest; null if there is none or it is cut off. */
export function readManifest(file: string): Manifest | null {
  const [first = "", ...lines] = readText(file).split("\n")
  const record = v.safeParse(parsed, first)
  if (!record.success || lines.at(-2) !== end) return null
  const files: Files = new Map()
  const bytes: Bytes = new Map()
  for (const line of lines.slice(0, -2)) {
    const [id = "", identity = "", path = ""] = line.split("\t")
    files.set(path, identity)
    bytes.set(path, id)
  }
  return { record: record.output, files, bytes }
}
