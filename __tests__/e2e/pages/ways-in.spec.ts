import { expect, test } from "../support/test.ts"

test("a practice introduces itself: the mail is prepared from what was typed, and nothing is lost", async ({ page }) => {
  await page.goto("/")
  await page.getByRole("region", { name: "Want to be a member?" }).getByRole("link", { name: "How to join" }).click()
  await expect(page.getByRole("table")).toContainText("Annual fee")
  await page.getByLabel("Name of the practice").fill("Atelier & Fils")
  await page.getByRole("button", { name: "Prepare the email" }).click()
  await expect(page.getByRole("alert")).toBeFocused()
  await expect(page.getByRole("alert")).toContainText("2 things to fix")
  await page.getByLabel("Your name").fill("Ann")
  await page.getByLabel("A question").fill("Fees\nHours")
  await page.getByRole("contentinfo").getByRole("link", { name: "Legal" }).click()
  await expect(page).toHaveURL("/legal/")
  await page.goBack()
  await expect(page.getByLabel("A question")).toHaveValue("Fees\nHours")
  await page.getByRole("button", { name: "Prepare the email" }).click()
  const text = "Name of the practice: Atelier & Fils\nYour name: Ann\nA question that you would like to work on with us:\nFees\nHours"
  await expect(page.getByRole("textbox", { name: "Text of the email" })).toHaveValue(text)
  await expect(page.getByRole("link", { name: "Open the email program" })).toHaveAttribute("href", /^mailto:members@example\.org\?subject=/)
})
