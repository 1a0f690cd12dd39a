/** `npm run test:long -- saves [count]`: saves over a bad network, and two editors at once. */
// Refusals are told in the words of the dashboard.
import "#support/words.ts"
import { runLossySaves } from "#support/saving/lossy-saves.ts"
import { runInterleaving } from "#support/saving/two-editors.ts"

const seed = 20_261_122

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function main([given = "1000"]: readonly string[]): Promise<void> {
  if (!/^\d{1,5}$/.test(given)) throw new Error("Usage: npm run test:long -- saves [count]")
  const count = Number(given)
  const problems = [...(await lossySaves(count)), ...(await interleavings(count))]
  for (const problem of problems) print(`WRONG  ${problem}`)
  print(problems.length === 0 ? "Everything held." : `${problems.length} things are wrong.`)
  if (problems.length > 0) process.exitCode = 1
}

async function lossySaves(saves: number): Promise<readonly string[]> {
  const { saved, refused, arrivedUnheard, faults, problems } = await runLossySaves({ saves, seed })
  print(`Of ${saves} saves ${saved} arrived once, ${refused} failed clearly (${arrivedUnheard} of them had arrived)`)
  print(`  faults: ${JSON.stringify(faults)}`)
  return problems
}

async function interleavings(count: number): Promise<readonly string[]> {
  const found: string[] = []
  let [conflicts, revisions] = [0, 0]
  for (let round = 0; round < count; round++) {
    const report = await runInterleaving(seed + round)
    conflicts += report.conflicts
    revisions += report.revisions
    found.push(...report.problems)
  }
  print(`${count} interleavings of two editors, ${revisions} revisions, ${conflicts} conflicts asked about`)
  return found
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
