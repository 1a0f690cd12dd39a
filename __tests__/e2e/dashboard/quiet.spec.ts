import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { make, withPractice } from "../support/content.ts"
import { administrator, aTitle, field, openEditor, press, save, saveBar, textBox, typeText } from "../support/editing.ts"
import { aPerson } from "../support/people.ts"
import { quietOf } from "../support/quiet.ts"
import { dashboardButton, startSession } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 120_000 })

// The crawl (__tests__/e2e/crawl/dashboard.spec.ts) looks at each screen by itself.

/** Until no request is under way, but for the stream of the builds. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0)
  await page.waitForLoadState("load")
}

async function openMenuOf(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await dashboardButton(page).click()
  await expect(page.getByRole("button", { name: "Signout" })).toBeVisible()
}

test("the console of an admin says nothing in a day's work", async ({ page, request }) => {
  const { expectQuiet } = quietOf(page)
  const title = aTitle("Quiet walls")
  await startSession(page, administrator)
  const drafts = await Promise.all([
    make(request, "node--article", { attributes: { title: aTitle("Quiet draft"), field_kind: "opinion" } }),
    make(request, "node--action_project", { attributes: { title: aTitle("Quiet project") } }),
    make(request, "node--page", { attributes: { title: aTitle("Quiet page") } }),
    make(request, "node--member", { attributes: { title: aTitle("Quiet member") } }),
    make(request, "node--agenda", {
      attributes: { title: aTitle("Quiet event"), field_event_start: "2031-05-05T18:00:00+02:00", field_audience: "public" },
    }),
  ])
  const segments = ["post", "action_project", "page", "member", "agenda"]
  for (const [index, { number }] of drafts.entries()) {
    await page.goto(`/${segments[index] ?? ""}/${number}/edit/`)
    await expect(saveBar(page)).toContainText("Draft")
    await settled(page)
  }
  expectQuiet("the editors of drafts that no build has")

  await page.goto("/post/create/")
  const isLookedUp = page.waitForResponse((response) => response.url().includes("translate-path"))
  await field(page, "Title").fill(title)
  await isLookedUp
  await expect(textBox(page)).toBeVisible()
  await typeText(page, "Words for visitors.")
  const isFree = page.waitForResponse((response) => response.url().includes("quiet-by-hand"))
  await field(page, "Address").fill(`quiet-by-hand-${title.slice(-8)}`)
  await isFree
  await save(page)
  await expect(page).toHaveURL(/\/post\/\d+\/edit\/$/)
  await page.reload()
  await expect(textBox(page)).toBeVisible()
  expectQuiet("a new draft")

  await field(page, "Summary").fill("A summary.")
  await press(page, "Publish")
  await expect(saveBar(page)).toContainText("Not live yet")
  await page.goto(`/admin/post/?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole("row", { name: title })).toContainText("Not live yet")
  await openEditor(page, "/post/201/edit/")
  await settled(page)
  expectQuiet("what is published")

  for (const address of ["/", "/agenda/", "/about-us/", "/members/"]) await openMenuOf(page, address)
  expectQuiet("public pages with the menu")
  await press(page, "Signout")
  // The browser doesn't end while its page still moves.
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("link", { name: "Members Area" }).first()).toBeVisible()
  await settled(page)
  expectQuiet("the sign-out")
})

test("the console of a member says nothing in a day's work", async ({ page, request }) => {
  const person = await aPerson(request)
  // No build has the page yet.
  const { number, alias } = await withPractice(request, person)
  const { expectQuiet } = quietOf(page)
  await startSession(page, person)
  for (const list of ["post", "agenda"]) {
    await page.goto(`/admin/${list}/`)
    await expect(page.getByRole("heading", { level: 1 }), list).toBeVisible()
    await settled(page)
  }
  await page.goto(`/member/${number}/edit/`)
  await field(page, "Summary").fill("Bricks.")
  await press(page, "Save")
  await expect(saveBar(page)).toContainText("Not live yet")
  await page.goto(`/people/${person.uid}/edit/`)
  await expect(field(page, "Name")).toHaveValue(person.name)
  expectQuiet("the own screens")
  for (const address of ["/", "/agenda/", "/members/"]) await openMenuOf(page, address)
  await press(page, "Signout")
  // The browser doesn't end while its page still moves.
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("link", { name: "Members Area" }).first()).toBeVisible()
  await settled(page)
  expectQuiet(`all of it, without ${alias}`)
})
