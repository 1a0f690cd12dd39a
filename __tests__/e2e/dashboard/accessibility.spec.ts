import { randomUUID } from "node:crypto"
import type { Page, Route } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { aPerson } from "../support/people.ts"
import { administrator, make } from "../support/content.ts"
import { signIn, startSession } from "../support/sign-in.ts"

const mediaType = "application/vnd.api+json"
const refuse = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: mediaType, body: JSON.stringify({ errors: [{ status: String(status), detail: "Refused." }] }) })
const nothing = { jsonapi: { version: "1.0" }, data: [], meta: { count: 0 }, links: {} }
const articles = ({ pathname }: URL) => pathname.startsWith("/jsonapi/node/article")

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click()
const modal = (page: Page) => page.locator("dialog[open]")

async function closeModal(page: Page): Promise<void> {
  await page.keyboard.press("Escape")
  await expect(modal(page)).toHaveCount(0)
}

async function writtenIn(page: Page): Promise<void> {
  await page.goto("/post/create/")
  await page.getByRole("textbox", { name: "Text", exact: true }).click()
  await page.keyboard.type("Some words")
  await page.keyboard.press("Shift+Home")
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px axe finds nothing in`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: "reduce" })
    test.slow()

    test("@long a list that loads, is empty, fails, and one with a menu, a selection and dialogs", async ({ page, request }) => {
      const word = randomUUID().slice(0, 8)
      await make(request, "node--article", { attributes: { title: `Alpha ${word}`, field_kind: "opinion" } })
      await startSession(page, administrator)
      for (const [what, answer] of [
        ["a list that loads", () => undefined],
        ["an empty list", (route: Route) => route.fulfill({ contentType: mediaType, body: JSON.stringify(nothing) })],
        ["a failed list", refuse(500)],
      ] as const) {
        await page.route(articles, answer)
        await page.goto("/admin/post/")
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        const shown = { "a list that loads": page.locator("[aria-busy=true]"), "an empty list": page.getByText("Nothing written yet") }
        await expect(what === "a failed list" ? page.getByRole("button", { name: "Retry" }) : shown[what]).toBeVisible({ timeout: 20_000 })
        await expectAccessible(page, what)
        await page.unroute(articles)
      }
      await page.goto(`/admin/post/?q=${word}`)
      await press(page, `Actions for Alpha ${word}`)
      await expectAccessible(page, "a row's menu")
      await press(page, "Delete")
      await expect(page.getByText("Nothing on the site links here.")).toBeVisible()
      await expectAccessible(page, "the question before a deletion")
      await closeModal(page)
      await page.getByRole("checkbox", { name: `Select Alpha ${word}` }).check()
      await press(page, "Add tag")
      await expectAccessible(page, "the choice of a tag")
      await closeModal(page)
      await press(page, "Publish")
      await expect(page.getByText(`“Alpha ${word}” published`)).toBeVisible()
      await expectAccessible(page, "a toast")
    })

    test("@long the menus, a member's list, page and profile", async ({ page, request }) => {
      await signIn(page, await aPerson(request))
      await page.getByRole("button", { name: /^(Dashboard|Open menu)$/ }).click()
      await expectAccessible(page, "a member's menu")
      await page.getByRole("link", { name: "Edit profile" }).first().click()
      await expect(page).toHaveURL(/\/people\/\d+\/edit\/$/)
      await expect(page.getByRole("button", { name: "Save" })).toBeVisible()
      await expectAccessible(page, "a profile")
    })

    test(`${width === 1440 ? "" : "@long "}a form with errors, the dialogs of its text, and the pictures`, async ({ page }) => {
      await startSession(page, administrator)
      await writtenIn(page)
      await page.keyboard.press("Control+k")
      await page.getByLabel("Address or title").fill("competition")
      await expect(modal(page).getByText(/pages? found/)).toBeVisible()
      await expectAccessible(page, "the dialog of a link")
      // The list of pages closes first.
      await page.keyboard.press("Escape")
      await closeModal(page)
      for (const name of ["Picture", "Language of a phrase"]) {
        await page.getByRole("textbox", { name: "Text", exact: true }).press("Control+a")
        await page.getByRole("toolbar").getByRole("button", { name, exact: true }).click()
        await expect(modal(page)).toBeVisible()
        await expectAccessible(page, name)
        await closeModal(page)
      }
      await page.getByRole("textbox", { name: "Text", exact: true }).press("Control+/")
      await expectAccessible(page, "the shortcuts")
      await closeModal(page)
      await page.getByRole("textbox", { name: "Text", exact: true }).press("End")
      await page.getByRole("toolbar").getByRole("button", { name: "Table", exact: true }).click()
      // Header cells have words before anybody reads them.
      for (const head of ["Year", "Place", "Cost"]) {
        await page.keyboard.type(head)
        await page.keyboard.press("Tab")
      }
      await page.getByRole("toolbar").getByRole("button", { name: "Footnote", exact: true }).click()
      await expectAccessible(page, "a table and a footnote")
      await press(page, "Publish")
      await expect(page.getByRole("alert").filter({ hasText: "before this can go live" })).toBeVisible()
      await expectAccessible(page, "a form with errors")
      await page.getByRole("button", { name: "Choose from the library" }).first().click()
      await modal(page).getByRole("radio").first().check({ force: true })
      await expect(modal(page).getByRole("button", { name: "Use this picture" })).toBeVisible()
      await expectAccessible(page, "the library")
    })
  })
}
