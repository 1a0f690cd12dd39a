import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { openPage } from "../support/loading.ts"
import { expectAccessible } from "../support/accessible.ts"
import { administrator, aPractice } from "../support/content.ts"
import { accounts, demoPassword } from "../support/demo.ts"
import { samples } from "../support/routes.ts"
import { dashboardButton, signIn, startSession } from "../support/sign-in.ts"
import { expectNoSidewaysScroll } from "../support/watch.ts"

const editThisPage = (page: Page) => page.getByRole("link", { name: "Edit this page" })

test.describe("on a desk", () => {
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

    await page.getByRole("checkbox", { name: "Show the email on the public site" }).check()
    await page.getByRole("button", { name: "See as" }).click()
    await expect(shown).toContainText("hidden@example.org")
    await expect(dialog.getByRole("status")).toHaveText("Everybody sees the same.")
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
      await editThisPage(page).click()
      await expect(page).toHaveURL(editor)
    }
    for (const { path } of [samples.members, samples.actionsProjects]) {
      await openPage(page, path)
      await dashboardButton(page).click()
      await expect(page.getByRole("link", { name: "Edit profile" })).toBeVisible()
      await expect(editThisPage(page), path).toHaveCount(0)
    }
  })

  test("a member is led to the editor from the own page alone", async ({ page }) => {
    const account = accounts.find(({ roles, member }) => JSON.stringify(roles) === `["member"]` && typeof member === "number")
    await signIn(page, { mail: account?.mail ?? "", password: demoPassword })
    await dashboardButton(page).click()
    const own = (await page.getByRole("link", { name: "Edit member" }).getAttribute("href")) ?? ""
    expect(own).toMatch(/^\/member\/\d+\/edit\/$/)
    await page.goto(own)
    await page.getByRole("link", { name: "View on site" }).click()
    await expect(page).toHaveURL(/\/members\/[^/]+\/$/)
    // The editor shows the language of the practice, and leads to the page in it.
    const ownPage = new URL(page.url()).pathname.replace(/^\/(fr|nl)(?=\/)/, "")
    await openPage(page, ownPage)
    await dashboardButton(page).click()
    await expect(editThisPage(page)).toHaveAttribute("href", `${own}?language=en`)
    const others = page.locator(`main a[href^="/members/"]:not([href="${ownPage}"])`)
    await openPage(page, "/members/")
    await openPage(page, (await others.first().getAttribute("href")) ?? "")
    await dashboardButton(page).click()
    await expect(page.getByRole("link", { name: "Edit profile" })).toBeVisible()
    await expect(editThisPage(page)).toHaveCount(0)
  })
})

test("the sheet of a phone leads an admin to the page's editor too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startSession(page, administrator)
  await openPage(page, samples.post.path)
  await page.getByRole("button", { name: "Open menu" }).click()
  await expect(editThisPage(page)).toBeVisible()
  await expectAccessible(page)
  await editThisPage(page).click()
  await expect(page).toHaveURL(/\/post\/\d+\/edit\/$/)
})
