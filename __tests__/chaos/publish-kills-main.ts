/** `npm run test:long -- publish-kills [--kills 200 --seed 1]`: kills a process that publishes builds over and over. */
import { rmSync } from "node:fs"
import { parseArgs } from "node:util"
import { randomOf } from "../fuzz/random.ts"
import { killPublishing } from "./publish-kills.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const options = { kills: { type: "string", default: "200" }, seed: { type: "string", default: "1" } } as const

async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  const [kills, seed] = [Number(values.kills), Number(values.seed)]
  if (![kills, seed].every(Number.isInteger)) throw new Error("Usage: npm run test:long -- publish-kills [--kills 200 --seed 1]")
  const folder = aTemporaryFolder()
  let [wrong, published] = [0, 0]
  for (let number = 1; number <= kills; number++) {
    const { turns, problems } = await killPublishing(folder, randomOf(seed * 100_000 + number))
    published += turns
    wrong += problems.length
    for (const problem of problems) console.log(`WRONG  kill ${String(number)}: ${problem}`)
    if (number % 20 === 0) console.log(`${String(number)} kills, ${String(published)} swaps, ${String(wrong)} problems`)
  }
  const words = wrong === 0 ? `Everything held: ${String(kills)} kills, ${String(published)} swaps.` : `${String(wrong)} things are wrong`
  console.log(wrong === 0 ? words : `${words}; the state is kept in ${folder}`)
  if (wrong > 0) process.exitCode = 1
  else rmSync(folder, { recursive: true })
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
