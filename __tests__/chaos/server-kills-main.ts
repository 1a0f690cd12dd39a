/** `npm run test:long -- server-kills [rounds]`: kills the server under load, backs up meanwhile, and looks for lost writes. */
import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { openDatabase } from "#server/database/open.ts"
import { seedAccounts } from "#support/live-server.ts"
import { backUpOnce, killOnce, type ChaosRun } from "./kills.ts"
import { emptyLedger } from "./ledger.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const print = (line: string) => {
  process.stdout.write(`${line}\n`)
}

async function main([given = "200"]: readonly string[]): Promise<void> {
  if (!/^\d{1,5}$/.test(given)) throw new Error("Usage: npm run test:long -- server-kills [rounds]")
  const rounds = Number(given)
  const folder = aTemporaryFolder()
  const home = join(folder, "home")
  const started = performance.now()
  const problems = await killing(home, rounds)
  for (const problem of problems) print(`WRONG  ${problem}`)
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  print(
    `${problems.length === 0 ? "Everything held" : `${String(problems.length)} things are wrong; the state is kept in ${folder}`} (${minutes} min).`,
  )
  if (problems.length === 0) rmSync(folder, { recursive: true })
  else process.exitCode = 1
}

async function killing(home: string, rounds: number): Promise<readonly string[]> {
  const run: ChaosRun = { home, ledger: emptyLedger(), headers: {} }
  await prepare(home)
  const problems: string[] = []
  for (let round = 1; round <= rounds; round++) {
    const found = await killOnce(run, round === rounds)
    problems.push(...found.map((problem) => `round ${String(round)}: ${problem}`))
    if (round % 10 === 0 || found.length > 0) print(`killed ${String(round)} times: ${figures(run)}, ${String(problems.length)} problems`)
  }
  const backups = Math.ceil(rounds / 40)
  for (let index = 0; index < backups; index++)
    problems.push(...(await backUpOnce(run, join(home, ".."))).map((problem) => `backup: ${problem}`))
  print(`killed ${String(rounds)} times and backed up ${String(backups)} times during writes: ${figures(run)}`)
  return problems
}

function figures({ ledger }: ChaosRun): string {
  return `${String(ledger.acknowledged)} writes acknowledged, ${String(ledger.items.size)} items, ${String(ledger.uploads.length)} uploads`
}

async function prepare(home: string): Promise<void> {
  mkdirSync(home, { recursive: true })
  const db = openDatabase(join(home, "content.sqlite"))
  await seedAccounts(db)
  db.close()
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
