import { expect, test } from "../support/test.ts"
import { samples } from "../support/routes.ts"
import { expectStill, layoutShiftsOf, readThrough, widths } from "../support/watch.ts"

/** Milliseconds that scripts and fonts take longer than the page. */
const delay = 500

/** Those with a large picture, a filtered list and a long text. `npm run test:long` looks at the other kinds, and at wider windows. */
const inGate = ["home", "members", "post"]

for (const width of widths) {
  for (const [name, { path }] of Object.entries(samples)) {
    const tag = width === 390 && inGate.includes(name) ? [] : "@long"
    test(`nothing of the ${name} page moves at ${width} px when its scripts and fonts load late`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
      await page.route(/\.(js|woff2)$/, async (route) => {
        await new Promise((done) => setTimeout(done, delay))
        await route.continue()
      })
      const shifts = await layoutShiftsOf(page)
      await page.goto(path, { waitUntil: "networkidle" })
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await readThrough(page)
      expectStill(shifts)
    })
  }
}
