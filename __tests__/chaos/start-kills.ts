/** Kills `npm start` at a moment of its start, its build, its swap or its serving, while clients write. */
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import * as v from "valibot"
import { siteClient } from "#contract/session.ts"
import { currentSite } from "#publisher/places.ts"
import { demoPassword } from "#server/session/passwords/demo.ts"
import type { Random } from "../fuzz/random.ts"
import { emptyLedger, snapshotOf, type Item, type Ledger } from "./ledger.ts"
import { makeSmallProject } from "./small-project.ts"
import { leftIn, startProject, type Start } from "./start-process.ts"
import { broken } from "./verify.ts"
import { brokenParts, strayFiles, unshown } from "./whole-site.ts"
import { saveItems } from "./writers.ts"

export type Project = { readonly root: string; readonly home: string; readonly ledger: Ledger; readonly alive: Item[] }
export type Outcome = { readonly moment: string; readonly isChecked: boolean; readonly problems: readonly string[] }

const saved = v.object({
  items: v.array(
    v.object({
      uuid: v.string(),
      acknowledged: v.number(),
      sent: v.number(),
      deletion: v.picklist(["none", "sent", "acknowledged"]),
      round: v.number(),
    }),
  ),
  acknowledged: v.number(),
})
const tokens = v.object({ access_token: v.string() })

/** Makes a project in a folder, or opens that of an earlier run. */
export function openProject(folder: string): Project {
  mkdirSync(folder, { recursive: true })
  const root = join(realpathSync(folder), "project")
  if (!existsSync(root)) makeSmallProject(process.cwd(), root)
  const ledger = emptyLedger()
  const ledgerFile = join(root, "..", "ledger.json")
  if (existsSync(ledgerFile)) {
    const { items, acknowledged } = v.parse(saved, JSON.parse(readFileSync(ledgerFile, "utf8")))
    for (const item of items) ledger.items.set(item.uuid, item)
    ledger.acknowledged = acknowledged
  }
  const alive = [...ledger.items.values()].filter(({ deletion, acknowledged }) => deletion === "none" && acknowledged > 0)
  return { root, home: join(root, ".g30"), ledger, alive }
}

/** Kills one start at a random moment. A start that serves the site before that is checked. */
export async function killStart(project: Project, random: Random): Promise<Outcome> {
  const snapshot = snapshotOf(project.ledger)
  const start = startProject(project.root)
  const writing = write(project, start, random)
  const { name, comes } = momentOf(random, project, start)
  const isFirst = await Promise.race([comes.then(() => "moment" as const), start.ready])
  const problems = isFirst === "moment" ? [] : await checked(project, start, snapshot)
  if (isFirst === true) await wait(random.whole(2000))
  const whom = random.chance(0.3) ? "alone" : "group"
  await start.kill(whom)
  writing.stop()
  const refused = await writing.refused
  const left = await leftIn(project.root)
  writeLedger(project)
  return {
    moment: `${isFirst === true ? "serving" : name}, ${whom}`,
    isChecked: isFirst === true,
    problems: [...problems, ...refused, ...left],
  }
}

/** Runs a start to its end and checks all acknowledged writes. */
export async function lastStart(project: Project): Promise<readonly string[]> {
  const snapshot = snapshotOf(project.ledger)
  const start = startProject(project.root)
  const problems = await start.ready.then(() => checked(project, start, snapshot))
  await start.kill("group")
  return [...problems, ...(await leftIn(project.root))]
}

async function checked({ home, ledger }: Project, start: Start, snapshot: ReturnType<typeof snapshotOf>): Promise<readonly string[]> {
  const url = await start.url
  const raw = start.lines.filter((line) => /ENOTEMPTY|^\s+at .*:\d+:\d+/.test(line)).map((line) => `said: ${line}`)
  if (url === null || !(await start.ready)) return [`the start failed: ${start.lines.join("\n")}`, ...raw]
  const latest = (uuid: string) => ledger.items.get(uuid)
  const kept = start.lines.some((line) => line.includes("is still served")) ? [`the build failed: ${start.lines.join("\n")}`] : []
  const headers = await signIn(url)
  return [
    ...kept,
    ...raw,
    ...(await broken({ url, headers }, snapshot, latest)),
    ...(await unshown(url, snapshot, latest)),
    ...strayFiles(home),
    ...(await brokenParts(currentSite(home) ?? "")),
  ]
}

function momentOf(random: Random, { home }: Project, start: Start): { readonly name: string; readonly comes: Promise<void> } {
  const chosen = random.whole(10)
  const delay = random.whole(400)
  if (chosen === 0) return { name: "start", comes: wait(random.whole(3000)) }
  if (chosen === 1) {
    const link = join(home, "site")
    const before = linkedAt(link)
    const sites = join(home, "sites")
    // Files are written aside during a swap only.
    const isSwapping = () => linkedAt(link) > before || (existsSync(sites) && readdirSync(sites).some((name) => name.endsWith(".new")))
    return { name: "swap", comes: when(start, isSwapping, random.chance(0.5) ? random.whole(40) : delay) }
  }
  // This moment never comes: the start is killed while it serves.
  if (chosen <= 3) return { name: "serving", comes: new Promise(() => undefined) }
  const count = 1 + random.whole(60)
  const log = join(home, "build.log")
  const before = writtenAt(log)
  // A new build first leaves the log of the previous build in place.
  const isThere = () => writtenAt(log) > before && readFileSync(log, "utf8").split("\n").length >= count
  return { name: `build, line ${String(count)}`, comes: when(start, isThere, delay) }
}

function linkedAt(link: string): number {
  return lstatSync(link, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function writtenAt(file: string): number {
  return existsSync(file) ? statSync(file).mtimeMs : 0
}

async function when(start: Start, isThere: () => boolean, delay: number): Promise<void> {
  await start.url
  while (!isThere() && !start.hasEnded()) await wait(5)
  await wait(delay)
}

/** Writes at a person's pace from when the start listens until it is gone. */
function write({ ledger, alive }: Project, start: Start, random: Random) {
  let isOver = false
  const pace = { own: alive, most: 8, pause: 600, next: () => random.whole(1_000_000) / 1_000_000 }
  const refused = (async () => {
    const url = await start.url
    if (url === null) return []
    try {
      const client = { url, headers: await signIn(url), ledger }
      return (await saveItems(client, () => isOver, pace)).map(
        ({ method, status, body }) => `${method} was answered ${String(status)}: ${body.slice(0, 300)}`,
      )
    } catch {
      // It was killed during the sign-in.
      return []
    }
  })()
  return { refused, stop: () => void (isOver = true) }
}

async function signIn(url: string): Promise<Record<string, string>> {
  const username = "margaux.steenhout@example.org"
  const body = new URLSearchParams({
    grant_type: "password",
    client_id: siteClient,
    username,
    password: demoPassword,
    scope: "authenticated administrator",
  })
  const response = await fetch(`${url}/oauth/token`, { method: "POST", body })
  return { authorization: `Bearer ${v.parse(tokens, await response.json()).access_token}` }
}

function writeLedger({ root, ledger }: Project): void {
  writeFileSync(join(root, "..", "ledger.json"), JSON.stringify({ items: [...ledger.items.values()], acknowledged: ledger.acknowledged }))
}
