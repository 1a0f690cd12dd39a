/**
 * Opens every kind of page that a visitor may see, and checks in one load all that holds for every page: status, title, language, one
 * heading, no sideways scroll, pictures, layout shift, the console, axe, weight, and that nothing is stored or asked of another site before the
 * reader has answered about cookies. Other tests don't repeat it.
 *
 * `npm test` opens each kind at 390 and at 1440 px, in two languages; `npm run test:long` opens it at 768 px in the third language, once
 * without scripts, and all other pages at one width.
 */
import type { Browser } from "@playwright/test"
import { languages } from "#contract/languages.ts"
import { testOrigin } from "#scripts/gate/test-site.ts"
import { routes } from "../support/routes.ts"
import { screens, type Screen } from "../support/screens.ts"
import { expectSoundHtml, expectSoundPage, type Look } from "../support/sound-page.ts"
import { test } from "../support/test.ts"
import { widths } from "../support/watch.ts"

type Window = { readonly width: (typeof widths)[number]; readonly pixelRatio?: number; readonly isScripted?: boolean }

const windows: Readonly<Record<"short" | "long", readonly Window[]>> = {
  // Phones have two pixels for each px.
  short: [{ width: 390, pixelRatio: 2 }, { width: 1440 }],
  long: [{ width: 768 }, { width: 390, pixelRatio: 2, isScripted: false }],
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
    (isScripted ? expectSoundPage : expectSoundHtml)(page, look))
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
