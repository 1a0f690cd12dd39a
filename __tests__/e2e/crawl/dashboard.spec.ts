/**
 * Opens every screen of the dashboard, and checks in one load all that holds for every screen: title, language, one heading, no sideways
 * scroll, no word cut off, a quiet console and axe. Other tests don't repeat it.
 *
 * `npm test` opens them at 390 px in French, whose words are the longest, and at 1440 px in English; `npm run test:long` at 768 px in
 * Dutch, and without axe at 320 px, which is a window of 1280 px at 400 % zoom.
 */
import type { Page } from "@playwright/test"
import * as v from "valibot"
import type { Langcode } from "#contract/fields.ts"
import { inLanguage } from "#contract/languages.ts"
import { collectionPath } from "#contract/paths.ts"
import { editables, lists, screenPath } from "#contract/screens.ts"
import { expectAccessible, violationsIn } from "../support/accessible.ts"
import { settled } from "../support/loading.ts"
import { administrator, aPerson } from "../support/people.ts"
import { quietOf } from "../support/quiet.ts"
import { startSession } from "../support/sign-in.ts"
import { expect, test } from "../support/test.ts"
import { expectNoSidewaysScroll, expectStill, layoutShiftsOf } from "../support/watch.ts"

/** Runs in the page: buttons, links, labels and choices whose words are wider than they are. */
function cutWords(): string[] {
  // What only screen readers get is one pixel wide; a legend isn't.
  const isHidden = (element: Element) => element.clientWidth <= 1 || element.matches(".visually-hidden, .visually-hidden *")
  const isSeen = (element: Element) => !isHidden(element) && getComputedStyle(element).display !== "inline"
  const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1 && isSeen(element)
  const isNarrow = (select: HTMLSelectElement) => {
    const wide = document.createElement("select")
    wide.className = select.className
    wide.append(new Option(select.selectedOptions[0]?.text))
    wide.style.cssText = "position: absolute; width: max-content; min-width: 0; max-width: none"
    select.after(wide)
    const { offsetWidth } = wide
    wide.remove()
    return offsetWidth > select.offsetWidth + 1
  }
  const words = "button, a, label, legend, th, dt, h1, h2, h3"
  const cut = [...document.querySelectorAll(`main :is(${words}), header :is(button, a)`)]
    .filter(isCut)
    .map(({ textContent }) => textContent)
  const narrow = [...document.querySelectorAll("main select")].filter((select) => select instanceof HTMLSelectElement && isNarrow(select))
  return [...cut, ...narrow.map((select) => `${select.id} ${select.textContent}`)]
}

const screens = [
  ...Object.keys(lists).map((of) => `/admin/${of}/`),
  ...Object.keys(editables).map((of) => `/${of}/create/`),
  "/people/1/edit/",
]

const numbers = v.object({ data: v.array(v.object({ attributes: v.object({ drupal_internal__nid: v.number() }) })) })

/** The editors of all languages of a publication with an outdated translation, and of one without a text in Dutch. */
async function editorsIn(page: Page): Promise<readonly string[]> {
  const numberOf = async (state: string, language: Langcode) => {
    const params = { [`filter[translation][${state}]`]: language, "page[limit]": "1" }
    const answer = await page.request.get(collectionPath("node--article"), { params })
    return v.parse(numbers, await answer.json()).data[0]?.attributes.drupal_internal__nid ?? 0
  }
  const ids = [await numberOf("outdated", "fr"), await numberOf("missing", "nl")]
  return ids.flatMap((id) => ["", "?language=fr", "?language=nl"].map((query) => screenPath({ kind: "edit", of: "post", id }) + query))
}

const navigation = { en: "Dashboard sections", fr: "Sections du tableau de bord", nl: "Onderdelen van het dashboard" } as const

async function openScreen(page: Page, language: Langcode, address: string): Promise<void> {
  await page.goto(inLanguage(language, address))
  await expect(page.getByRole("navigation", { name: navigation[language] })).toBeVisible()
  await expect(page.getByRole("progressbar")).toHaveCount(0)
  // The parts of a screen that still load say so, each in its own way.
  await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
}

const windows = [
  { width: 390, language: "fr", tags: [], hasAxe: true },
  { width: 1440, language: "en", tags: [], hasAxe: true },
  { width: 768, language: "nl", tags: ["@long"], hasAxe: true },
  { width: 320, language: "nl", tags: ["@long"], hasAxe: false },
] as const

for (const { width, language, tags, hasAxe } of windows) {
  test.describe(`at ${width} px in ${language}`, { tag: [...tags] }, () => {
    test.use({ viewport: { width, height: width < 768 ? 844 : 900 }, reducedMotion: "reduce" })
    test.describe.configure({ timeout: 180_000 })

    test("every screen of the dashboard is complete and accessible", async ({ page }) => {
      await startSession(page, administrator)
      const { expectQuiet } = quietOf(page)
      for (const address of [...screens, ...(await editorsIn(page))]) {
        await test.step(address, async () => {
          await openScreen(page, language, address)
          await expect(page).toHaveTitle(/^.+ - G30$/)
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
          await expectNoSidewaysScroll(page)
          // Wide windows have the agenda's months, whose days cut long titles on purpose.
          if (width < 768) expect(await page.evaluate(cutWords), address).toEqual([])
          if (hasAxe) expect(await violationsIn(page), address).toEqual([])
          expectQuiet(address)
        })
      }
    })
  })
}

test("nothing on the screens of a member without roles moves while they load", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const person = await aPerson(request)
  await startSession(page, person)
  const shifts = await layoutShiftsOf(page)
  for (const address of ["/admin/post/", `/people/${person.uid}/edit/`]) {
    await openScreen(page, "en", address)
    await settled(page)
  }
  expectStill(shifts)
  await page.getByRole("button", { name: "Open menu" }).click()
  await expect(page.getByRole("link", { name: "Edit profile" })).toBeVisible()
  await expectAccessible(page, "the Dashboard menu")
})
