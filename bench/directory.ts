import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import type { Page } from "@playwright/test"
import { ignoredWords } from "#gatsby/content/directory/ignored-words.ts"
import type { AllMembers } from "#lib/directory/listed-member.ts"
import { openDatabase } from "#server/database/open.ts"
import { createApp } from "#server/app.ts"
import { listen } from "#server/listen.ts"
import { appBase, inFolder, median, type Print } from "./bench.ts"
import { builtSite, openBrowser } from "./dashboard.ts"
import { manyMembers } from "./directory-members.ts"

const slowdown = 4
const rounds = 15
/** Milliseconds of the browser for one filter, and kilobytes until all can be filtered. */
const most = { time: 50, data: 90 }

/** Filters invented members in the built directory, in a browser whose processor is slowed. */
export function benchDirectory(print: Print, count: number): Promise<void> {
  return inFolder(async (folder) => {
    const site = process.env.G30_BENCH_OWN ?? (await builtSite(print))
    const file = JSON.stringify({ members: manyMembers(count), ignored: ignoredWords.en } satisfies AllMembers)
    const pageData = readFileSync(join(site, "page-data/members/page-data.json"))
    const data = (brotliCompressSync(file).length + brotliCompressSync(pageData).length) / 1000
    print(`data of ${String(count)} members: ${data.toFixed(1)} kB (brotli), with that of the page`)
    const db = openDatabase(join(folder, "content.sqlite"))
    const server = await listen(createApp({ ...appBase(db, folder), siteFolder: () => site }), { port: 0, host: "127.0.0.1" })
    const browser = await openBrowser(print)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.route("**/members/directory.json", (route) => route.fulfill({ contentType: "application/json", body: file }))
    // An address with a query loads all members.
    await page.goto(`${server.url}/members/?q=zzzzzz`)
    const slowest = await measure(page, print)
    await browser.close()
    await server.close()
    db.close()
    const isGood = slowest <= most.time && data <= most.data
    print(isGood ? "All within their limits." : "TOO SLOW OR TOO LARGE")
    if (!isGood) process.exitCode = 1
  })
}

const searches = ["ga", "atelier", "schools", "bruxxelles", "an architect in Gent who does schools", "zzzzzz", ""]

async function measure(page: Page, print: Print): Promise<number> {
  await page
    .getByRole("status")
    .filter({ hasText: /^0 members$/ })
    .waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  const medians: number[] = []
  for (const text of searches) medians.push(await report(page, print, `search “${text}”`, text))
  for (const language of ["fr", "nl"]) medians.push(await report(page, print, `language ${language}`, language, "language"))
  return Math.max(...medians)
}

async function report(page: Page, print: Print, name: string, value: string, field = "q"): Promise<number> {
  const times: Time[] = []
  for (let round = 0; round < rounds; round++) {
    await page.evaluate(ask, { field, value: value === "" ? "ga" : "" })
    times.push(await page.evaluate(ask, { field, value }))
  }
  const [laidOut, painted] = [median(times.map((time) => time.laidOut)), median(times.map((time) => time.painted))]
  const count = await page.getByRole("status").first().textContent()
  print(`${name}: ${String(count)}, median ${laidOut.toFixed(1)} ms until laid out, ${painted.toFixed(1)} until painted`)
  return laidOut
}

type Time = { readonly laidOut: number; readonly painted: number }

/** Runs in the page: repeats a request as a reader does whose browser has the answer in its cache, and returns milliseconds. */
async function ask({ field, value }: { readonly field: string; readonly value: string }): Promise<Time> {
  await new Promise((resolve) => setTimeout(resolve, 100))
  await new Promise((resolve) => requestIdleCallback(resolve))
  const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(`form[role=search] [name=${field}]`)
  if (control === null) throw new Error("The form is missing.")
  const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
  // React knows only of values that are set in the element's own way.
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value)
  const drawn = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      document.body.getBoundingClientRect()
      resolve(performance.now())
    })
    // The same answer as before draws nothing.
    setTimeout(resolve, 500, Number.NaN)
    observer.observe(document.querySelector("main [role=status]") ?? document.body, { subtree: true, childList: true, characterData: true })
  })
  let start = performance.now()
  control.dispatchEvent(new Event(field === "q" ? "input" : "change", { bubbles: true }))
  if (field === "q") {
    // The reader presses Enter after the last key.
    await new Promise((resolve) => setTimeout(resolve))
    start = performance.now()
    control.form?.requestSubmit()
  }
  const laidOut = (await drawn) - start
  // The message is handled after the work of the frame.
  await new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  })
  return { laidOut, painted: performance.now() - start }
}
