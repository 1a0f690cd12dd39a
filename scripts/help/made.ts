/** What the PDFs of the help were made from. The test compares it with the files that are there. */
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { folder, helps, pdfOf, sourcesOf, type Help } from "./document.ts"

const madeFile = `${folder}/made.json`
const hash = v.object({ sources: v.record(v.string(), v.string()), pdf: v.string() })
const madeSchema = v.object({ administrators: hash, members: hash })

type Made = v.InferOutput<typeof madeSchema>

export async function writeMade(root: string): Promise<void> {
  const [administrators, members] = await Promise.all([hashesOf(root, "administrators"), hashesOf(root, "members")])
  const made: Made = { administrators, members }
  writeFileSync(join(root, madeFile), `${JSON.stringify(made, null, 2)}\n`)
}

/** Names each PDF whose sources have changed since it was made, and each that the script did not make. */
export async function staleHelp(root: string): Promise<readonly string[]> {
  const made = v.parse(madeSchema, JSON.parse(readFileSync(join(root, madeFile), "utf8")))
  const faults = await Promise.all(helps.map(async (help) => faultsOf(help, made[help], await hashesOf(root, help))))
  return faults.flat()
}

function faultsOf(help: Help, then: Made[Help], now: Made[Help]): readonly string[] {
  const names = [...new Set([...Object.keys(then.sources), ...Object.keys(now.sources)])]
  const changed = names.filter((name) => then.sources[name] !== now.sources[name])
  return [
    ...changed.map((name) => `${name} has changed since ${pdfOf(help)} was made: npm run help`),
    ...(then.pdf === now.pdf ? [] : [`${pdfOf(help)} is not what the script made: npm run help`]),
  ]
}

async function hashesOf(root: string, help: Help): Promise<Made[Help]> {
  const sources = await sourcesOf(root, help)
  return { sources: Object.fromEntries(sources.map((file) => [file, hashOf(join(root, file))])), pdf: hashOf(join(root, pdfOf(help))) }
}

function hashOf(file: string): string {
  if (!existsSync(file)) return "missing"
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16)
}
