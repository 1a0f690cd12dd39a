import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { aPerson } from "../support/people.ts"
import { dashboardButton, logIn, openForm, signIn } from "../support/sign-in.ts"
import { complaintsOf, layoutShiftsOf, slowTagOf, widths } from "../support/watch.ts"

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: slowTagOf(width) }, () => {
    test.use({ viewport: { width, height: width < 768 ? 844 : 900 } })

    test("the screens of a signed-in user are complete and accessible", async ({ page, request }) => {
      const person = await aPerson(request)
      await signIn(page, person)
      await page.waitForLoadState("networkidle")
      // The way from the login to the publications is no shift.
      await page.goto("about:blank")
      const complaints = complaintsOf(page)
      const shifts = await layoutShiftsOf(page)
      for (const [path, title] of [
        ["/admin/post/", "Publications"],
        [`/people/${person.uid}/edit/`, "Edit profile"],
      ] as const) {
        await page.goto(path)
        await expect(page).toHaveTitle(`${title} - G30`)
        await expect(page.getByRole("main").locator("h1")).toHaveCount(1)
        await page.waitForLoadState("networkidle")
        await expectAccessible(page, path)
      }
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThanOrEqual(0.02)
      if (width < 900) await page.getByRole("button", { name: "Open menu" }).click()
      else await dashboardButton(page).click()
      await expect(page.getByRole("link", { name: "Edit profile" })).toBeVisible()
      await expectAccessible(page, "the Dashboard menu")
      expect(complaints).toEqual([])
    })

    test("the dialog of a failed login and the screens of a lost password are accessible", async ({ page }) => {
      await openForm(page, "/user/login/")
      await page.route("**/oauth/token", (route) => route.abort())
      await logIn(page, { mail: "noor@example.org", password: "a wooden ruler" })
      await expect(page.getByRole("alertdialog", { name: "Oups" })).toBeVisible()
      await expectAccessible(page, "Oups")
      // Not by the server: it answers an address only so often in an hour.
      await page.route("**/user/lost-password?*", (route) => route.fulfill({ json: { message: "Further instructions have been sent." } }))
      await openForm(page, "/password-reset/new/")
      await page.getByLabel("Email", { exact: true }).fill("nobody@example.org")
      await page.getByRole("button", { name: "Send the link" }).click()
      await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible()
      await expectAccessible(page, "Check your email")
      await openForm(page, "/password-reset/reset/#name=noor&temp_pass=secret")
      await expect(page.getByLabel("New password", { exact: true })).toBeVisible()
      await page.getByRole("button", { name: "Save and log in" }).click()
      await expectAccessible(page, "Set a new password")
    })
  })
}
