import { readdirSync, readFileSync, statSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { once } from "node:events"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import type { Browser, CDPSession, Page } from "@playwright/test"
import * as v from "valibot"
import { mediaTypeOfFile } from "#server/site/media-types.ts"
import { median, mediansOf, type Print } from "./bench.ts"
import { builtSite, openBrowser } from "./dashboard.ts"

const rounds = 7
/** This site may block at most this fraction of the other site's blocking time. */
const mostBlocking = 0.5
/** DevTools has these numbers for "Slow 4G". */
const slowLine = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 }
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: "fr-BE" }

const traced = v.object({ name: v.string(), ph: v.string(), ts: v.number(), dur: v.optional(v.number()), pid: v.number(), tid: v.number() })

type Visit = { readonly blocking: number; readonly scripting: number; readonly longest: number; readonly shift: number }

/** Compares how long pages of this site, and of the one in G30_BENCH_OTHER, keep a phone busy. */
export async function benchRunning(print: Print): Promise<void> {
  const other = process.env.G30_BENCH_OTHER
  if (other === undefined) throw new Error("G30_BENCH_OTHER must be the folder of another built site, such as of an earlier version.")
  const own = process.env.G30_BENCH_OWN ?? (await builtSite(print))
  const browser = await openBrowser(print)
  const hosts = [await serve(other), await serve(own)] as const
  print(`medians of ${String(rounds)} visits in turns, of a phone with a CPU slowed 4 times: the other site, this one, and their ratio`)
  print(row(["page", "blocked ms", "this", "ratio", "scripts ms", "this", "longest ms", "this", "shift", "this"]))
  const verdicts = []
  for (const [name, path] of Object.entries(pagesOf(own))) verdicts.push(await comparePage(browser, hosts, { name, path, print }))
  await browser.close()
  for (const host of hosts) host.server.close()
  print(verdicts.every(Boolean) ? "All within their limits." : "TOO SLOW")
  if (!verdicts.every(Boolean)) process.exitCode = 1
}

type Host = { readonly url: string; readonly server: Server }
type Compared = { readonly name: string; readonly path: string; readonly print: Print }

async function comparePage(browser: Browser, [other, own]: readonly [Host, Host], { name, path, print }: Compared): Promise<boolean> {
  const visits: { readonly before: Visit[]; readonly after: Visit[] } = { before: [], after: [] }
  const measure = (host: Host, visitsOfHost: Visit[]) => async () => {
    const pageVisit = await visit(browser, host.url + path)
    visitsOfHost.push(pageVisit)
    return pageVisit.blocking
  }
  const [before, after] = await mediansOf(measure(other, visits.before), measure(own, visits.after), { rounds, warmUp: 1 })
  const both = (of: keyof Visit) => [median(visits.before.map((each) => each[of])), median(visits.after.map((each) => each[of]))] as const
  const shifts = both("shift")
  const figures = [...both("scripting"), ...both("longest")].map((time) => time.toFixed(0))
  print(
    row([name, before.toFixed(0), after.toFixed(0), (after / before).toFixed(2), ...figures, ...shifts.map((shift) => shift.toFixed(4))]),
  )
  return after <= before * mostBlocking && shifts[1] === 0
}

/** The cache is empty. The visit ends when the page has rested for a second and a half. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Performance.enable")
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", slowLine)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  const shifts = await watchShifts(page)
  const tasks = await tracedTasks(session, async () => {
    await page.goto(url, { waitUntil: "networkidle", timeout: 90_000 })
    await page.waitForTimeout(1500)
  })
  const shift = await shifts()
  const { metrics } = await session.send("Performance.getMetrics")
  await context.close()
  return { ...tasks, shift, scripting: (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000 }
}

async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0
    const add = (entry: PerformanceEntry & { readonly value?: number; readonly hadRecentInput?: boolean }) => {
      if (entry.hadRecentInput !== true) sum += entry.value ?? 0
      Reflect.set(window, "benchShift", sum)
    }
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: "layout-shift", buffered: true })
  })
  return async () => Number(await page.evaluate(() => String(Reflect.get(window, "benchShift") ?? 0)))
}

/** Only tasks after the first paint count. A task blocks for what it lasts beyond 50 ms. */
async function tracedTasks(session: CDPSession, work: () => Promise<void>): Promise<Pick<Visit, "blocking" | "longest">> {
  const events: v.InferOutput<typeof traced>[] = []
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value.map((event) => v.parse(traced, event))))
  const includedCategories = ["toplevel", "loading"]
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } })
  await work()
  const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve))
  await session.send("Tracing.end")
  await ended
  const paint = events.findLast(({ name }) => name === "firstContentfulPaint")
  const later = events.filter(({ ph, pid, tid, ts }) => ph === "X" && pid === paint?.pid && tid === paint.tid && ts > paint.ts)
  const tasks = later.filter(({ name }) => name === "ThreadControllerImpl::RunTask").map(({ dur = 0 }) => dur / 1000)
  const blocking = tasks.reduce((total, time) => total + Math.max(0, time - 50), 0)
  return { blocking, longest: Math.max(0, ...tasks) }
}

async function serve(folder: string): Promise<Host> {
  const packed = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://bench.invalid")
    const file = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname)
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return response.writeHead(404).end()
    const isText = /\.(html|js|css|json|svg)$/.test(file)
    const body = packed.get(file) ?? (isText ? brotliCompressSync(readFileSync(file)) : readFileSync(file))
    packed.set(file, body)
    return response.writeHead(200, { "Content-Type": mediaTypeOfFile(file), ...(isText && { "Content-Encoding": "br" }) }).end(body)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  return { url: `http://127.0.0.1:${String(typeof address === "object" ? address?.port : "")}`, server }
}

function pagesOf(site: string): Readonly<Record<string, string>> {
  const first = (folder: string) =>
    `/${folder}/${readdirSync(join(site, folder))
      .toSorted()
      .find((name) => statSync(join(site, folder, name, "index.html"), { throwIfNoEntry: false })?.isFile())}/`
  return { home: "/", members: "/members/", actions: "/actions-projects/", member: first("members"), publication: first("post") }
}

function row([first, ...others]: readonly string[]): string {
  return (first ?? "").padEnd(14) + others.map((text) => text.padStart(12)).join("")
}
