import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { violationsIn } from "../support/accessible.ts"
import { layoutShiftsOf } from "../support/watch.ts"

/** The paths of what a page asks for that belongs to the search. */
function searchesOf(page: Page): readonly string[] {
  const asked: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (/search|closest/.test(pathname)) asked.push(pathname)
  })
  return asked
}

test("nothing of the search is loaded until someone searches; then the keyboard is enough", async ({ page }) => {
  const asked = searchesOf(page)
  await page.goto("/members/", { waitUntil: "networkidle" })
  await expect(page.getByRole("banner").getByRole("link", { name: "Search" })).toBeVisible()
  expect(asked).toEqual([])
  await page.keyboard.press("Control+k")
  const field = page.getByRole("searchbox", { name: "Search the site" })
  await expect(field).toBeFocused()
  expect(asked.filter((path) => path.endsWith(".json") && !path.endsWith("page-data.json"))).toEqual([])

  await page.keyboard.type("barometr")
  const results = page.getByRole("main").getByRole("article")
  await expect(results.first()).toContainText("barometer")
  await expect(page.getByRole("status").filter({ hasText: /^\d+ results?$/ })).toBeVisible()
  expect(await results.first().evaluate((result) => result.querySelector("mark")?.textContent)).toMatch(/barometer/i)
  await expect(page).toHaveURL("/search/?q=barometr")
  expect(await violationsIn(page)).toEqual([])

  await page.keyboard.press("ArrowDown")
  const first = results.first().getByRole("link")
  await expect(first).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(field).toBeFocused()
  await page.keyboard.press("ArrowDown")
  const title = await first.innerText()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(field).toHaveValue("barometr")
  await expect(results.first()).toContainText(title)
})

test('"Show more" moves the focus to the first new result', async ({ page }) => {
  await page.goto("/search/?q=architecten")
  const results = page.getByRole("main").getByRole("article")
  await page.getByRole("button", { name: /^Show \d+ more$/ }).press("Enter")
  await expect(results.nth(10).getByRole("link")).toBeFocused()
})

test("a question for an architect leads to the directory, which answers it", async ({ page }) => {
  await page.goto("/search/?q=architect+near+Ghent+schools")
  await page.getByRole("link", { name: "Look for “architect near Ghent schools” in the directory of members" }).click()
  await expect(page).toHaveURL("/members/?q=architect+near+Ghent+schools")
  await expect(page.getByRole("button", { name: "Nearest to Ghent" })).toBeVisible()
})

test("no result in one language leads to the search in another", async ({ page }) => {
  await page.goto("/search/?q=erelonen")
  await page.getByRole("link", { name: "Zoeken in het Nederlands" }).click()
  await expect(page).toHaveURL("/nl/search/?q=erelonen")
  await expect(page.getByRole("main").getByRole("article").first()).toContainText(/ereloon|erelonen/i)
})

test("no result leads on, and an index that doesn't come can be asked for again", async ({ page }) => {
  await page.goto("/search/?q=xqzzyv")
  await expect(page.getByRole("heading", { name: "Nothing found for “xqzzyv”" })).toBeVisible()
  await expect(page.getByRole("main").getByRole("link", { name: "Members", exact: true })).toBeVisible()
  await page.route("**/search/en/**", (route) => route.abort())
  await page.goto("/search/?q=school")
  await expect(page.getByRole("alert")).toContainText("The search could not be loaded")
  await page.unroute("**/search/en/**")
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible()
})

test("the not-found page names the pages closest to the address, and moves nothing", async ({ page }) => {
  const shifts = await layoutShiftsOf(page)
  await page.goto("/action-project/fee-barometre/")
  await expect(page.getByRole("heading", { name: "Is it one of these pages?" })).toBeVisible()
  await expect(page.getByRole("main").getByRole("link", { name: /^Fee barometer/ })).toBeVisible()
  expect(shifts).toEqual([])
  await page.goto("/post/xqzzyv-wkkrj/", { waitUntil: "networkidle" })
  await expect(page.getByRole("heading", { name: "Is it one of these pages?" })).toHaveCount(0)
  await expect(page.getByRole("link", { name: "Back to home" })).toBeVisible()
})
