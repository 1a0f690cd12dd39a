import { readFileSync } from "node:fs"
import { randomUUID } from "node:crypto"
import AxeBuilder from "@axe-core/playwright"
import { expect, test, type APIRequestContext, type Page } from "@playwright/test"
import { collectionPath } from "#contract/paths.ts"
import { accounts, demoPassword } from "../support/demo.ts"
import { aPerson, signInByApi } from "../support/people.ts"
import { signIn } from "../support/sign-in.ts"
import { expectNoSidewaysScroll, widths } from "../support/watch.ts"

const administrator = {
  mail: accounts.find(({ roles }) => JSON.stringify(roles).includes("administrator"))?.mail ?? "",
  password: demoPassword,
}

/** Publishes publications whose titles share a word that no other has. */
async function publish(request: APIRequestContext, titles: readonly string[]): Promise<string> {
  const word = `Réemploi${randomUUID().slice(0, 6)}`
  const { access_token: token } = await signInByApi(request, administrator.mail, administrator.password)
  for (const title of titles) {
    const answer = await request.post(collectionPath("node--article"), {
      headers: { authorization: `Bearer ${token}`, "content-type": "application/vnd.api+json" },
      data: { data: { type: "node--article", attributes: { title: `${title} ${word}`, status: true, field_kind: "opinion" } } },
    })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  return word
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
  expect(found, what).toEqual([])
  await expectNoSidewaysScroll(page)
}

const plain = (word: string) => word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()
const rows = (page: Page) => page.getByRole("main").locator("tbody tr")

test("an administrator finds a publication without its accents, narrows the list, and Back and reload restore it", async ({
  page,
  request,
}) => {
  const word = await publish(request, ["Alpha", "Beta"])
  await signIn(page, administrator)
  await page.getByRole("searchbox", { name: "Search publications" }).fill(plain(word))
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole("combobox", { name: "Status" }).selectOption({ label: "Draft" })
  await expect(page.getByRole("heading", { name: "No publication matches all of this" })).toBeVisible()
  await expectAccessible(page, "nothing found")
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("")
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole("searchbox")).toHaveValue(plain(word))
})

test("several publications are unpublished at once, by keyboard", async ({ page, request }) => {
  const word = await publish(request, ["Alpha", "Beta", "Gamma"])
  await signIn(page, administrator)
  await page.goto(`/admin/post/?q=${encodeURIComponent(word)}&sort=title`)
  await page.getByRole("link", { name: `Alpha ${word}` }).focus()
  await page.keyboard.press("Space")
  await page.keyboard.press("Shift+ArrowDown")
  await expect(page.getByText("2 selected")).toBeVisible()
  await expectAccessible(page, "a selection")
  await page.getByRole("button", { name: "Unpublish" }).click()
  await expect(page.getByText("2 publications unpublished")).toBeVisible()
  await expect(rows(page).filter({ hasText: "Draft" })).toHaveCount(2)
  await expect(rows(page).filter({ hasText: "Published" })).toHaveCount(1)
})

test("a deleted publication comes back by Undo, and is gone after the toast", async ({ page, request }) => {
  const word = await publish(request, ["Alpha", "Beta"])
  await signIn(page, administrator)
  await page.goto(`/admin/post/?q=${encodeURIComponent(word)}&sort=title`)
  const remove = async () => {
    await page.getByRole("button", { name: `Actions for Alpha ${word}` }).click()
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    const dialog = page.getByRole("dialog", { name: `Delete “Alpha ${word}”?` })
    await expectAccessible(page, "the question before a deletion")
    await dialog.getByRole("button", { name: "Delete" }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByRole("link", { name: `Beta ${word}` })).toBeFocused()
  }
  await remove()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(rows(page)).toHaveCount(2)
  await remove()
  await page.mouse.move(5, 5)
  const answer = await page.waitForResponse((response) => response.request().method() === "DELETE", { timeout: 15_000 })
  expect(answer.ok()).toBe(true)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
})

test("the export has all rows of the filtered list", async ({ page, request }) => {
  const word = await publish(request, ["=Alpha", "Beta"])
  await signIn(page, administrator)
  await page.goto(`/admin/post/?q=${encodeURIComponent(word)}&sort=title`)
  await expect(rows(page)).toHaveCount(2)
  const coming = page.waitForEvent("download")
  await page.getByRole("button", { name: "Export as CSV" }).click()
  const text = readFileSync(await (await coming).path(), "utf8")
  expect(text).toContain(`\uFEFFTitle;Status;`)
  expect(text).toContain(`"'=Alpha ${word}";Published;Opinion;`)
  expect(text.trim().split("\r\n")).toHaveLength(3)
})

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test("every list is accessible and fits", async ({ page }) => {
      await signIn(page, administrator)
      for (const [list, heading] of [
        ["post", "Publications"],
        ["member", "Members"],
        ["action-project", "Actions & projects"],
        ["people", "Users"],
        ["page", "Pages"],
        ["tag", "Tags"],
        ["speciality", "Specialities"],
        ["event-category", "Event categories"],
      ] as const) {
        await page.goto(`/admin/${list}/`)
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
        await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible()
        await expectAccessible(page, list)
      }
    })

    test("a member reads published publications, without states and editors", async ({ page, request }) => {
      await signIn(page, await aPerson(request))
      await expect(rows(page).first()).toBeVisible()
      await expect(page.getByRole("link", { name: "New publication" })).toBeHidden()
      await expect(page.getByText("Draft", { exact: true })).toHaveCount(0)
      await expect(rows(page).first().getByRole("link").first()).toHaveAttribute("href", /^\/post\/[\w-]+\/$/)
      await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "French" })
      await expect(page).toHaveURL("/admin/post/?language=fr")
      await expectAccessible(page, "a member's list")
    })
  })
}
