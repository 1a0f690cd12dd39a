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

for (const [words, town] of [
  [["Gent", "Gand", "ghent"], "Ghent"],
  [["Antwerpen", "Anvers"], "Antwerp"],
  [["Brugge", "brügge"], "Bruges"],
  [["Luik", "liege", "Lüttich"], "Liège"],
  [["Bruxelles", "brussel"], "Brussels"],
  [["Namen"], "Namur"],
  [["Elsene"], "Ixelles"],
] as const) {
  test(`members in ${town} are found by ${words.join(", ")}`, async ({ page }) => {
    await page.goto("/members/")
    for (const word of words) {
      await page.getByRole("searchbox").fill(word)
      await expect(page).toHaveURL(`/members/?${new URLSearchParams({ q: word }).toString()}`)
      await expect(page.getByRole("article").filter({ hasText: new RegExp(`\\d{4} ${town}`) })).not.toHaveCount(0)
      await expect(page.getByRole("main")).not.toContainText("No member matches all of this")
    }
  })
}

test("a filter can be taken away again", async ({ page }) => {
  await page.goto("/members/")
  const count = page.getByRole("status").filter({ hasText: /members?/ })
  await page.getByLabel("Region").selectOption({ index: 1 })
  await expect(count).not.toHaveText(`${members.length} members`)
  await page.getByRole("button", { name: /^Remove filter/ }).click()
  await expect(count).toHaveText(`${members.length} members`)
  await expect(page).toHaveURL("/members/")
})

test("pressing Members in the menu shows all of them again", async ({ page }) => {
  await page.goto(`/members/?q=${encodeURIComponent(name)}`)
  const count = page.getByRole("status").filter({ hasText: /members?/ })
  await expect(count).toHaveText("1 member")
  await page.getByRole("banner").getByRole("link", { name: "Members", exact: true }).click()
  await expect(count).toHaveText(`${members.length} members`)
  await expect(page.getByRole("searchbox")).toHaveValue("")
})

test("a question that nobody matches is answered with words", async ({ page }) => {
  await page.goto("/members/")
  await page.getByRole("searchbox").fill("no such practice anywhere")
  await expect(page.getByRole("main")).toContainText("No member matches all of this")
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
