import { expect, test } from "../support/test.ts"
import { members, textOf } from "../support/demo.ts"

const [firstMember] = members
const name = firstMember === undefined ? "" : textOf(firstMember, "title")

test("pressing Members in the menu shows all of them again", async ({ page }) => {
  await page.goto(`/members/?q=${encodeURIComponent(name)}`)
  const count = page.getByRole("status").filter({ hasText: /members?/ })
  await expect(count).toHaveText("1 member")
  await page.getByRole("banner").getByRole("link", { name: "Members", exact: true }).click()
  await expect(count).toHaveText(`${members.length} members`)
  await expect(page.getByRole("searchbox")).toHaveValue("")
})

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false })
  test("every member is listed, and filters are links to pages of their own", async ({ page }) => {
    await page.goto("/members/")
    const titles = await page.getByRole("main").getByRole("link").allTextContents()
    expect(titles).toEqual(expect.arrayContaining(members.map((member) => textOf(member, "title"))))
    const filters = page.getByRole("navigation", { name: "Filters" }).getByRole("listitem")
    const speciality = filters.filter({ has: page.getByText(/^Schools and childcare$/) })
    const number = /\((\d+)\)/.exec((await speciality.textContent()) ?? "")?.[1]
    await speciality.getByRole("link").click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Architects: Schools and childcare")
    await expect(page.getByRole("article")).toHaveCount(Number(number))
    await page.goto("/members/")
    await page.getByText("Map of the provinces").click()
    const map = page.getByRole("group", { name: "Map of the provinces" })
    await map.getByRole("link", { name: /^East Flanders/ }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Architects in East Flanders")
  })
})
