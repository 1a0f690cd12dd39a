import { expect, test } from "../support/test.ts"
import { openPage } from "../support/loading.ts"
import { expectAccessible } from "../support/accessible.ts"
import { administrator, aPractice } from "../support/content.ts"
import { samples } from "../support/routes.ts"
import { dashboardButton, startSession } from "../support/sign-in.ts"
import { expectNoSidewaysScroll } from "../support/watch.ts"

test.use({ viewport: { width: 1440, height: 900 } })

test("See as shows the page of a member as a visitor, a member and an admin see it, and marks what visitors don't see", async ({
  page,
  request,
}) => {
  const { number } = await aPractice(request, {
    field_mail: "hidden@example.org",
    field_show_mail: false,
    field_phone: "+32 2 512 34 56",
    field_show_phone: true,
    field_region: "BE-BRU",
    field_locality: "Schaarbeek",
    field_latitude: "50.86",
  })
  await startSession(page, administrator)
  await page.goto(`/member/${number}/edit/`)
  const dialog = page.getByRole("dialog", { name: "See this page as" })
  const shown = page.frameLocator("iframe").getByRole("main")
  const as = (name: string) => dialog.getByRole("button", { name }).click()
  await page.getByRole("button", { name: "See as" }).click()
  await expect(dialog.getByRole("button", { name: "Visitor" })).toHaveAttribute("aria-pressed", "true")
  await expect(shown.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(shown).toContainText("+32 2 512 34 56")
  await expect(shown).not.toContainText("hidden@example.org")
  await expect(dialog.getByRole("status")).toHaveText("Not shown to visitors: Email.")
  await expect(shown).not.toContainText(/BE-BRU|50\.86/)
  await expect(shown).toContainText("Brussels")

  for (const name of ["Member", "Administrator"]) {
    await as(name)
    const mail = shown.getByRole("link", { name: "hidden@example.org" })
    await expect(mail).toHaveCSS("outline-style", "dashed")
    await expect(shown.getByRole("link", { name: "+32 2 512 34 56" })).not.toHaveCSS("outline-style", "dashed")
    await expect(dialog.getByRole("status")).toHaveText("Marked, because visitors do not see it: Email.")
  }
  await page.keyboard.press("Escape")

  await page.getByRole("radio", { name: /^Draft/ }).check()
  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByRole("button", { name: "See as" }).click()
  await expect(dialog.getByRole("status")).toContainText("It is a draft")
  await expect(page.locator("iframe")).toHaveCount(0)
  // The page in a frame runs no scripts, and so not axe's either.
  await expectAccessible(page)
  await as("Administrator")
  await expect(shown.getByRole("heading", { level: 1 })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test("a public page's menu leads an admin to its editor", async ({ page }) => {
  await startSession(page, administrator)
  for (const [{ path }, editor] of [
    [samples.post, /\/post\/\d+\/edit\/$/],
    // The practice wrote it in French, and this page is the English translation.
    [samples.member, /\/member\/\d+\/edit\/\?language=en$/],
    [samples.actionProject, /\/action_project\/\d+\/edit\/$/],
    [samples.legal, /\/page\/\d+\/edit\/$/],
  ] as const) {
    await openPage(page, path)
    await dashboardButton(page).click()
    await page.getByRole("link", { name: "Edit this page" }).click()
    await expect(page).toHaveURL(editor)
  }
})
