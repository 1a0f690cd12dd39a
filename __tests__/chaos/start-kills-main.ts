/** `npm run test:long -- start-kills [--kills 100 --seed 1 --from 1 --folder FOLDER]`: kills `npm start` over and over, in a copy of the project. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { randomOf } from "../fuzz/random.ts"
import { killStart, lastStart, openProject } from "./start-kills.ts"

const options = {
  kills: { type: "string", default: "100" },
  seed: { type: "string", default: "1" },
  // The number of the first kill, to continue with a kept folder.
  from: { type: "string", default: "1" },
  folder: { type: "string" },
} as const

async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  const [kills, seed, from] = [values.kills, values.seed, values.from].map(Number)
  if (kills === undefined || seed === undefined || from === undefined || ![kills, seed, from].every(Number.isInteger))
    throw new Error("Usage: npm run test:long -- start-kills [--kills 100 --seed 1 --from 1 --folder FOLDER]")
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), "g30-kills-"))
  const project = openProject(folder)
  let wrong = 0
  const report = (what: string, problems: readonly string[]) => {
    wrong += problems.length
    console.log(`${what}; ${String(project.ledger.acknowledged)} edits acknowledged, ${String(problems.length)} problems`)
    for (const problem of problems) console.log(`WRONG  ${problem}`)
  }
  for (let number = from; number < from + kills; number++) {
    const started = performance.now()
    const { moment, isChecked, problems } = await killStart(project, randomOf(seed * 100_000 + number))
    report(
      `kill ${String(number)} (${moment}) after ${((performance.now() - started) / 1000).toFixed(1)} s${isChecked ? ", whole site checked" : ""}`,
      problems,
    )
  }
  report("last start, whole site checked", await lastStart(project))
  console.log(
    wrong === 0 ? `Everything held: ${String(kills)} kills.` : `${String(wrong)} things are wrong; the state is kept in ${folder}`,
  )
  if (wrong > 0) process.exitCode = 1
  else if (values.folder === undefined) rmSync(folder, { recursive: true })
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
