/** Runs Gatsby under a lock and ends it with its children when the starting process ends. The argument is a `Task` as JSON. */
import { spawn, type ChildProcess } from "node:child_process"
import { readdir, rm } from "node:fs/promises"
import { constants, setPriority } from "node:os"
import { join, resolve } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import * as v from "valibot"
import { signalGroup } from "#server/process/child.ts"
import { forgetFinished, readFinished, writeFinished } from "./finished-build.ts"
import { folderTaken, lockOf, task } from "./run-gatsby.ts"
import { LockedError, takeLock } from "#server/process/lock.ts"

/** Milliseconds; a supervisor whose starter was killed needs less to end its Gatsby. */
const patience = 10_000

async function main(taskText = ""): Promise<number> {
  let stop = (): void => process.exit(1)
  // The starter holds the other end of this pipe, and the system closes it when the starter ends.
  process.stdin.on("close", () => stop()).resume()
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => stop())
  setPriority(constants.priority.PRIORITY_LOW)
  const { root, args, isFresh, finished } = v.parse(task, JSON.parse(taskText))
  await takeLock(lockOf(root), patience, process.ppid)
  const before = readFinished(root)
  forgetFinished(root)
  if (isFresh || (before !== null && before.place !== resolve(root))) await removeResults(root, [])
  // After an unfinished build, Gatsby's state may not match its files. webpack finds its cache by content, so it is safe.
  else if (before === null) await removeResults(root, ["webpack"])
  const gatsby = spawn(process.execPath, [join(root, "node_modules", "gatsby", "cli.js"), ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    detached: process.platform !== "win32",
  })
  const code = await new Promise<number>((ended) => {
    stop = () => ended(1)
    gatsby.once("exit", (own, signal) => {
      if (signal !== null) console.error(`error The build was ended from outside (${signal}), as happens where memory runs out.`)
      ended(own ?? 1)
    })
  })
  await endGroup(gatsby)
  if (code === 0 && finished !== undefined) await writeFinished(root, finished)
  return code
}

async function endGroup(child: ChildProcess): Promise<void> {
  const { pid } = child.removeAllListeners("exit")
  // A zombie process still counts, so the wait ends after five seconds.
  for (let tries = 0; pid !== undefined && tries < 100 && signalGroup(pid, "SIGKILL"); tries++) await wait(50)
}

async function removeResults(root: string, keptNames: readonly string[]): Promise<void> {
  const cache = join(root, ".cache")
  // The first build has no cache.
  const names = (await readdir(cache).catch(() => [])).filter((name) => !keptNames.includes(name))
  const outdatedPaths = [...names.map((name) => join(cache, name)), join(root, "public")]
  await Promise.all(outdatedPaths.map((path) => rm(path, { recursive: true, force: true })))
}

main(process.argv[2]).then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (error instanceof LockedError) process.exit(folderTaken)
    console.error(error)
    process.exit(1)
  },
)
