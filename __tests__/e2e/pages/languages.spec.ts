import { expect, test } from "../support/test.ts"

test("the switch leads to the same page in French, and back", async ({ page }) => {
  await page.goto("/members/")
  await page.getByRole("list", { name: "Languages" }).getByRole("link", { name: "FR Français" }).click()
  await expect(page).toHaveURL("/fr/members/")
  await expect(page.getByRole("document")).toHaveAttribute("lang", "fr")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Membres")
  // Links of the frame stay in the language.
  await page.getByRole("banner").getByRole("link", { name: "Actions et projets" }).click()
  await expect(page).toHaveURL("/fr/actions-projects/")
  await page.getByRole("list", { name: "Langues" }).getByRole("link", { name: "EN English" }).click()
  await expect(page).toHaveURL("/actions-projects/")
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
