import { expect, test } from "@playwright/test"
import * as v from "valibot"
import { expectAccessible } from "../support/accessible.ts"

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
  await expectAccessible(page)
  await filters.getByRole("link", { name: /^Fees/ }).click()
  await expect(page).toHaveURL("/publications/?kind=position")
  await page.getByRole("button", { name: "Clear all" }).click()
  await expect(page).toHaveURL("/publications/")
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

test("all publications stand in the archive or on the pages of years that follow, with their summaries and pictures where there is room", async ({
  page,
  request,
}) => {
  const answer: unknown = await (await request.get("/publications/list.json")).json()
  const { publications } = v.parse(v.object({ publications: v.array(v.unknown()) }), answer)
  await page.goto("/publications/")
  await expect(page.getByText(`${publications.length} publications`)).toBeVisible()
  const shown = new Set<string>()
  for (;;) {
    const links = page.getByRole("main").getByRole("listitem").getByRole("heading").getByRole("link")
    for (const path of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))) shown.add(path)
    const older = page.getByRole("link", { name: "Older", exact: true })
    if ((await older.count()) === 0) break
    await page.goto((await older.getAttribute("href")) ?? "")
  }
  expect(shown.size).toBe(publications.length)
  // Other tests publish without pictures, but not for this year.
  await page.goto("/publications/2024/")
  const items = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
  await page.setViewportSize({ width: 1440, height: 900 })
  const illustrated = items.filter({ has: page.getByRole("img") }).first()
  const title = (await illustrated.getByRole("heading", { level: 2 }).textContent()) ?? ""
  const same = items.filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) })
  await expect(same.getByRole("img")).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(same).toBeVisible()
  await expect(same.getByRole("img")).toBeHidden()
})
