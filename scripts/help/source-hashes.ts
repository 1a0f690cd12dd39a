/** Remembers the sources of the help's PDFs, to find out whether the PDFs are up to date. */
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { folder, helps, pdfFileOf, sourcesOf, type Help } from "./document.ts"

const madeFile = `${folder}/made.json`
const hash = v.object({ sources: v.record(v.string(), v.string()), pdf: v.string() })
const madeSchema = v.record(v.picklist(helps), hash)

type Hashes = v.InferOutput<typeof hash>

export async function writeMade(root: string): Promise<void> {
  const hashes: Record<string, Hashes> = {}
  for (const help of helps) hashes[help] = await hashesOf(root, help)
  writeFileSync(join(root, madeFile), `${JSON.stringify(hashes, null, 2)}\n`)
}

/** Lists the changes since a help's PDF was made. @throws if docs/help/made.json is broken */
export async function changesSince(root: string, help: Help): Promise<readonly string[]> {
  const file = join(root, madeFile)
  if (!existsSync(file)) return [`${pdfFileOf(help)} was never made: npm run help`]
  const then = v.parse(madeSchema, JSON.parse(readFileSync(file, "utf8")))[help]
  if (then === undefined) return [`${pdfFileOf(help)} was never made: npm run help`]
  const now = await hashesOf(root, help)
  const names = [...new Set([...Object.keys(then.sources), ...Object.keys(now.sources)])]
  const changedSources = names.filter((name) => then.sources[name] !== now.sources[name])
  return [
    ...changedSources.map((name) => `${name} has changed since ${pdfFileOf(help)} was made: npm run help`),
    ...(then.pdf === now.pdf ? [] : [`${pdfFileOf(help)} is not what the script made: npm run help`]),
  ]
}

async function hashesOf(root: string, help: Help): Promise<Hashes> {
  const sources = await sourcesOf(root, help)
  return { sources: Object.fromEntries(sources.map((file) => [file, hashOf(join(root, file))])), pdf: hashOf(join(root, pdfFileOf(help))) }
}

function hashOf(file: string): string {
  if (!existsSync(file)) return "missing"
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16)
}
