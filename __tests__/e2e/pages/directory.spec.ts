import { expect, test } from "../support/test.ts"
import { members, textOf } from "../support/demo.ts"

const [firstMember] = members
const name = firstMember === undefined ? "" : textOf(firstMember, "title")

const questions = [
  ["/members/", "liege school", /Schools and childcare/],
  ["/members/", "an architect near Luik who does schools and speaks French", /Schools and childcare/],
  ["/fr/members/", "luik école", /Écoles et petite enfance/],
  ["/nl/members/", "luik scholen", /Scholen en kinderopvang/],
] as const

test("a visitor's question finds practices, by the names of its own language", async ({ page }) => {
  for (const [path, question, speciality] of questions) {
    await page.goto(path)
    await page.getByRole("searchbox").fill(question)
    const found = page.getByRole("article").filter({ hasText: path.startsWith("/nl/") ? /4000 Luik/ : /4000 Liège/ })
    await expect(found.filter({ hasText: speciality })).not.toHaveCount(0)
  }
})

test("a card shows a picture of work, and a member's page has its contact to save", async ({ page, request }) => {
  await page.goto("/members/")
  await expect(page.getByRole("article").first().getByRole("img")).toHaveJSProperty("complete", true)
  await page.getByRole("article").getByRole("heading").first().getByRole("link").click()
  const address = await page.getByRole("link", { name: "Save contact" }).getAttribute("href")
  const answer = await request.get(address ?? "")
  expect(answer.headers()["content-type"]).toBe("text/vcard; charset=utf-8")
  expect(await answer.text()).toContain("VERSION:3.0\r\n")
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
  test("every member is listed, and filters are links to pages of their own", async ({ page }) => {
    for (const [filter, heading] of [
      [/^East Flanders$/, "Architects in East Flanders"],
      [/^Schools and childcare$/, "Architects: Schools and childcare"],
      [/^French$/, "Architects who speak French"],
    ] as const) {
      await page.goto("/members/")
      const link = page
        .getByRole("navigation", { name: "Filters" })
        .getByRole("listitem")
        .filter({ has: page.getByText(filter) })
      const number = /\((\d+)\)/.exec((await link.textContent()) ?? "")?.[1]
      await link.getByRole("link").click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(`${heading} - G30`)
      await expect(page.getByRole("article")).toHaveCount(Number(number))
      expect(await page.evaluate(() => document.querySelector<HTMLLinkElement>("link[hreflang=fr]")?.href)).toMatch(/\/fr\/members\//)
    }
    await page.goto("/members/")
    await page.getByText("Map of the provinces").click()
    await page
      .getByRole("group", { name: "Map of the provinces" })
      .getByRole("link", { name: /^East Flanders/ })
      .click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Architects in East Flanders")
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
