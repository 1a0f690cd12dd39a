import { expect, test } from "../support/test.ts"
import { expectNothingStored } from "../support/watch.ts"

// The crawl looks at each kind of page.
test("before an answer a move within the document, and back, stores nothing", async ({ page }) => {
  await page.goto("/legal/")
  await page.getByRole("contentinfo").getByRole("link", { name: "Press" }).click()
  await expect(page).toHaveURL("/press/")
  await page.goBack()
  await expect(page).toHaveURL("/legal/")
  await expectNothingStored(page)
})

/** Runs in the page. Moves the focus through all controls of forms, and lists those that something covers. */
function coveredControls(): { readonly count: number; readonly covered: readonly string[] } {
  const controls = [...document.querySelectorAll<HTMLElement>("main form :is(input, select, textarea, button)")].filter((control) =>
    control.checkVisibility(),
  )
  const isCovered = (control: HTMLElement) => {
    control.focus()
    const { left, top, width, height } = control.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there === null || !(control.contains(there) || there.contains(control))
  }
  return { count: controls.length, covered: controls.filter(isCovered).map(({ id }) => id) }
}

test("the notice covers no field or button of a form", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto("/join/")
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible()
  const { count, covered } = await page.evaluate(coveredControls)
  expect(covered).toEqual([])
  expect(count).toBeGreaterThan(1)
})
