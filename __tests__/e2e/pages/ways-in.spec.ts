import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { samples } from "../support/routes.ts"

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
  await expectAccessible(page)
})

test("clients are led to the directory and to a free reading, from the start page and the directory", async ({ page }) => {
  for (const from of ["/members/", "/"]) {
    await page.goto(from)
    const way = page.getByRole("region", { name: "Looking for an architect?" }).getByRole("link")
    await expect(way).toHaveAttribute("href", "/looking-for-an-architect/")
  }
  await page.goto("/nl/een-architect-zoeken/")
  await expect(page.getByRole("main").getByRole("link", { name: "Een bureau zoeken in de ledenlijst" })).toHaveAttribute(
    "href",
    "/nl/members/",
  )
  await expect(page.getByRole("button", { name: "De e-mail voorbereiden" })).toBeVisible()
})

test("the press finds logos, pictures with credits, and the latest publications", async ({ page, request }) => {
  await page.goto("/press/")
  const files = page.getByRole("region", { name: "Downloads" }).getByRole("link")
  await expect(files).toHaveCount(7)
  await expect(files.nth(3)).toContainText("Picture: G30, CC0")
  for (const file of await files.all()) {
    const answer = await request.get((await file.getAttribute("href")) ?? "")
    expect(answer.ok(), await file.innerText()).toBe(true)
  }
  await expect(page.getByRole("region", { name: "Latest publications" }).getByRole("heading", { level: 3 })).toHaveCount(4)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the mails have their questions, and a text says how to cite it", async ({ page }) => {
    await page.goto("/fr/nous-rejoindre/")
    await expect(page.getByRole("form")).toHaveCount(0)
    await expect(page.getByRole("link", { name: "L’écrire dans votre logiciel de messagerie" })).toHaveAttribute(
      "href",
      /body=Nom%20du%20bureau/,
    )
    await page.goto(samples.post.path)
    await page.getByText("How to cite").click()
    await expect(page.getByRole("region", { name: "Share" })).toContainText(`“${samples.post.title}”`)
  })
})
