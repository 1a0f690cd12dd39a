import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { holderOf, LockedError, takeLock } from "#server/process/lock.ts"
import { turns } from "#support/turns.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const aFile = () => join(aTemporaryFolder(), "lock")

/** Another process that has the lock and keeps it. */
async function anotherHolder(file: string) {
  const script = `require("#server/process/lock.ts").takeLock(${JSON.stringify(file)}, 0).then(() => { console.log("taken"); setInterval(() => {}, 1000) })`
  const child = spawn(process.execPath, ["--import", "tsx", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, npm_lifecycle_event: "start" },
  })
  await once(child.stdout, "data")
  return child
}

test("the second taker learns who has the lock, and gets it as soon as it is free", async () => {
  const file = aFile()
  const { release } = await takeLock(file, 0, 4711)
  await expect(takeLock(file, 100)).rejects.toThrow(/in .* \(process 4711\)/)
  const waiting = takeLock(file, 60_000)
  release()
  const second = await waiting
  second.release()
})

test("a lock without references is kept until the process ends", async () => {
  const file = aFile()
  await takeLock(file, 0)
  setFlagsFromString("--expose-gc")
  const tidyUp: () => void = runInNewContext("gc")
  // A task of its own closes the database after the garbage collection.
  for (let times = 0; times < 5; times++) {
    tidyUp()
    await turns()
  }
  await expect(takeLock(file, 0)).rejects.toThrow(LockedError)
})

test("a lock of a process that was killed blocks nobody", async () => {
  const file = aFile()
  const other = await anotherHolder(file)
  await expect(takeLock(file, 0)).rejects.toThrow(LockedError)
  expect(holderOf(file)).toBe(`npm run start in ${process.cwd()} (process ${String(other.pid)})`)
  other.kill("SIGKILL")
  await once(other, "exit")
  const { release } = await takeLock(file, 0)
  release()
})
