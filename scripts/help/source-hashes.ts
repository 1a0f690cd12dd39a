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

export function writeMade(root: string): void {
  const hashes = Object.fromEntries(helps.map((help) => [help, hashesOf(root, help)]))
  writeFileSync(join(root, madeFile), `${JSON.stringify(hashes, null, 2)}\n`)
}

/** Lists the changes since a help's PDF was made. @throws if docs/help/made.json is broken */
export function changesSince(root: string, help: Help): readonly string[] {
  const then = v.parse(madeSchema, JSON.parse(readFileSync(join(root, madeFile), "utf8")))[help] ?? { sources: {}, pdf: "" }
  const now = hashesOf(root, help)
  const names = [...new Set([...Object.keys(then.sources), ...Object.keys(now.sources)])]
  const changedSources = names.filter((name) => then.sources[name] !== now.sources[name])
  return [
    ...changedSources.map((name) => `${name} has changed since ${pdfFileOf(help)} was made: npm run help`),
    ...(then.pdf === now.pdf ? [] : [`${pdfFileOf(help)} is not what the script made: npm run help`]),
  ]
}

function hashesOf(root: string, help: Help): Hashes {
  const sources = sourcesOf(root, help).map((file) => [file, hashOf(join(root, file))] as const)
  return { sources: Object.fromEntries(sources), pdf: hashOf(join(root, pdfFileOf(help))) }
}

function hashOf(file: string): string {
  if (!existsSync(file)) return "missing"
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16)
}
