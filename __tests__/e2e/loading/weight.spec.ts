import { gzipSync } from "node:zlib"
import { expect, test } from "@playwright/test"
import { limits } from "#scripts/gate/budgets.ts"
import { samples } from "../support/routes.ts"

test.use({ viewport: { width: 1440, height: 900 } })

for (const [name, { path }] of Object.entries(samples)) {
  test(`the ${name} page of a visitor is within its limits, and loads nothing of the dashboard`, async ({ page }) => {
    const asked: string[] = []
    page.on("request", (request) => asked.push(request.url()))
    const scripts: Promise<readonly [string, number]>[] = []
    page.on("response", (response) => {
      // The browser requests prefetched files as "other".
      if (response.request().resourceType() !== "script") return
      scripts.push(response.body().then((body) => [response.url(), gzipSync(body, { level: 9 }).length]))
    })
    await page.goto(path)
    // The scripts load after the first paint.
    await page.waitForFunction(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length > 2)
    await page.waitForLoadState("networkidle")
    const sizes = new Map(await Promise.all(scripts))
    expect(sizes.size).toBeGreaterThan(2)
    expect(
      [...sizes.values()].reduce((sum, size) => sum + size, 0),
      [...sizes.keys()].join("\n"),
    ).toBeLessThanOrEqual(limits.scripts)

    expect(asked.filter((address) => /members-area|dashboard|account|profile/.test(address))).toEqual([])

    const { fonts, sheets } = await page.evaluate(() => {
      const paint = performance.getEntriesByName("first-paint")[0]?.startTime ?? 0
      const early = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < paint)
      const named = (part: string) => early.map(({ name }) => name).filter((name) => name.includes(part))
      return { fonts: named(".woff2"), sheets: named(".css") }
    })
    expect(fonts.length, "fonts asked for before the first paint").toBeLessThanOrEqual(1)
    expect(sheets, "style sheets asked for before the first paint").toEqual([])
  })
}
