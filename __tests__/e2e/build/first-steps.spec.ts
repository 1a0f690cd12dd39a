import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { saveBar } from "../support/editing.ts"
import { aProject } from "../support/own-start.ts"
import { openForm } from "../support/sign-in.ts"

test.describe.configure({ timeout: 900_000 })

let project: Awaited<ReturnType<typeof aProject>>
test.beforeEach(async () => {
  project = await aProject()
})
test.afterEach(async () => {
  await project.stop()
  project.remove()
})

async function makeFirstAdministrator(page: Page, link: string): Promise<void> {
  await openForm(page, link)
  await page.getByLabel("Name", { exact: true }).fill("Inès Dubois")
  await page.getByLabel("Email", { exact: true }).fill("ines@example.org")
  await page.getByLabel("Password", { exact: true }).fill("a level and a square")
  await page.getByRole("button", { name: "Create the account and log in" }).click()
}

test("a new installation leads from the link of its start to the first publication on the site", { tag: "@long" }, async ({ page }) => {
  const lines = await project.start()
  await makeFirstAdministrator(page, lines.find((line) => line.includes("/user/first/#temp_pass="))?.trim() ?? "")
  await page.getByRole("link", { name: "Write the first one" }).click()
  await page.getByLabel("Title", { exact: true }).fill("Why we found an association")
  await page.getByRole("textbox", { name: "Text", exact: true }).click()
  await page.keyboard.type("Thirty practices sat down at one table.")
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(
    saveBar(page)
      .getByText(/^(Saved|Live) \d\d:\d\d/)
      .first(),
  ).toBeVisible()

  await project.stop()
  const again = await project.start()
  expect(again.join("\n")).not.toContain("/user/first/")
  await page.goto(project.url)
  await page.getByRole("link", { name: "Why we found an association" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Why we found an association" })).toBeVisible()
  await expect(page.getByText("Thirty practices sat down at one table.")).toBeVisible()
})
