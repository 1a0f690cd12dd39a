/** Takes the disk away from under the server: full, then read-only. Needs Linux, and root to mount a small disk of its own. */
import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { closeDatabase, openDatabase } from "#server/database/open.ts"
import { seedAccounts, signIn } from "#support/live-server.ts"
import { type Arena, type Print } from "./kills.ts"
import { emptyLedger, promisesOf } from "./ledger.ts"
import { startProcess, type ServerProcess } from "./server-process.ts"
import { broken } from "./verify.ts"
import { bring, save, type Refused } from "./writers.ts"

const diskSize = "24m"

/** What goes wrong when the disk does; says so where it can't be tried. */
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
    const arena: Arena = { home, ledger: emptyLedger(), headers: {} }
    return [...(await fullDisk(arena, print)), ...(await readOnlyDisk(arena, print))]
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

async function fullDisk(arena: Arena, print: Print): Promise<readonly string[]> {
  const server = await startProcess(arena.home)
  arena.headers = await signIn(server.url, "ada")
  const before = await writeFor(server, arena, 1500)
  const ballast = join(arena.home, "ballast")
  const { bavail, bsize } = statfsSync(arena.home)
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 200_000)))
  const full = await writeFor(server, arena, 4000)
  const kept = await brokenNow(server, arena)
  const isHealthy = (await fetch(`${server.url}/health`)).status
  rmSync(ballast)
  const acknowledged = arena.ledger.acknowledged
  const after = await writeFor(server, arena, 1500)
  const found = [...kept, ...(await brokenNow(server, arena))]
  await server.stop()
  print(
    `disk full: ${tally(full)}; health ${String(isHealthy)}; ${String(arena.ledger.acknowledged - acknowledged)} writes after room was made`,
  )
  return [
    ...unexpected([...before, ...after], []),
    ...unexpected(full, [503, 507]),
    ...(full.length === 0 ? ["the disk wasn't full"] : []),
    ...(arena.ledger.acknowledged === acknowledged ? ["no write was taken after room was made"] : []),
    ...found,
    ...findings(arena.home),
  ].map((problem) => `disk full: ${problem}`)
}

async function readOnlyDisk(arena: Arena, print: Print): Promise<readonly string[]> {
  const { home } = arena
  execFileSync("mount", ["-o", "remount,ro", home])
  const refused = await startProcess(home).then(
    async (server) => {
      const answers = await writeFor(server, arena, 1000)
      await server.stop()
      return answers.length > 0 ? "" : "it takes writes"
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  execFileSync("mount", ["-o", "remount,rw", home])
  const server = await startProcess(home)
  const found = await brokenNow(server, arena)
  const after = await writeFor(server, arena, 1000)
  await server.stop()
  print(`disk read-only: ${refused.trim().slice(0, 300)}`)
  const isClear = refused === "" || /can't be written|read-?only/i.test(refused)
  return [...(isClear ? [] : [refused]), ...found, ...unexpected(after, []), ...findings(home)].map(
    (problem) => `disk read-only: ${problem}`,
  )
}

/** What the command says, in a process of its own: this one would keep files of the disk open, which couldn't be taken away then. */
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

async function writeFor({ url }: ServerProcess, { headers, ledger }: Arena, milliseconds: number): Promise<readonly Refused[]> {
  const until = performance.now() + milliseconds
  const isOver = () => performance.now() > until
  const client = { url, headers, ledger }
  return (await Promise.all([save(client, isOver), save(client, isOver), bring(client, isOver)])).flat()
}

function brokenNow({ url }: ServerProcess, { headers, ledger }: Arena): Promise<readonly string[]> {
  return broken({ url, headers }, promisesOf(ledger), (uuid) => ledger.items.get(uuid))
}

function tally(refused: readonly Refused[]): string {
  const counts = new Map<string, number>()
  for (const { method, status } of refused) counts.set(`${method} ${String(status)}`, (counts.get(`${method} ${String(status)}`) ?? 0) + 1)
  return [...counts].map(([what, times]) => `${what} ${String(times)} times`).join(", ") || "nothing refused"
}

function unexpected(refused: readonly Refused[], expected: readonly number[]): readonly string[] {
  const strange = refused.filter(({ status, body }) => !expected.includes(status) || !/disk/.test(body))
  return strange.slice(0, 5).map(({ method, status, body }) => `${method} was answered ${String(status)}: ${body.slice(0, 300)}`)
}
