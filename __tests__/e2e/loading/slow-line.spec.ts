import { expect, test } from "../support/test.ts"
import { samples } from "../support/routes.ts"
import { layoutShiftsOf, readThrough, slowTagOf, widths } from "../support/watch.ts"

/** Milliseconds that scripts and fonts take longer than the page. */
const delay = 500

for (const width of widths) {
  for (const [name, { path }] of Object.entries(samples)) {
    test(
      `nothing of the ${name} page moves at ${width} px when its scripts and fonts load late`,
      { tag: slowTagOf(width) },
      async ({ page }) => {
        await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
        await page.route(/\.(js|woff2)$/, async (route) => {
          await new Promise((done) => setTimeout(done, delay))
          await route.continue()
        })
        const shifts = await layoutShiftsOf(page)
        await page.goto(path, { waitUntil: "networkidle" })
        await readThrough(page)
        const total = shifts.reduce((sum, { value }) => sum + value, 0)
        expect(total, shifts.map(({ value, what }) => `${value.toFixed(3)} of ${what}`).join(" | ")).toBeLessThanOrEqual(0.02)
      },
    )
  }
}
