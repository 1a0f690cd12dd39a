import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import * as v from "valibot"
import type { Langcode } from "#contract/fields.ts"
import { inLanguage } from "#contract/languages.ts"
import { collectionPath } from "#contract/paths.ts"
import { editables, lists, screenPath } from "#contract/screens.ts"
import { violationsIn } from "../support/accessible.ts"
import { administrator } from "../support/publications.ts"
import { startSession } from "../support/sign-in.ts"
import { expectNoSidewaysScroll } from "../support/watch.ts"

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

const screens = [...Object.keys(lists).map((of) => `/admin/${of}/`), ...Object.keys(editables).map((of) => `/${of}/create/`)]

const found = v.object({ data: v.array(v.object({ attributes: v.object({ drupal_internal__nid: v.number() }) })) })

/** The editors of all languages of a publication with an outdated translation, and of one without a text in Dutch. */
async function editorsIn(page: Page): Promise<readonly string[]> {
  const numberOf = async (state: string, language: Langcode) => {
    const params = { [`filter[translation][${state}]`]: language, "page[limit]": "1" }
    const answer = await page.request.get(collectionPath("node--article"), { params })
    return v.parse(found, await answer.json()).data[0]?.attributes.drupal_internal__nid ?? 0
  }
  const ids = [await numberOf("outdated", "fr"), await numberOf("missing", "nl")]
  return ids.flatMap((id) => ["", "?language=fr", "?language=nl"].map((query) => screenPath({ kind: "edit", of: "post", id }) + query))
}

const navigation = { fr: "Sections du tableau de bord", nl: "Onderdelen van het dashboard" } as const

async function openScreen(page: Page, language: keyof typeof navigation, address: string): Promise<void> {
  await page.goto(inLanguage(language, address))
  await expect(page.locator("html")).toHaveAttribute("lang", language)
  await expect(page.getByRole("navigation", { name: navigation[language] })).toBeVisible()
  await expect(page.getByRole("progressbar")).toHaveCount(0)
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0)
}

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" })
test.slow()

test("in French, whose words are the longest, no screen scrolls sideways at 390 px, cuts words or is inaccessible", async ({ page }) => {
  await startSession(page, administrator)
  for (const address of [...screens, ...(await editorsIn(page))]) {
    await openScreen(page, "fr", address)
    await expectNoSidewaysScroll(page)
    expect(await page.evaluate(cutWords), address).toEqual([])
    expect(await violationsIn(page), address).toEqual([])
  }
})

test("in Dutch no screen scrolls sideways at 320 px or cuts words", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await startSession(page, administrator)
  for (const address of [...screens, ...(await editorsIn(page))]) {
    await openScreen(page, "nl", address)
    await expectNoSidewaysScroll(page)
    expect(await page.evaluate(cutWords), address).toEqual([])
  }
})
