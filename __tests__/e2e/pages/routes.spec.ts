import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { violationsIn } from "../support/accessible.ts"
import { missing, routes, samples, type Route } from "../support/routes.ts"
import { complaintsOf, expectNoSidewaysScroll, layoutShiftsOf, readThrough, tagOf, widths } from "../support/watch.ts"

/** Routes that are checked at each width, one of each kind. `npm run test:long` checks each of the others at one of them. */
const kinds = [...new Set([...Object.values(samples), ...missing])]
const others = routes.filter((route) => !kinds.includes(route))

/** On a missing page Gatsby asks for its data, then for its address, before it shows the not-found page. */
function isMissing({ path, status }: Route, asked: string): boolean {
  const bare = path.replace(/\/$/, "")
  return status === 404 && [path, bare, `/page-data${bare}/page-data.json`].includes(asked)
}

/** Opens a route at one width, scrolls through it, and checks the rules of every page. */
async function expectSoundPage(page: Page, route: Route, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
  const complaints = complaintsOf(page, (url) => isMissing(route, new URL(url).pathname))
  const shifts = await layoutShiftsOf(page)
  const answer = await page.goto(route.path)
  await readThrough(page)
  expect(answer?.status()).toBe(route.status)
  await expect(page).toHaveTitle(`${route.title} - G30`)
  await expect(page.locator("h1")).toHaveCount(1)
  await expect(page.locator("h1")).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    `layout shift: ${shifts.map(({ value, what }) => `${value.toFixed(3)} of ${what}`).join(" | ")}`,
  ).toBeLessThanOrEqual(0.02)
  expect(complaints).toEqual([])
}

for (const [turn, width] of widths.entries()) {
  test.describe(`at ${width} px`, { tag: tagOf(width) }, () => {
    for (const route of [...kinds, ...others.filter((_, index) => index % widths.length === turn)]) {
      test(`${route.path} is complete and accessible`, { tag: kinds.includes(route) ? [] : "@long" }, async ({ page }) => {
        await expectSoundPage(page, route, width)
        expect(await violationsIn(page)).toEqual([])
      })
    }

    // The HTML is the same at each width, so one of them is enough for each commit.
    test.describe("with scripts off", { tag: turn === 0 ? [] : "@long" }, () => {
      test.use({ javaScriptEnabled: false })
      for (const route of kinds) {
        test(`${route.path} is complete`, ({ page }) => expectSoundPage(page, route, width))
      }
    })
  })
}
