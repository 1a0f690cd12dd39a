import { expect, test } from "../support/test.ts"
import { expectAccessible, tabThrough } from "../support/accessible.ts"
import { administrator } from "../support/people.ts"
import { signIn, startSession } from "../support/sign-in.ts"
import { openPage } from "../support/loading.ts"

test.describe("at 400 % zoom of a window of 1280 px", () => {
  test.use({ viewport: { width: 320, height: 256 }, reducedMotion: "reduce" })
  test.slow()

  test("nothing covers what has the focus", async ({ page }) => {
    await startSession(page, administrator)
    await page.goto("/post/create/")
    await expect(page.getByRole("button", { name: "Publish" })).toBeVisible()
    expect(await tabThrough(page, "a form")).toBeGreaterThan(20)
  })
})

test.describe("by keyboard", () => {
  test.use({ viewport: { width: 390, height: 800 }, reducedMotion: "reduce" })
  test.slow()

  test("@long each control shows that it has the focus, is not covered, and is large enough", async ({ page }) => {
    await startSession(page, administrator)
    for (const address of ["/admin/post/", "/admin/tag/", "/post/create/", "/member/create/", "/people/create/"]) {
      await page.goto(address)
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached()
      await page.waitForLoadState("networkidle")
      expect(await tabThrough(page, address)).toBeGreaterThan(10)
    }
  })
})

test.describe("with forced colours", () => {
  test.use({ viewport: { width: 1440, height: 900 }, forcedColors: "active" })
  // The colours are the reader's own, and axe reads some of those of the site.
  const colours = ["color-contrast"]

  test("chosen boxes, pressed tools and the present section are told apart by more than a ground", async ({ page }) => {
    await signIn(page, administrator)
    await page.getByRole("main").locator("tbody").getByRole("checkbox").first().check()
    const looks = await page
      .getByRole("main")
      .locator("tbody")
      .getByRole("checkbox")
      .evaluateAll((boxes) => boxes.slice(0, 2).map((box) => getComputedStyle(box).appearance))
    expect(looks).toEqual(["auto", "auto"])
    await expectAccessible(page, "a list", colours)
    await page.goto("/post/create/")
    await page.getByRole("textbox", { name: "Text", exact: true }).click()
    await page.keyboard.press("Control+b")
    const bold = page.getByRole("toolbar").getByRole("button", { name: "Bold" })
    await expect(bold).toHaveAttribute("aria-pressed", "true")
    await expect(bold).not.toHaveCSS("outline-style", "none")
    await expectAccessible(page, "a form", colours)
  })

  test("a disabled button differs from the others, and the edges of a question are drawn", async ({ page }) => {
    await startSession(page, administrator)
    await page.goto("/admin/tag/")
    await page.getByRole("button", { name: "New tag" }).click()
    const dialog = page.getByRole("dialog")
    const colourOf = (name: string) => dialog.getByRole("button", { name }).evaluate((button) => getComputedStyle(button).color)
    expect(await colourOf("Save")).not.toBe(await colourOf("Cancel"))
    await page.keyboard.press("Escape")
    const menus = page.getByRole("button", { name: /^Actions for/ })
    await menus.first().click()
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await expect(page.getByRole("alertdialog")).toHaveCSS("outline-style", "solid")
  })

  test("the edges of the cookie notice and of a toast are drawn", async ({ page }) => {
    await openPage(page, "/")
    const notice = page.getByRole("region", { name: "Cookies" })
    await expect(notice).toHaveCSS("border-top-style", "solid")
    await notice.getByRole("button", { name: "Decline" }).click()
    await page.getByRole("button", { name: "Copy" }).click()
    await expect(page.getByRole("group", { name: /cop/i })).toHaveCSS("outline-style", "solid")
  })
})

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" })

  test("nothing on a waiting screen moves", async ({ page }) => {
    await startSession(page, administrator)
    await page.route("**/jsonapi/node/article*", () => undefined)
    await page.goto("/admin/post/")
    await expect(page.getByRole("progressbar")).toBeVisible()
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
        .map((each) => each.id),
    )
    expect(moving).toEqual([])
  })
})
