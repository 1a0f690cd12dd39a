/** Moves between pages, and what the console says of them. */
import { expect, type Page } from "@playwright/test"

/** Waits until React follows the links of the present document. */
export function followsLinks(page: Page) {
  return page.waitForFunction(() => Object.keys(document.getElementById("main") ?? {}).some((key) => key.startsWith("__reactProps")))
}

/** Waits until what a scroll, a key or a press has started is over: scrolling, transitions, and work for which the browser was busy. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawTwice = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (let place = NaN; place !== scrollY;) {
      place = scrollY
      await drawTwice()
    }
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
    await new Promise((done) => requestIdleCallback(done))
  })
}

export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await followsLinks(page)
}

/** The header's links are in view, so their data is here before they are followed; not so the footer's. */
export function follow(page: Page, name: string): Promise<void> {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click()
}

export function expectSaid(said: readonly string[], words: string | RegExp): Promise<void> {
  return expect.poll(() => said.join("\n")).toMatch(words)
}
