import { expect, type Page } from "@playwright/test"
import { testOrigin } from "#scripts/gate/test-site.ts"

export const widths = [390, 768, 1440] as const

/** The gate looks at the outer widths; `npm run test:long` at the one between. */
export function tagOf(width: (typeof widths)[number]): string[] {
  return width === 768 ? ["@long"] : []
}

/** For the slowest tests, of which the gate looks at the narrowest width alone. */
export function slowTagOf(width: (typeof widths)[number]): string[] {
  return width === 390 ? [] : ["@long"]
}

/** Collects console errors, exceptions, failed requests, answers with an error, and requests to another site. */
export function complaintsOf(page: Page, isExpected: (url: string) => boolean = () => false): string[] {
  const complaints: string[] = []
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return
    if (!isExpected(message.location().url)) complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`))
  page.on("response", (response) => {
    if (response.status() >= 400 && !isExpected(response.url())) complaints.push(`${response.status()}: ${response.url()}`)
  })
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== testOrigin) complaints.push(`elsewhere: ${request.url()}`)
  })
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed"
    complaints.push(`${reason}: ${request.url()}`)
  })
  return complaints
}

export type LayoutShift = { readonly value: number; readonly what: string }

/** Collects layout shifts that no input caused. Uses the browser's protocol, because a page with scripts off can't. */
export async function layoutShiftsOf(page: Page): Promise<LayoutShift[]> {
  const shifts: LayoutShift[] = []
  const session = await page.context().newCDPSession(page)
  const nameOf = async (backendNodeId = 0) => {
    const { node } = await session.send("DOM.describeNode", { backendNodeId })
    return `<${node.localName} ${(node.attributes ?? []).join(" ")}>`
  }
  session.on("PerformanceTimeline.timelineEventAdded", ({ event: { layoutShiftDetails } }) => {
    if (layoutShiftDetails?.hadRecentInput !== false) return
    const { value, sources } = layoutShiftDetails
    const moves = sources.map(async ({ nodeId, previousRect: from, currentRect: to }) => {
      // The element has been removed since.
      const name = await nameOf(nodeId).catch(() => "an element")
      return `${name} from ${from.y} (${from.height} high) to ${to.y} (${to.height} high)`
    })
    void Promise.all(moves).then((texts) => shifts.push({ value, what: texts.join("; ") }))
  })
  await session.send("PerformanceTimeline.enable", { eventTypes: ["layout-shift"] })
  return shifts
}

/** Scrolls through the page screen by screen until nothing moves, and back to the top. */
export async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => innerHeight)
  // Looked at from outside: with scripts off nothing in the page can wait.
  const placeAfter = async (before: number) => {
    let place = before
    for (let looks = 0; looks < 30 && place === before; looks++) place = await page.evaluate(() => scrollY)
    return place
  }
  let place = 0
  for (;;) {
    await page.mouse.wheel(0, height)
    const next = await placeAfter(place)
    if (next === place) break
    place = next
  }
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: "instant" })
  })
}

/** Expects that hardly anything moved without input. */
export function expectStill(shifts: readonly LayoutShift[]): void {
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, `layout shift: ${shifts.map(({ value, what }) => `${value.toFixed(3)} of ${what}`).join(" | ")}`).toBeLessThanOrEqual(0.02)
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }))
  expect(content, "width of the page's content").toBeLessThanOrEqual(screen)
}

/** Runs in the page. The names of everything that it has left in the browser. */
async function storedNames(): Promise<readonly string[]> {
  const databases = await indexedDB.databases()
  const workers = await navigator.serviceWorker.getRegistrations()
  const cookies = document.cookie === "" ? [] : [document.cookie]
  const names = [...databases.map(({ name = "" }) => name), ...(await caches.keys()), ...workers.map(({ scope }) => scope)]
  return [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...cookies, ...names]
}

/** Expects that nothing is left in the browser, as before an answer about cookies. */
export async function expectNothingStored(page: Page): Promise<void> {
  expect(await page.evaluate(storedNames)).toEqual([])
  expect(await page.context().cookies()).toEqual([])
}
