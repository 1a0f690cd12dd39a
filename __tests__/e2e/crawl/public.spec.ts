/**
 * Opens every kind of page that a visitor may see, and checks in one load all that holds for every page: status, title, language, one
 * heading, no sideways scroll, pictures, layout shift, the console, axe and weight. Other tests don't repeat it.
 *
 * `npm test` opens each kind at 390 and at 1440 px, in two languages, and once without scripts; `npm run test:long` opens it at 768 px in
 * the third language, without scripts at the other widths, and all other pages at one width.
 */
import type { Browser } from "@playwright/test"
import { languages } from "#contract/languages.ts"
import { testOrigin } from "#scripts/gate/test-site.ts"
import { expectAccessible } from "../support/accessible.ts"
import { routes } from "../support/routes.ts"
import { screens, type Screen } from "../support/screens.ts"
import { logIn, openForm } from "../support/sign-in.ts"
import { expectSoundHtml, expectSoundPage, type Look } from "../support/sound-page.ts"
import { expect, test } from "../support/test.ts"
import { widths } from "../support/watch.ts"

type Window = { readonly width: (typeof widths)[number]; readonly pixelRatio?: number; readonly isScripted?: boolean }

const windows: Readonly<Record<"short" | "long", readonly Window[]>> = {
  // Phones have two pixels for each px.
  short: [{ width: 390 }, { width: 1440 }, { width: 390, pixelRatio: 2, isScripted: false }],
  long: [{ width: 768 }, { width: 768, pixelRatio: 2, isScripted: false }, { width: 1440, isScripted: false }],
}

/** Opens a page in a window of its own, and checks it. */
async function expectSound(browser: Browser, look: Look, { width, pixelRatio = 1, isScripted = true }: Window): Promise<void> {
  const context = await browser.newContext({
    baseURL: testOrigin,
    // Another browser is offered the page in its own language, by a script that it loads for that.
    locale: `${look.language}-BE`,
    viewport: { width, height: width < 768 ? 844 : 900 },
    deviceScaleFactor: pixelRatio,
    javaScriptEnabled: isScripted,
  })
  const page = await context.newPage()
  await test.step(`${look.path} at ${width} px${isScripted ? "" : " without scripts"}`, () =>
    isScripted ? expectSoundPage(page, look) : expectSoundHtml(page, look, pixelRatio))
  await context.close()
}

/** Each kind of page begins with another language, so that each width has pages in all of them. */
function lookAt(screen: Screen, turn: number): Look {
  const language = languages[turn % languages.length] ?? "en"
  return { ...screen[language], language, status: screen.status }
}

for (const [index, screen] of screens.entries()) {
  for (const run of ["short", "long"] as const) {
    test(`${run === "long" ? "@long " : ""}pages like ${screen.en.path} are complete, accessible and light`, async ({ browser }) => {
      const first = run === "short" ? index : index + 2
      for (const [turn, window] of windows[run].entries()) await expectSound(browser, lookAt(screen, first + turn), window)
    })
  }
}

const paths = new Set(screens.map(({ en }) => en.path))
const others = routes.filter(({ path }) => !paths.has(path))

for (const [index, route] of others.entries()) {
  test(`@long ${route.path} is complete, accessible and light`, ({ browser }) =>
    expectSound(browser, route, { width: widths[index % widths.length] ?? 390 }))
}

test("the dialog of a failed login and the answers of the form for a lost password are accessible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
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
  await page.getByRole("button", { name: "Save and log in" }).click()
  await expect(page.getByLabel("New password", { exact: true })).toHaveAttribute("aria-invalid", "true")
  await expectAccessible(page, "Set a new password")
})
