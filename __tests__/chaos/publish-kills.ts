/** Kills a process that publishes builds, at any moment, and looks at what visitors are served then. */
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, realpathSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import * as v from "valibot"
import { currentSite } from "#publisher/release-folders.ts"
import { openReleases } from "#publisher/releases.ts"
import { filesIn, textsIn, type Texts } from "#support/build/built-site.ts"
import type { Random } from "../fuzz/random.ts"

const list = v.object({ build: v.string(), hasItem: v.boolean(), files: v.record(v.string(), v.string()) })

/** What no visitor may see after a withdrawal. */
const withdrawn = "The withdrawn house"

/** A build with a list of its own files, so that a mix of two is found. */
export function aBuild(random: Random, build: string, isWithdrawal: boolean): Texts {
  const texts: Record<string, string> = { "index.html": `home of ${build}`, [`app-${build.padStart(6, "0")}.js`]: "script" }
  const items = Array.from({ length: 40 }, (_, index) => index).filter(() => random.chance(0.9))
  for (const item of items) {
    texts[`post/item-${item}/index.html`] = random.chance(0.9) ? `item ${item}` : `item ${item} as of ${build}`
    texts[`page-data/post/item-${item}/page-data.json`] = `{"picture":"/static/${"a".repeat(31)}${String(item % 10)}/bbbbb/x.jpg"}`
    texts[`static/${"a".repeat(31)}${String(item % 10)}/bbbbb/x.jpg`] = `picture ${String(item % 10)}`
  }
  if (!isWithdrawal) texts[`post/withdrawn-${build}/index.html`] = `${withdrawn} of ${build}`
  const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, digest(text)]))
  return { ...texts, "list.json": JSON.stringify({ build, hasItem: !isWithdrawal, files }) }
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12)
}

/** Faults of a site that should be one whole build. */
export function mixIn(site: string): readonly string[] {
  if (!existsSync(join(site, "list.json"))) return [`${site} has no list of its files`]
  const { build, files } = v.parse(list, JSON.parse(readFileSync(join(site, "list.json"), "utf8")))
  const found = filesIn(site).filter((path) => path !== "list.json")
  const wrong = Object.keys(files).filter((path) => !found.includes(path) || digest(readFileSync(join(site, path), "utf8")) !== files[path])
  const extra = found.filter((path) => !(path in files))
  return [...wrong.map((path) => `${path} isn't that of build ${build}`), ...extra.map((path) => `${path} isn't of build ${build}`)]
}

export type KillReport = { readonly turns: number; readonly problems: readonly string[] }

/** Lets a process publish, kills it, and checks what is served, and the next start. */
export async function killPublishing(folder: string, random: Random): Promise<KillReport> {
  const home = join(folder, "home")
  const turns = await publishUntilKilled(folder, random)
  const served = currentSite(home)
  if (served === null) return { turns, problems: turns === 0 ? [] : ["nothing is served"] }
  const before = textsIn(served)
  const store = openReleases(home)
  store.updateSpare()
  const after = textsIn(currentSite(home) ?? "")
  const spare = join(home, "sites", realpathSync(served).endsWith("a") ? "b" : "a")
  const problems = [
    ...mixIn(served),
    ...(JSON.stringify(before) === JSON.stringify(after) ? [] : ["the next start serves something else"]),
    ...(JSON.stringify(textsIn(spare)) === JSON.stringify(after) ? [] : ["the spare copy isn't repaired"]),
    ...leftOvers(home),
  ]
  return { turns, problems }
}

/** After a withdrawal no copy may have its item. */
function leftOvers(home: string): readonly string[] {
  const sites = join(home, "sites")
  const names = filesIn(sites)
  const asides = names.filter((path) => path.includes(".new"))
  const { hasItem } = v.parse(list, JSON.parse(readFileSync(join(currentSite(home) ?? "", "list.json"), "utf8")))
  if (hasItem) return asides.map((path) => `${path} is left`)
  const shown = names.filter((path) => readFileSync(join(sites, path), "utf8").includes(withdrawn))
  return [...asides.map((path) => `${path} is left`), ...shown.map((path) => `${path} still has what was withdrawn`)]
}

async function publishUntilKilled(folder: string, random: Random): Promise<number> {
  const program = join(process.cwd(), "__tests__", "chaos", "publish-loop.ts")
  const args = ["--import", "tsx", program, join(folder, "home"), join(folder, "public"), String(random.whole(1_000_000))]
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] })
  let turns = 0
  const begun = new Promise<void>((done) => {
    child.stdout.on("data", (text: Buffer) => {
      turns += text.toString().split("\n").length - 1
      done()
    })
  })
  const ended = new Promise<void>((done) => child.once("exit", () => done()))
  await Promise.race([begun, ended])
  await wait(random.whole(600))
  child.kill("SIGKILL")
  await ended
  return turns
}
