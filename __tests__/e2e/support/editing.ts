/** Steps of stories in the dashboard's editors. */
import { randomUUID } from "node:crypto"
import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test"
import * as v from "valibot"
import { collectionPath, individualPath } from "#contract/paths.ts"
import { make } from "./content.ts"
import { administratorHeaders } from "./people.ts"

export { administrator } from "./people.ts"

const document = v.object({ data: v.looseObject({ id: v.string(), attributes: v.record(v.string(), v.unknown()) }) })
const list = v.object({ data: v.array(v.object({ id: v.string(), attributes: v.record(v.string(), v.unknown()) })) })

export type Stored = v.InferOutput<typeof document>["data"]

export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true })
export const textBox = (page: Page): Locator => page.getByRole("textbox", { name: "Text", exact: true })
export const saveBar = (page: Page): Locator => page.getByRole("region", { name: "Save", exact: true })
/** What a row says of a published item: the site may have been built since, or not. */
export const publishedWord = /Published|Not live yet|Update pending|Live/
export const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click()

/** A title that no other content of the site has. */
export const aTitle = (words: string): string => `${words} ${randomUUID().slice(0, 8)}`

export async function expectStatus(page: Page, words: RegExp | string): Promise<void> {
  await expect(saveBar(page).getByRole("status")).toHaveText(words)
}

export async function save(page: Page): Promise<void> {
  await page.keyboard.press("Control+s")
  await expectStatus(page, /^Saved \d\d:\d\d/)
}

/** Opens the editor of a publication and waits for its parts that load later. */
export async function openEditor(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(field(page, "Title")).toBeVisible()
  await expect(textBox(page)).toBeVisible()
}

/** Types at the end of the text. */
export async function typeText(page: Page, words: string): Promise<void> {
  await textBox(page).click()
  await page.keyboard.press("Control+End")
  await page.keyboard.type(words)
}

export type Written = { readonly id: string; readonly title: string; readonly address: string }

/** Writes a published publication by the API. `words` is its text. */
export function aPublication(request: APIRequestContext, title: string, words: string): Promise<Written> {
  return aPublicationOf(request, title, `<p>${words}</p>`)
}

/** The same with the HTML of its whole text. */
export async function aPublicationOf(request: APIRequestContext, title: string, html: string): Promise<Written> {
  const body = { value: html, format: "g30_text", summary: "Ten short points." }
  const attributes = { title, status: true, field_kind: "opinion", body }
  const { id, number } = await make(request, "node--article", { attributes })
  return { id, title, address: `/post/${number}/edit/` }
}

/** A publication as the back end has it. */
export async function stored(request: APIRequestContext, { id }: Pick<Written, "id">): Promise<Stored> {
  const answer = await request.get(individualPath("node--article", id), { headers: await administratorHeaders(request) })
  expect(answer.status(), await answer.text()).toBe(200)
  return v.parse(document, await answer.json()).data
}

/** All publications whose title holds a word. */
export async function storedWith(request: APIRequestContext, word: string): Promise<readonly Stored[]> {
  const answer = await request.get(collectionPath("node--article"), {
    headers: await administratorHeaders(request),
    params: { "filter[t][condition][path]": "title", "filter[t][condition][operator]": "CONTAINS", "filter[t][condition][value]": word },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return v.parse(list, await answer.json()).data
}

/** The number of revisions of a publication: each save that arrives makes one. */
export async function revisionsOf(request: APIRequestContext, { id }: Pick<Written, "id">): Promise<number> {
  const answer = await request.get(`${individualPath("node--article", id)}/version-history`, {
    headers: await administratorHeaders(request),
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return v.parse(list, await answer.json()).data.length
}

/** What is unsaved and found again in this browser. */
export const draftOffer = (page: Page): Locator => page.getByRole("region", { name: "There is unsaved text in this browser" })
