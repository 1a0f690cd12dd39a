/** Makes the server's disk full, then read-only. Needs Linux, and root to mount a small disk. */
import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { closeDatabase, openDatabase } from "#server/database/open.ts"
import { seedAccounts, signIn } from "#support/live-server.ts"
import { type ChaosRun, type Print } from "./kills.ts"
import { emptyLedger, snapshotOf } from "./ledger.ts"
import { startProcess, type ServerProcess } from "#support/process/server-process.ts"
import { broken } from "./verify.ts"
import { uploadPictures, saveItems, type Rejection } from "./writers.ts"

const diskSize = "24m"

/** Returns the faults of the server on a full and on a read-only disk. */
export async function diskTrouble(folder: string, print: Print): Promise<readonly string[]> {
  const home = join(folder, "small-disk")
  mkdirSync(home)
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskSize}`, "tmpfs", home], { stdio: "ignore" })
  } catch {
    print("A full and a read-only disk weren't tried: that takes Linux, and root to mount a small disk.")
    return []
  }
  try {
    await seed(folder, home)
    const run: ChaosRun = { home, ledger: emptyLedger(), headers: {} }
    return [...(await fullDisk(run, print)), ...(await readOnlyDisk(run, print))]
  } finally {
    execFileSync("umount", [home])
  }
}

async function seed(folder: string, home: string): Promise<void> {
  const file = join(folder, "seed.sqlite")
  const db = openDatabase(file)
  await seedAccounts(db)
  closeDatabase(db)
  cpSync(file, join(home, "content.sqlite"))
}

async function fullDisk(run: ChaosRun, print: Print): Promise<readonly string[]> {
  const server = await startProcess(run.home)
  run.headers = await signIn(server.url, "ada")
  const before = await writeFor(server, run, 1500)
  const ballast = join(run.home, "ballast")
  const { bavail, bsize } = statfsSync(run.home)
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 200_000)))
  const full = await writeFor(server, run, 4000)
  const kept = await brokenNow(server, run)
  const isHealthy = (await fetch(`${server.url}/health`)).status
  rmSync(ballast)
  const acknowledged = run.ledger.acknowledged
  const after = await writeFor(server, run, 1500)
  const found = [...kept, ...(await brokenNow(server, run))]
  await server.stop()
  print(
    `disk full: ${tally(full)}; health ${String(isHealthy)}; ${String(run.ledger.acknowledged - acknowledged)} writes after room was made`,
  )
  return [
    ...unexpected([...before, ...after], []),
    ...unexpected(full, [503, 507]),
    ...(full.length === 0 ? ["the disk wasn't full"] : []),
    ...(run.ledger.acknowledged === acknowledged ? ["no write was taken after room was made"] : []),
    ...found,
    ...findings(run.home),
  ].map((problem) => `disk full: ${problem}`)
}

async function readOnlyDisk(run: ChaosRun, print: Print): Promise<readonly string[]> {
  const { home } = run
  execFileSync("mount", ["-o", "remount,ro", home])
  const refused = await startProcess(home).then(
    async (server) => {
      const answers = await writeFor(server, run, 1000)
      await server.stop()
      return answers.length > 0 ? "" : "it takes writes"
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  execFileSync("mount", ["-o", "remount,rw", home])
  const server = await startProcess(home)
  const found = await brokenNow(server, run)
  const after = await writeFor(server, run, 1000)
  await server.stop()
  print(`disk read-only: ${refused.trim().slice(0, 300)}`)
  const isClear = refused === "" || /can't be written|read-?only/i.test(refused)
  return [...(isClear ? [] : [refused]), ...found, ...unexpected(after, []), ...findings(home)].map(
    (problem) => `disk read-only: ${problem}`,
  )
}

/** Runs the check in a process of its own: open files of this process would keep the disk from being unmounted. */
function findings(home: string): readonly string[] {
  try {
    execFileSync(process.execPath, ["--import", "tsx", "server/cli.ts", "check"], {
      env: { ...process.env, G30_HOME: home },
      stdio: "pipe",
    })
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

async function writeFor({ url }: ServerProcess, { headers, ledger }: ChaosRun, milliseconds: number): Promise<readonly Rejection[]> {
  const until = performance.now() + milliseconds
  const isOver = () => performance.now() > until
  const client = { url, headers, ledger }
  return (await Promise.all([saveItems(client, isOver), saveItems(client, isOver), uploadPictures(client, isOver)])).flat()
}

function brokenNow({ url }: ServerProcess, { headers, ledger }: ChaosRun): Promise<readonly string[]> {
  return broken({ url, headers }, snapshotOf(ledger), (uuid) => ledger.items.get(uuid))
}

function tally(refused: readonly Rejection[]): string {
  const counts = new Map<string, number>()
  for (const { method, status } of refused) counts.set(`${method} ${String(status)}`, (counts.get(`${method} ${String(status)}`) ?? 0) + 1)
  return [...counts].map(([what, times]) => `${what} ${String(times)} times`).join(", ") || "nothing refused"
}

function unexpected(refused: readonly Rejection[], expected: readonly number[]): readonly string[] {
  const strange = refused.filter(({ status, body }) => !expected.includes(status) || !/disk/.test(body))
  return strange.slice(0, 5).map(({ method, status, body }) => `${method} was answered ${String(status)}: ${body.slice(0, 300)}`)
}
