import { expect, test } from "../support/test.ts"
import { samples } from "../support/routes.ts"
import { expectStill, layoutShiftsOf, readThrough } from "../support/watch.ts"

/** Milliseconds that scripts and fonts take longer than the page. */
const delay = 500

test.use({ viewport: { width: 390, height: 844 } })

// Those with a large picture, a filtered list and a long text.
for (const { path } of [samples.home, samples.members, samples.post]) {
  test(`nothing of ${path} moves when its scripts and fonts load late`, async ({ page }) => {
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
