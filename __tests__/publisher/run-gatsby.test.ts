import { spawn } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { readFinished } from "#publisher/finished-build.ts"
import { runGatsby } from "#publisher/run-gatsby.ts"
import { buildWithGatsby } from "#publisher/full-build.ts"
import { aGatsby } from "#support/build/a-gatsby.ts"

/** Starts a worker, writes down both process ids, and ignores SIGTERM. */
const endless = `
  const { spawn } = require("node:child_process")
  const { renameSync, writeFileSync } = require("node:fs")
  process.on("SIGTERM", () => {})
  const worker = spawn(process.execPath, ["-e", "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"])
  const file = __dirname + "/../../pids.json"
  writeFileSync(file + ".new", JSON.stringify([process.pid, worker.pid]))
  renameSync(file + ".new", file)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries++) {
    if (tries > 600) throw new Error("It didn't come in a minute.")
    await wait(100)
  }
}

function pidsIn(root: string): readonly number[] {
  const pids: readonly number[] = JSON.parse(readFileSync(join(root, "pids.json"), "utf8"))
  return pids
}

function isGone(pid: number): boolean {
  try {
    // A zombie process does no work.
    return / Z /.test(readFileSync(`/proc/${String(pid)}/stat`, "utf8"))
  } catch {
    return true
  }
}

/** A process that builds in `root`, in a group of its own. */
function aStarter(root: string) {
  const script = `require("#publisher/run-gatsby.ts").runGatsby({ root: ${JSON.stringify(root)}, args: ["build"], isFresh: false }, {})`
  return spawn(process.execPath, ["--import", "tsx", "--eval", script], { stdio: "ignore", detached: true })
}

const finished = { sources: "", home: "", since: null }
const build = (root: string, isFresh = false, env = {}) => runGatsby({ root, args: ["build"], isFresh, finished }, { env })

test("a build whose starter is killed with its whole group ends with all its workers, and the next can begin", async () => {
  const root = aGatsby(endless)
  const starter = aStarter(root)
  await until(() => existsSync(join(root, "pids.json")))
  const pids = pidsIn(root)
  expect(pids.map(isGone)).toEqual([false, false])
  process.kill(-(starter.pid ?? 0), "SIGKILL")
  writeFileSync(join(root, "node_modules", "gatsby", "cli.js"), "")
  // It waits until the killed starter's processes have ended.
  expect((await build(root)).code).toBe(0)
  expect(pids.map(isGone)).toEqual([true, true])
})

test("a build doesn't use the results of one that failed or was killed, except webpack's cache", async () => {
  const root = aGatsby(`process.exit(Number(process.env.ENDS_WITH))`)
  const keep = () => {
    for (const path of [".cache/redux/state", ".cache/webpack/pack", "public/index.html"]) {
      mkdirSync(join(root, path, ".."), { recursive: true })
      writeFileSync(join(root, path), "")
    }
  }
  const kept = () => [".cache/redux/state", ".cache/webpack/pack", "public/index.html"].map((path) => existsSync(join(root, path)))
  const end = async (code: number) => (await build(root, false, { ENDS_WITH: String(code) })).code

  await end(0)
  keep()
  expect([await end(1), readFinished(root), ...kept()]).toEqual([1, null, true, true, true])
  expect([await end(0), readFinished(root)?.place, ...kept()]).toEqual([0, root, false, true, false])
  keep()
  expect([await end(0), ...kept()]).toEqual([0, true, true, true])
  await build(root, true)
  expect(kept()).toEqual([false, false, false])
})

test("a build uses nothing of a .cache that was copied from another folder", async () => {
  const root = aGatsby("process.exit(0)")
  await build(root)
  const state = join(root, ".cache", "redux.state")
  const keep = () => {
    mkdirSync(join(state, ".."), { recursive: true })
    writeFileSync(state, "")
  }
  keep()
  await build(root)
  expect(existsSync(state)).toBe(true)
  const copy = `${root}-copy`
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true })
  await build(copy)
  expect(existsSync(state.replace(root, copy))).toBe(false)
})

test("a failed build is reported without Gatsby's stacks, with the log's place and what to do", async () => {
  const root = aGatsby(
    `throw Object.assign(new Error("ENOTEMPTY: directory not empty, rmdir '.cache/.parcel-cache'"), { code: "ENOTEMPTY" })`,
  )
  const printed: string[] = []
  const told = await buildWithGatsby({ root, home: join(root, ".g30"), env: {}, print: (line) => printed.push(line) }).catch(String)
  expect(printed).toEqual([])
  expect(told).toContain(join(root, ".g30", "build.log"))
  expect(told).toContain("rm -rf .cache public")
  expect(told).not.toMatch(/^\s+at /m)
  expect(readFileSync(join(root, ".g30", "build.log"), "utf8")).toMatch(/^\s+at /m)
})
