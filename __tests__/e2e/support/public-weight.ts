import { brotliCompressSync } from "node:zlib"
import { expect, type Page } from "@playwright/test"
import * as v from "valibot"
import { budgets } from "#scripts/gate/budgets.ts"
import { chunkMap } from "#scripts/gate/dashboard-budgets.ts"

const dashboardChunks = [
  "members-area",
  "dashboard",
  "account",
  "profile",
  "lists",
  "list-dialogs",
  "editor",
  "rich-text",
  "preview",
  "waiting-saves",
  "drafts",
]

/** The files of each chunk by its name. */
export const chunksOf = async (page: Page) => v.parse(chunkMap, await (await page.request.get("/chunk-map.json")).json())

/** Weights by the addresses of scripts, which hold the hash of their content, because compressing is slow. */
const weights = new Map<string, number>()

function weigh(address: string, body: Buffer): number {
  const weight = weights.get(address) ?? brotliCompressSync(body).length
  weights.set(address, weight)
  return weight
}

/** Notes what a page loads from now on. The returned function expects it to be within a visitor's limits, and to have nothing of the dashboard. */
export function watchWeight(page: Page): () => Promise<void> {
  const requested: string[] = []
  page.on("request", (request) => requested.push(request.url()))
  const scripts: Promise<readonly [string, number]>[] = []
  page.on("response", (response) => {
    // The browser requests prefetched files as "other".
    if (response.request().resourceType() !== "script") return
    scripts.push(response.body().then((body) => [response.url(), weigh(response.url(), body)]))
  })
  return async () => {
    // The scripts load after the first paint.
    await page.waitForFunction(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length > 2)
    await page.waitForLoadState("networkidle")
    const sizes = new Map(await Promise.all(scripts))
    expect(sizes.size).toBeGreaterThan(2)
    const weight = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    expect(weight, [...sizes.keys()].join("\n")).toBeLessThanOrEqual(budgets.scripts)

    const chunks = await chunksOf(page)
    const ofDashboard = new Set(dashboardChunks.flatMap((name) => chunks[name] ?? [name]))
    expect(requested.filter((address) => ofDashboard.has(new URL(address).pathname))).toEqual([])

    const fonts = await page.evaluate(() => {
      const paint = performance.getEntriesByName("first-paint")[0]?.startTime ?? 0
      const early = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < paint)
      return early.map(({ name }) => name).filter((name) => name.includes(".woff2"))
    })
    expect(fonts.length, "fonts requested before the first paint").toBeLessThanOrEqual(1)
    const sheets = requested.filter((address) => address.endsWith(".css"))
    expect(sheets, "style sheets beside those in the page").toEqual([])
  }
}
