import { expect, test } from "../support/test.ts"
import { routes } from "../support/routes.ts"

const shells = ["/admin/post/", "/post/create/", "/post/1/edit/", "/people/1/edit/", "/user/"]

test.use({ javaScriptEnabled: false })

test("with scripts off no page shows controls or placeholders that need them", async ({ page }) => {
  test.setTimeout(180_000)
  for (const path of [...routes.map((route) => route.path), ...shells]) {
    await page.goto(path, { waitUntil: "domcontentloaded" })
    await expect(page.locator("form:visible, [aria-busy]:visible"), path).toHaveCount(0)
    const words = await page.locator("body").innerText()
    expect(words, path).not.toMatch(/Loading|Choose a region|Show \d+ more|is on its way|Give the email|12 characters/)
  }
})

for (const path of ["/user/login/", "/password-reset/new/", "/password-reset/reset/", ...shells]) {
  test(`with scripts off ${path} says that it needs them`, async ({ page }) => {
    await page.goto(path)
    // toContainText leaves out what stands in noscript.
    expect(await page.getByRole("main").innerText()).toContain("JavaScript only")
  })
}
