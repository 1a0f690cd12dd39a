/** The main stories of the dashboard, on a Drupal with our module. Each goes on from the one before. */
import { join } from "node:path"
import { expect as playwrightExpect } from "@playwright/test"
import type { Langcode } from "#contract/fields.ts"
import { inLanguage } from "#contract/languages.ts"
import { individualPath } from "#contract/paths.ts"
import { aDashboard, change, make, read, reuseTable, signIn, type Dashboard } from "#support/drupal/dashboard.ts"

const expectPage = playwrightExpect.configure({ timeout: 20_000 })

let dashboard: Dashboard
const title = "Ten bricks for a fair wall"
const found = `/jsonapi/node/article?filter[title]=${encodeURIComponent(title)}`

beforeAll(async () => {
  dashboard = await aDashboard()
}, 120_000)

afterAll(() => dashboard.close())

const button = (name: string) => dashboard.page.getByRole("button", { name, exact: true })
const field = (name: string) => dashboard.page.getByLabel(name, { exact: true })
const status = () => dashboard.page.getByRole("region", { name: "Save", exact: true }).getByRole("status")
const asked = (method: string, path: string) => dashboard.answers.filter((answer) => answer.method === method && answer.path === path)

test("one signs in, and a save of the profile ends the access token, which is refreshed unseen", async () => {
  const { page, drupal } = dashboard
  await signIn(page, drupal.administrator)
  await page.goto("/people/1/edit/")
  await field("Preferred language").selectOption("fr")
  const tokens = asked("POST", "/oauth/token").length
  await button("Save").click()
  // The dashboard goes on in the account's language.
  await expectPage(page).toHaveURL("/fr/people/1/edit/")
  await expectPage.poll(() => asked("POST", "/oauth/token").length).toBe(tokens + 1)
  expect(dashboard.answers.filter(({ status: code }) => code === 401)).toEqual([])
})

test("a publication is written with a text and a picture, and published", async () => {
  const { page, drupal } = dashboard
  await page.goto("/post/create/")
  await field("Title").fill(title)
  await page.getByLabel("Files for cover image").setInputFiles(join("demo", "images", "brick-arcade-colonnade.jpg"))
  const cover = page.getByRole("region", { name: "Cover image" })
  await cover.getByLabel("Alt text", { exact: true }).fill("An arcade of bricks")
  await page.getByRole("textbox", { name: "Text", exact: true }).click()
  await page.keyboard.type("The brick is ")
  await page.keyboard.press("Control+b")
  await page.keyboard.type("red")
  await field("Summary").fill("Ten short points.")
  await button("Save").click()
  await expectPage(status()).toHaveText(/^Saved \d\d:\d\d/)
  expect((await read(drupal, found)).attributes).toMatchObject({ status: false })
  await button("Publish").click()
  await expectPage(status()).toHaveText(/Goes live with the next build|^Saved \d\d:\d\d(?!, not)/)
  const { attributes } = await read(drupal, found)
  expect(attributes).toMatchObject({ status: true, path: { alias: "/post/ten-bricks-for-a-fair-wall" } })
  expect(attributes.body).toMatchObject({ value: "<p>The brick is <strong>red</strong></p>", summary: "Ten short points." })
  await page.reload()
  await expectPage(cover.getByRole("img").first()).toBeVisible()
})

test("the list finds it by search and by filter, with its small picture, and says that it isn't live", async () => {
  const { page } = dashboard
  await page.goto("/admin/post/")
  await page.getByRole("searchbox", { name: "Search publications" }).fill("fair brick")
  const row = page.getByRole("row", { name: title })
  await expectPage(row).toContainText("Not live yet")
  await expectPage(row.locator("img")).toHaveAttribute("src", /^blob:/)
  // Drupal answers 503 while another request has it make the same copy.
  const refused = dashboard.answers.filter(({ path, status: code }) => path.includes("/styles/") && code >= 400 && code !== 503)
  expect(refused).toEqual([])
  await expectPage(page).toHaveURL(/[?&]q=/)
  await page.getByLabel("Status").selectOption({ label: "Draft" })
  await expectPage(row).toHaveCount(0)
})

test("it is live once a build has its revision", async () => {
  const { page, site, drupal, built } = dashboard
  const { attributes } = await read(drupal, found)
  const number = Number(attributes.drupal_internal__nid)
  const stamp = {
    id: "another",
    built: new Date().toISOString(),
    content: null,
    seconds: 1,
    counts: {},
    items: { "node--article": [number, number + 1] },
  }
  site.serve("/build.json", stamp)
  // A row that is live prefetches its page.
  const example = built("page-data/index/page-data.json")
  const path = "/post/ten-bricks-for-a-fair-wall/"
  site.serve(`/page-data${path}page-data.json`, { ...example, path })
  site.serve(`/post/${number}/edit.json`, { hash: example.hash, changed: attributes.changed, vid: attributes.drupal_internal__vid })
  await page.goto("/admin/post/?q=fair")
  await expectPage(page.getByRole("row", { name: title })).toContainText("Live")
})

test("who saves what somebody else has saved meanwhile is asked, and nothing is overwritten before", async () => {
  const { page, drupal } = dashboard
  const { id, attributes } = await read(drupal, found)
  await page.goto(`/post/${String(attributes.drupal_internal__nid)}/edit/`)
  await expectPage(field("Title")).toHaveValue(title)
  await field("Summary").fill("Ten points.")
  await page.keyboard.press("Control+s")
  await expectPage(status()).toHaveText(/^Saved \d\d:\d\d|^Goes live/)
  await change(drupal, individualPath("node--article", id), { type: "node--article", id, attributes: { title: `${title}, theirs` } })
  await field("Title").fill(`${title}, mine`)
  await page.keyboard.press("Control+s")
  const dialog = page.getByRole("alertdialog", { name: "You saved this in another tab in the meantime" })
  await expectPage(dialog).toContainText("theirs")
  expect(dashboard.answers.filter(({ method, status: code }) => method === "PATCH" && code === 412)).toHaveLength(1)
  await dialog.getByLabel("This tab’s").first().check()
  await dialog.getByRole("button", { name: /^Save/ }).click()
  await expectPage(status()).toHaveText(/^Saved|Goes live/)
  const after = await read(drupal, `/jsonapi/node/article?filter[id]=${id}`)
  expect(after.attributes.title).toBe(`${title}, mine`)
})

test("an earlier revision is restored", async () => {
  const { page, drupal } = dashboard
  await button("Revisions").click()
  await page
    .getByRole("dialog", { name: "Revisions" })
    .getByRole("button", { name: /^Restore the revision/ })
    .last()
    .click()
  await expectPage(page.getByText(/is in the form\. Save to keep it\./)).toBeVisible()
  await button("Save").click()
  await expectPage(status()).toHaveText(/^Saved|Goes live/)
  expect((await read(drupal, found)).attributes).toMatchObject({ title })
})

test("its translation is begun from the original, published, confirmed when the original has changed, and removed", async () => {
  const { page, drupal } = dashboard
  const { id, attributes } = await read(drupal, found)
  const address = individualPath("node--article", id)
  const shownTo = async (language: Langcode) => (await drupal.fetch(inLanguage(language, address))).status
  const french = async () => (await read(drupal, `/fr/jsonapi/node/article?filter[id]=${id}`)).attributes
  await page.goto(`/post/${String(attributes.drupal_internal__nid)}/edit/`)
  const tab = (name: string) => page.getByRole("navigation", { name: "Languages" }).getByRole("link", { name })
  await tab("Français").click()
  await button("Start from the original").click()
  await expectPage(field("Title")).toHaveValue(title)
  await field("Title").fill("Dix briques")
  await button("Save").click()
  await expectPage(status()).toHaveText(/^Saved \d\d:\d\d/)
  expect([await shownTo("en"), await shownTo("fr")]).toEqual([200, 403])
  await button("Publish").click()
  await expectPage(tab("Français")).toContainText("published")
  expect(await french()).toMatchObject({ title: "Dix briques", status: true, path: { alias: "/post/dix-briques", langcode: "fr" } })

  const body = { value: "<p>The brick is blue</p>", format: "g30_text", summary: "Ten points." }
  await change(drupal, address, { type: "node--article", id, attributes: { body } })
  await page.reload()
  const notice = page.getByRole("status").filter({ hasText: "The original has changed since" })
  await expectPage(notice).toContainText("blue")
  await expectPage(tab("Français")).toContainText("to review")
  await button("The translation is up to date").click()
  await expectPage(tab("Français")).not.toContainText("to review")
  expect(await french()).toMatchObject({ content_translation_outdated: false, title: "Dix briques" })

  await button("Remove this translation").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove the translation" }).click()
  await expectPage(tab("Français")).toContainText("missing")
  await expectPage(field("Title")).toHaveValue(title)
  expect(await french()).toMatchObject({ langcode: "en", title })
})

test("it is deleted, after a moment in which that can be undone", async () => {
  const { page, drupal } = dashboard
  const { id } = await read(drupal, found)
  await button("Delete").click()
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: /^Delete/ })
    .click()
  await expectPage(page).toHaveURL(/\/admin\/post\//)
  await expectPage
    .poll(() => asked("DELETE", individualPath("node--article", id)).map(({ status: code }) => code), { timeout: 20_000 })
    .toEqual([204])
  await expect(read(drupal, found)).rejects.toThrow("finds nothing")
})

test("a user is made and blocked", async () => {
  const { page, drupal } = dashboard
  await page.goto("/people/create/")
  await field("Name").fill("Noor")
  await field("Email").fill("noor@example.org")
  await page.getByRole("button", { name: /^(Invite|Create)$/ }).click()
  await expectPage(page).toHaveURL(/\/people\/\d+\/edit\/$/)
  await button("Block account").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Block account" }).click()
  await expectPage(page.getByText("Blocked", { exact: true })).toBeVisible()
  expect((await read(drupal, "/jsonapi/user/user?filter[name]=Noor")).attributes).toMatchObject({ status: false })
})

test("one event of a series is cancelled, and the others stay", async () => {
  const { page, drupal } = dashboard
  await make(drupal, "node--agenda", reuseTable)
  await page.goto("/admin/agenda/?view=month&date=2033-06-03")
  const cells = page.getByRole("table").getByRole("button", { name: /Reuse table/ })
  await expectPage(cells).toHaveCount(3)
  await cells.nth(1).click()
  await button("Cancel the event").click()
  await page.getByRole("dialog", { name: "Cancel which events?" }).getByRole("button", { name: "Cancel the event" }).click()
  await expectPage(page.getByRole("table").getByRole("button", { name: /Reuse table \(cancelled\)/ })).toHaveCount(1)
  await expectPage(cells).toHaveCount(3)
  const { attributes } = await read(drupal, "/jsonapi/node/agenda?filter[field_cancelled]=1")
  expect(attributes.field_recurrence_id).toMatch(/^2033-06-10T10:00:00/)
})

test("one signs out", async () => {
  const { page } = dashboard
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Dashboard" }).click()
  await page
    .getByRole("link", { name: /signout/i })
    .or(page.getByRole("button", { name: /signout/i }))
    .click()
  await page.waitForURL(({ pathname }) => pathname === "/")
  await page.goto("/admin/post/")
  await expectPage(page).toHaveURL(/\/user\/login\//)
})

test("the console has told of nothing but the conflict", () => {
  expect(dashboard.complaints).toEqual([expect.stringMatching(/status of 412 .*\/jsonapi\/node\/article/)])
})
