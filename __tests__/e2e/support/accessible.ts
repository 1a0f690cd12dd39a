import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"
import { expectNoSidewaysScroll } from "./watch.ts"

/** Runs axe on what the page shows now, and looks whether it fits the window's width. */
export async function expectAccessible(page: Page, what?: string, without: string[] = []): Promise<void> {
  await page.evaluate(faded)
  expect(await violationsIn(page, { without }), what).toEqual([])
  await expectNoSidewaysScroll(page)
}

type Scope = { readonly without?: string[]; readonly inside?: string }

/** What axe finds on the page as it is now, or inside of one element. */
export async function violationsIn(page: Page, { without = [], inside }: Scope = {}): Promise<readonly string[]> {
  // Otherwise axe describes each element that passes, and works on that in a second page: this takes three times as long.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: true } } })
    .disableRules(without)
  // The rows of a list are alike. The first eight stand for all.
  builder.exclude("tbody > tr:nth-child(n + 9)")
  if (inside !== undefined) builder.include(inside)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
}

/** Runs in the page, until all is faded in: before, it has less contrast. */
async function faded(): Promise<void> {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
}

/** Runs in the page. What is wrong with how the element with the focus shows itself; empty where nothing is. */
function faultsOfFocus(): string[] {
  const element = document.activeElement
  if (element === null || element === document.body) return []
  const name = `${element.tagName} ${element.getAttribute("aria-label") ?? element.id} ${element.textContent.trim().slice(0, 30)}`
  // A box draws the focus of the field without a frame inside of it.
  const drawn = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
  // Chromium draws the focus of a date's own button inside of the field.
  const isDate = element instanceof HTMLInputElement && element.type === "date"
  const isDrawn = isDate || drawn.some((each) => each instanceof Element && getComputedStyle(each).outlineStyle !== "none")
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) => [0.02, 0.5, 0.98].map((y) => [left + x * width, top + y * height] as const))
  const isOnTop = ([x, y]: readonly [number, number]) => {
    const shown = document.elementFromPoint(x, y)
    return shown !== null && (element.contains(shown) || shown.contains(element))
  }
  const isInline = getComputedStyle(element).display === "inline"
  const isNative = element instanceof HTMLInputElement && ["checkbox", "radio", "file"].includes(element.type)
  return [
    ...(isDrawn ? [] : [`${name}: the focus is not drawn`]),
    ...(points.some(isOnTop)
      ? []
      : [`${name}: hidden at ${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`]),
    ...(isInline || isNative || (width >= 24 && height >= 24) ? [] : [`${name}: ${Math.round(width)} × ${Math.round(height)}`]),
  ]
}

/** Goes through the page by Tab, and looks at each element that gets the focus. Returns how many there were. */
export async function tabThrough(page: Page, what: string, most = 150): Promise<number> {
  const found: string[] = []
  let count = 0
  for (; count < most; count += 1) {
    await page.keyboard.press("Tab")
    if (await page.evaluate(() => document.activeElement === null || document.activeElement === document.body)) break
    found.push(...(await page.evaluate(faultsOfFocus)))
  }
  expect(found, what).toEqual([])
  return count
}
