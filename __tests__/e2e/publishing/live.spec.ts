import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { takeLock } from "#server/process/lock.ts"
import { lockOf } from "#publisher/run-gatsby.ts"
import { aTitle, field, openEditor, publishedWord, saveBar } from "../support/editing.ts"
import { administrator, make } from "../support/content.ts"
import { quietOf } from "../support/quiet.ts"
import { startSession } from "../support/sign-in.ts"

// These tests build the site, so they run after all others (playwright.config.ts), and one after another. The server of the tests builds
// only when somebody asks for it (scripts/gate/test-site.ts).
test.describe.configure({ mode: "serial", timeout: 180_000 })
test.use({ viewport: { width: 1440, height: 900 } })

const title = aTitle("Published for all to see")
const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")
/** Milliseconds for a build on a busy machine. */
const built = { timeout: 120_000 }

const row = (page: Page, name: string) => page.getByRole("row", { name })

async function findRow(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/post/?q=${encodeURIComponent(name)}`)
  await expect(row(page, name)).toContainText(publishedWord)
}

let number = 0

test("a build that fails leaves the site as it is, says why, and is tried again", { tag: "@live" }, async ({ page, request }) => {
  const text = { value: "<p>Words for visitors.</p>", format: "g30_text", summary: "A summary." }
  const attributes = { title, status: true, field_kind: "opinion", body: text, path: { alias: `/post/${slug}` } }
  ;({ number } = await make(request, "node--article", { attributes }))
  await startSession(page, administrator)
  await findRow(page, title)
  await expect(row(page, title)).toContainText("Not live yet")

  // The builder of a server that has just started holds it while it gets ready.
  const other = await takeLock(lockOf(process.cwd()), 60_000)
  await page.goto("/admin/publishing/")
  await page.getByRole("button", { name: "Start now" }).click()
  await expect(page.getByRole("heading", { name: "The last good site is still up" })).toBeVisible(built)
  await page.getByText("Details", { exact: true }).first().click()
  await expect(page.getByText(/is at work in/).first()).toBeVisible()
  expect((await request.get(`/post/${slug}/`)).status()).toBe(404)
  other.release()

  await page.getByRole("button", { name: "Build again" }).click()
  await expect(page.getByRole("heading", { name: "Everything is live" })).toBeVisible(built)
  await findRow(page, title)
  await expect(row(page, title)).toContainText("Live")
  expect(await (await request.get(`/post/${slug}/`)).text()).toContain(title)
})

test(
  "an edit is pending, then live, in its editor and in the list, with a message",
  { tag: "@live" },
  async ({ page, context, request }) => {
    const { expectQuiet } = quietOf(page)
    await startSession(page, administrator)
    await openEditor(page, `/post/${number}/edit/`)
    await expect(saveBar(page)).toContainText("Live")
    await field(page, "Title").fill(`${title}, again`)
    await saveBar(page).getByRole("button", { name: "Save", exact: true }).click()
    await expect(saveBar(page)).toContainText("Update pending")

    const panel = await context.newPage()
    await panel.goto("/admin/publishing/")
    await panel.getByRole("button", { name: "Start now" }).click()
    await expect(panel.getByRole("heading", { name: "Everything is live" })).toBeVisible(built)
    await page.bringToFront()
    await expect(saveBar(page)).toContainText("Live")
    await expect(page.getByText(`“${title}, again” is live`)).toBeVisible()
    expect(await (await request.get(`/post/${slug}/`)).text()).toContain(`${title}, again`)
    await findRow(page, `${title}, again`)
    await expect(row(page, title)).toContainText("Live")
    expectQuiet("from the save to the site")
  },
)

test("what is unpublished is gone from what visitors can fetch", { tag: "@live" }, async ({ page, request }) => {
  await startSession(page, administrator)
  await openEditor(page, `/post/${number}/edit/`)
  await saveBar(page).getByRole("button", { name: "Unpublish", exact: true }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Unpublish", exact: true }).click()
  await page.goto("/admin/publishing/")
  await page.getByRole("button", { name: "Start now" }).click()
  await expect(page.getByRole("heading", { name: "Everything is live" })).toBeVisible(built)
  for (const address of [`/post/${slug}/`, `/page-data/post/${slug}/page-data.json`, `/post/${number}/edit.json`])
    expect((await request.get(address)).status(), address).toBe(404)
})
