import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"

const switchOf = "Languages"

test("the switch leads to the same page in French, and back", async ({ page }) => {
  await page.goto("/members/")
  await page.getByRole("list", { name: switchOf }).getByRole("link", { name: "FR Français" }).click()
  await expect(page).toHaveURL("/fr/members/")
  await expect(page.getByRole("document")).toHaveAttribute("lang", "fr")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Membres")
  // Links of the frame stay in the language.
  await page.getByRole("banner").getByRole("link", { name: "Actions et projets" }).click()
  await expect(page).toHaveURL("/fr/actions-projects/")
  await page.getByRole("list", { name: "Langues" }).getByRole("link", { name: "EN English" }).click()
  await expect(page).toHaveURL("/actions-projects/")
})

test("the switch keeps the filters of a list, by the names of the other language", async ({ page }) => {
  await page.goto("/members/?region=BE-BRU&speciality=Housing")
  // The built page has all members; its scripts filter them, when they have loaded the directory.
  const articles = page.getByRole("main").getByRole("article")
  await expect(page.getByRole("status").filter({ hasText: /^\d members$/ })).toBeVisible()
  const count = await articles.count()
  await page.getByRole("list", { name: switchOf }).getByRole("link", { name: "NL Nederlands" }).click()
  await expect(page).toHaveURL("/nl/members/?region=BE-BRU&speciality=Housing")
  await expect(page.getByRole("combobox", { name: "Specialiteit" })).toHaveValue("Woningbouw")
  await expect(articles).toHaveCount(count)
})

test("versions name each other", async ({ request }) => {
  const versionsAt = async (path: string) => {
    const html = await (await request.get(path)).text()
    const links = [...html.matchAll(/<link[^>]*hrefLang="([^"]+)"[^>]*href="([^"]+)"/gi)]
    return Object.fromEntries(links.map(([, code = "", address = ""]) => [code, address]))
  }
  const expected = { en: "/members/", fr: "/fr/members/", nl: "/nl/members/", "x-default": "/members/" }
  for (const path of [expected.en, expected.fr, expected.nl]) expect(await versionsAt(path)).toEqual(expected)
})

test("a missing page says so in its language, and leads to the English start page", async ({ page }) => {
  for (const [path, title] of [
    ["/fr/no-such-thing/", "Page introuvable"],
    ["/nl/post/no-such-thing/", "Pagina niet gevonden"],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole("main").getByRole("link", { name: "Home page in English" })).toHaveAttribute("href", "/")
  }
})

test("the login is in the language of its address, and leads back to the French screen", async ({ page }) => {
  await page.goto("/fr/admin/agenda/")
  await expect(page).toHaveURL("/fr/user/login/?next=%2Ffr%2Fadmin%2Fagenda%2F")
  await expect(page.getByRole("document")).toHaveAttribute("lang", "fr")
})

test.describe("in a browser that prefers French", () => {
  test.use({ locale: "fr-BE" })

  test("an English page offers its French version, until the reader declines", async ({ page }) => {
    await page.goto("/members/")
    const offer = page.getByRole("complementary", { name: "Cette page existe en français" })
    await expect(offer.getByRole("link")).toHaveAttribute("href", "/fr/members/")
    await expectAccessible(page)
    await offer.getByRole("button", { name: "Fermer" }).click()
    await expect(offer).toHaveCount(0)
    await page.goto("/actions-projects/", { waitUntil: "networkidle" })
    await expect(page.getByRole("complementary", { name: "Cette page existe en français" })).toHaveCount(0)
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, locale: "fr-BE", viewport: { width: 390, height: 800 } })

  test("the list says that a page isn't translated, and the switch is there", async ({ page }) => {
    await page.goto("/nl/members/#not-translated")
    await expect(page.getByText("bestaat nog niet in het Nederlands")).toBeVisible()
    await page.getByRole("list", { name: "Talen" }).getByRole("link", { name: "FR Français" }).click()
    await expect(page).toHaveURL("/fr/members/")
    await expect(page.getByText("n’existe pas encore en français")).toBeHidden()
  })
})
