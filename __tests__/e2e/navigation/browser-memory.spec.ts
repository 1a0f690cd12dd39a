import { chromium, expect, test, type Page } from "@playwright/test"
import { findChromium } from "#scripts/gate/chromium.ts"
import { testOrigin } from "#scripts/gate/test-site.ts"
import { followsLinks, settled } from "../support/loading.ts"
import { samples } from "../support/routes.ts"

/** What a page told the next one of its return, because Playwright loses sight of a page that comes back from memory. */
type Return = { readonly persisted: boolean; readonly place: number; readonly isHydrated: boolean; readonly reasons: unknown }

/** A browser that keeps pages in memory. Playwright's own arguments prevent it. */
async function withMemory(work: (page: Page) => Promise<void>): Promise<void> {
  const executablePath = findChromium({ isWhole: true })
  if (executablePath === null) throw new Error("The headless shell keeps no pages in memory: install Chromium.")
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  })
  try {
    const context = await browser.newContext({ baseURL: testOrigin, viewport: { width: 1440, height: 900 }, locale: "en-GB" })
    await context.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => {
        const [visit] = performance.getEntriesByType("navigation")
        const reasons: unknown = visit && "notRestoredReasons" in visit ? visit.notRestoredReasons : null
        const isHydrated = Object.keys(document.getElementById("main") ?? {}).some((key) => key.startsWith("__reactProps"))
        setTimeout(() => {
          const told = JSON.stringify({ persisted, place: Math.round(scrollY), isHydrated, reasons })
          if (location.pathname !== "/legal/") localStorage.setItem(`return ${location.pathname}`, told)
        }, 300)
      })
    })
    await work(await context.newPage())
  } finally {
    await browser.close()
  }
}

/** Goes to another document and back, and asks in a third page what came back. */
async function leaveAndReturn(page: Page, meanwhile: () => void = () => undefined): Promise<Return> {
  const path = new URL(page.url()).pathname
  await page.goto(`/fr${samples.legal.path}`)
  await page.evaluate((key) => localStorage.removeItem(key), `return ${path}`)
  await page.evaluate(meanwhile)
  await page.evaluate(() => setTimeout(() => history.back()))
  const other = await page.context().newPage()
  await other.goto("/legal/")
  const told = () => other.evaluate((key) => localStorage.getItem(key), `return ${path}`)
  await expect.poll(told).not.toBeNull()
  const text = await told()
  await other.close()
  return JSON.parse(text ?? "null") as Return
}

for (const path of ["/members/", samples.post.path]) {
  test(`Back finds ${path} in the browser's memory, where it was left`, async () => {
    await withMemory(async (page) => {
      await page.goto(path, { waitUntil: "networkidle" })
      await followsLinks(page)
      await page.mouse.wheel(0, 300)
      await settled(page)
      const place = await page.evaluate(() => Math.round(scrollY))
      expect(place).toBeGreaterThan(100)
      const { persisted, reasons, ...state } = await leaveAndReturn(page)
      expect(persisted, JSON.stringify(reasons)).toBe(true)
      expect(state).toEqual({ place, isHydrated: true })
    })
  })
}

test("a page from the browser's memory loads anew if the reader has answered about cookies meanwhile", async () => {
  await withMemory(async (page) => {
    await page.goto(samples.post.path, { waitUntil: "networkidle" })
    const { persisted } = await leaveAndReturn(page, () => {
      document.cookie = "g30_cookies=declined; path=/"
    })
    expect(persisted).toBe(false)
  })
})
