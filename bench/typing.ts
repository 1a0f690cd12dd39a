import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import * as v from "valibot"
import { changeContent } from "#server/content/changes.ts"
import { entityById, putEntities } from "#server/content/entities/entity-store.ts"
import { openDatabase } from "#server/database/open.ts"
import { inFolder, median, type Print } from "./bench.ts"
import { builtSite, openBrowser, openDashboard } from "./dashboard.ts"
import { fillLists, longText } from "./list-content.ts"

// Milliseconds between a key and the moment at which the page begins to answer it.
const most = 50
const slowdown = 4
/** Milliseconds between two keys of a quick typist. */
const pause = 70

const sentence = "Between the windows of the second floor hangs a rope, and nobody knows who tied it there. "
const sentences = 12
const saveAfter = 8

/** A quick typist writes in a text of 5,000 words, on a processor four times slower. */
export function benchTyping(print: Print): Promise<void> {
  return inFolder((folder) => benchIn(folder, print))
}

async function benchIn(folder: string, print: Print): Promise<void> {
  const files = join(folder, "files")
  mkdirSync(files)
  const db = openDatabase(join(folder, "content.sqlite"))
  try {
    const site = await builtSite(print)
    fillLists(db, 50)
    changeContent(db, () => putEntities(db, [longText(9001)]))
    if (entityById(db, "node", 9001) === undefined) throw new Error("The long text is not there.")
    const browser = await openBrowser(print)
    const { page, url, close } = await openDashboard(browser, site, { db, files })
    await page.goto(`${url}/post/9001/edit/`, { waitUntil: "networkidle" })
    const result = await measure(page)
    await close()
    await browser.close()
    print(`5,000 words, ${String(result.keys)} keys, one each ${String(pause)} ms, processor ${String(slowdown)} times slower, ms`)
    print(`input delay: worst ${result.worst.toFixed(0)} (${String(most)} at most), median ${result.usual.toFixed(0)}`)
    print(`from the key to the next frame: worst ${result.frame.toFixed(0)}; longest task ${result.task.toFixed(0)}`)
    if (result.worst > most) {
      print(`TOO SLOW, at ${result.late.join(", ")}`)
      process.exitCode = 1
    }
  } finally {
    db.close()
  }
}

const timings = v.object({
  /** Milliseconds since the page began. */
  starts: v.array(v.number()),
  delays: v.array(v.number()),
  durations: v.array(v.number()),
  tasks: v.array(v.number()),
})

async function measure(page: Page) {
  const session = await page.context().newCDPSession(page)
  const box = page.getByRole("textbox", { name: "Text", exact: true })
  // The click goes to the middle of the text.
  await box.locator("p").nth(25).click()
  await page.keyboard.press("End")
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await page.evaluate(() => {
    const times: Readonly<Record<"starts" | "delays" | "durations" | "tasks", number[]>> = {
      starts: [],
      delays: [],
      durations: [],
      tasks: [],
    }
    Object.assign(window, { measuredTyping: times })
    const keys = new Set(["keydown", "keyup"])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("processingStart" in entry) || !keys.has(entry.name)) continue
        times.starts.push(entry.startTime)
        times.delays.push(Number(entry.processingStart) - entry.startTime)
        times.durations.push(entry.duration)
      }
    }).observe(Object.assign({ type: "event" }, { durationThreshold: 16 }))
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.tasks.push(duration)
    }).observe({ type: "longtask" })
  })
  for (let number = 0; number < sentences; number += 1) {
    await page.keyboard.type(sentence, { delay: pause })
    // After pauses of many lengths, keys meet whatever waits for a pause: checks, drafts, reports to the form.
    await page.waitForTimeout(400 + 60 * number)
    if (number === saveAfter) await page.keyboard.press("Control+s")
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 })
  const { starts, delays, durations, tasks } = v.parse(
    timings,
    await page.evaluate(() => Object.entries(window).find(([name]) => name === "measuredTyping")?.[1]),
  )
  if (delays.length === 0) throw new Error("The browser reported no key.")
  const top = (values: readonly number[]) => Math.max(0, ...values)
  const late = delays.flatMap((delay, index) =>
    delay > most ? [`${((starts[index] ?? 0) / 1000).toFixed(1)} s: ${delay.toFixed(0)}`] : [],
  )
  return { late, keys: sentence.length * sentences, worst: top(delays), usual: median(delays), frame: top(durations), task: top(tasks) }
}
