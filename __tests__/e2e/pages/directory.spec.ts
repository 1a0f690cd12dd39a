import { expect, test } from "@playwright/test"
import { members, textOf } from "../support/demo.ts"

const [firstMember] = members
const name = firstMember === undefined ? "" : textOf(firstMember, "title")

test("the directory narrows while the reader types and keeps the question in the address", async ({ page }) => {
  await page.goto("/members/")
  const count = page.getByRole("status").filter({ hasText: /members?/ })
  await expect(count).toHaveText(`${members.length} members`)
  await page.getByRole("searchbox").fill(name)
  await expect(count).toHaveText("1 member")
  await expect(page).toHaveURL(/\?.+/)
  await page.reload()
  await expect(page.getByRole("searchbox")).toHaveValue(name)
  await expect(count).toHaveText("1 member")
  await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible()
})

const towns = [
  ["Gent", ["Ghent", "Gand", "gent"]],
  ["Antwerpen", ["Antwerp", "Anvers"]],
  ["Brugge", ["Bruges", "brügge"]],
  ["Liège", ["Luik", "liege", "Lüttich"]],
  ["Bruxelles", ["Brussels", "brussel"]],
  ["Namur", ["Namen"]],
  ["Ixelles", ["Elsene"]],
] as const

test("members are found by each name of their town", async ({ page }) => {
  await page.goto("/members/")
  for (const [town, words] of towns)
    for (const word of words) {
      await page.getByRole("searchbox").fill(word)
      await expect(page).toHaveURL(`/members/?${new URLSearchParams({ q: word }).toString()}`)
      await expect(page.getByRole("article").filter({ hasText: new RegExp(`\\d{4} ${town}`) })).not.toHaveCount(0)
      await expect(page.getByRole("main")).not.toContainText("No member matches all of this")
    }
})

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
  test("every member is listed", async ({ page }) => {
    await page.goto("/members/")
    for (const member of members)
      await expect(
        page
          .getByRole("main")
          .getByRole("link", { name: textOf(member, "title") })
          .first(),
      ).toBeVisible()
  })
})
