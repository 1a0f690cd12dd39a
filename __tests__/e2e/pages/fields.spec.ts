import { expect, test } from "../support/test.ts"
import { openPage } from "../support/loading.ts"

test("selects and search fields have the design's icons, also in forced colours", async ({ page }) => {
  await openPage(page, "/members/")
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors })
    for (const control of [page.getByRole("searchbox"), page.getByRole("combobox", { name: "Language" })]) {
      const look = await control.evaluate((element) => {
        const sign = element.parentElement?.querySelector("svg")
        if (!sign) throw new Error("It has no icon.")
        const { appearance, backgroundImage } = getComputedStyle(element)
        const box = sign.getBoundingClientRect()
        const field = element.getBoundingClientRect()
        return {
          appearance,
          backgroundImage,
          isInside: box.left >= field.left && box.right <= field.right && box.top >= field.top && box.bottom <= field.bottom,
          isSeen: getComputedStyle(sign).stroke !== getComputedStyle(element).backgroundColor,
          height: field.height,
        }
      })
      expect(look).toEqual({ appearance: "none", backgroundImage: "none", isInside: true, isSeen: true, height: 52 })
    }
  }
})
