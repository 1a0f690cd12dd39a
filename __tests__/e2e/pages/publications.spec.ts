import { expect, test } from "@playwright/test"

test("filters combine, stand in the address, and lead back", async ({ page }) => {
  await page.goto("/publications/", { waitUntil: "networkidle" })
  const filters = page.getByRole("navigation", { name: "Filter publications" })
  await filters.getByText("Filter").click()
  await filters.getByRole("link", { name: /^Fees/ }).click()
  await expect(page).toHaveURL("/publications/?tag=fees")
  const count = page.getByRole("status").filter({ hasText: "publication" })
  await expect(count).toHaveText("5 publications")
  await filters.getByRole("link", { name: /^Position/ }).click()
  await expect(page).toHaveURL("/publications/?tag=fees&kind=position")
  await expect(filters.getByRole("link", { name: /^Position/ })).toHaveAttribute("aria-current", "true")
  const shown = Number((await count.textContent())?.split(" ")[0])
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(shown)
  await filters.getByRole("link", { name: /^Fees/ }).click()
  await expect(page).toHaveURL("/publications/?kind=position")
  await page.getByRole("button", { name: "Clear all" }).click()
  await expect(page).toHaveURL("/publications/")
})

test("a publication without tags has its picture in the same place as the others", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/publications/", { waitUntil: "networkidle" })
  const row = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("img") })
    .first()
  const place = async () => {
    const { x = 0, width = 0 } = (await row.getByRole("img").boundingBox()) ?? {}
    return [Math.round(x), Math.round(width)]
  }
  const before = await place()
  await row.getByRole("list").evaluate((tags) => {
    tags.remove()
  })
  expect(await place()).toEqual(before)
})

test("if the list doesn't come, the page says so and offers another try, which filters", async ({ page }) => {
  await page.route("**/publications/list.json", (route) => route.abort())
  await page.goto("/publications/?kind=opinion", { waitUntil: "networkidle" })
  const failure = page.getByRole("alert").filter({ hasText: "The publications could not be loaded" })
  await expect(failure).toBeVisible()
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(0)
  await page.unroute("**/publications/list.json")
  await failure.getByRole("button", { name: "Try again" }).click()
  const count = page.getByRole("status").filter({ hasText: "publication" })
  const opinions = Number((await count.textContent())?.split(" ")[0])
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(opinions)
  await expect(failure).toHaveCount(0)
})

test("if the list doesn't come, a filter leads to the page of its list", async ({ page }) => {
  await page.route("**/publications/list.json", (route) => route.abort())
  await page.goto("/publications/?kind=opinion", { waitUntil: "networkidle" })
  const filters = page.getByRole("navigation", { name: "Filter publications" })
  await filters.getByText("Filter").click()
  await filters.getByRole("link", { name: /^Fees/ }).click()
  await expect(page).toHaveURL("/publications/tag/fees/")
})

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false })

  test("a filter is a page, which names its way back, its counterparts and what else has the tag", async ({ page }) => {
    await page.goto("/publications/")
    await page.getByRole("navigation", { name: "Filter publications" }).getByText("Filter").click()
    await page
      .getByRole("link", { name: /^Public procurement/ })
      .first()
      .click()
    await expect(page).toHaveURL("/publications/tag/public-procurement/")
    await expect(page.getByRole("heading", { level: 2, name: "Actions & Projects" })).toBeVisible()
    expect(await page.evaluate(() => document.querySelector<HTMLLinkElement>("link[hreflang=fr]")?.href)).toMatch(
      /\/fr\/publications\/tag\/marches-publics\/$/,
    )
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Publications" }).click()
    await page.getByRole("navigation", { name: "Filter publications" }).getByText("Filter").click()
    await page.getByRole("link", { name: "2024", exact: false }).first().click()
    await expect(page.getByRole("heading", { level: 1, name: "Publications of 2024" })).toBeVisible()
  })
})
