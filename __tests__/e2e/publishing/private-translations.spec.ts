import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import type { APIRequestContext } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import type { Json } from "#contract/jsonapi.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { inLanguage, languages } from "#contract/languages.ts"
import { collectionPath, individualPath, translatePath } from "#contract/paths.ts"
import { testEnvironment, testOrigin } from "#scripts/gate/test-site.ts"
import { currentSite } from "#publisher/release-folders.ts"
import { scan } from "#publisher/site-files.ts"
import { picture } from "#bench/edits.ts"
import { signIn, type Editor, type ContentResource } from "#bench/editor.ts"
import { untilBuilt } from "#bench/published.ts"
import { administrator } from "../support/people.ts"

// A text that is a draft in one language is read by nobody, although the item is public in another.
test.describe.configure({ mode: "serial", timeout: 240_000 })

/** In every text of a draft, and in no other. */
const secret = `zwijg${String(Date.now())}`
/** The same in published texts: the search must find it. */
const open = `spreek${String(Date.now())}`
/** In a text that is public first, and withdrawn then. */
const passing = `vlucht${String(Date.now())}`

const article = "node--article"
const event = "node--agenda"
const evening = { field_event_start: "2027-03-04T18:00:00+01:00", field_event_end: null, field_all_day: false, field_audience: "public" }

function texts(word: string, path: string, status: boolean): Record<string, Json> {
  const body = { value: `<p>Body ${word}.</p>`, format: "g30_text", summary: `Summary ${word}.` }
  return { title: `Title ${word}`, status, body, path: { alias: `${path}${word}` } }
}

let editor: Editor
let items: readonly ContentResource[]
/** Its id: all publications show one picture. */
let image = ""

/** Paths and texts of everything that visitors are served as files, and what the build has written about itself. */
function builtFiles(): ReadonlyMap<string, string> {
  const home = resolve(testEnvironment.G30_HOME)
  const site = currentSite(home) ?? ""
  const files = [...scan(site).keys()].map((path) => [path, readFileSync(join(site, path), "utf8")] as const)
  return new Map([...files, ["build.log", readFileSync(join(home, "build.log"), "utf8")]])
}

const placesOf = (files: ReadonlyMap<string, string>, word: string) =>
  [...files].flatMap(([path, text]) => (path.includes(word) || text.includes(word) ? path : []))

/** Gives a text of a publication an alt of the picture that all languages show, and a document of its own. */
async function illustrate(item: ContentResource, language: Langcode, word: string): Promise<void> {
  const pdf = new TextEncoder().encode(`%PDF-1.4\n% ${word}\n%%EOF\n`)
  const id = await editor.upload(article, "field_attachments", `${word}.pdf`, pdf)
  const relationships = {
    field_image: { data: { type: "file--file", id: image, meta: { alt: `Alt ${word}` } } },
    field_attachments: { data: [{ type: "file--file", id, meta: { description: `Document ${word}` } }] },
  }
  await editor.change(article, item.id, { relationships }, language)
}

/** An item in English and French, of which each text is a draft or published. */
async function anItem(type: ResourceType, shown: { readonly en: boolean; readonly fr: boolean }): Promise<ContentResource> {
  const path = type === event ? "/agenda/" : "/post/"
  const wordOf = (language: "en" | "fr") => `${shown[language] ? open : secret}-${language}-${shown.en ? "of-public" : "of-draft"}`
  const own = type === event ? evening : { field_kind: "opinion" }
  const item = await editor.create(type, { attributes: { ...own, ...texts(wordOf("en"), path, shown.en) } })
  await editor.translate(item, "fr")
  await editor.change(type, item.id, { attributes: texts(wordOf("fr"), path, shown.fr) }, "fr")
  if (type === article) for (const language of ["en", "fr"] as const) await illustrate(item, language, wordOf(language))
  return item
}

async function build(): Promise<void> {
  await editor.rebuild()
  await untilBuilt(editor)
}

test.beforeAll(async () => {
  editor = await signIn(testOrigin, administrator.mail, administrator.password)
  image = await editor.upload(article, "field_image", `picture-${open}.jpg`, await picture(70))
  items = [
    await anItem(article, { en: true, fr: false }),
    await anItem(article, { en: false, fr: true }),
    await anItem(event, { en: true, fr: false }),
    await anItem(event, { en: false, fr: true }),
  ]
})

test.afterAll(async () => {
  for (const item of items) await editor.remove(item)
})

test("no file of the site has a word of a draft in another language, and the log of the build neither", { tag: "@live" }, async () => {
  await build()
  const files = builtFiles()
  const found = placesOf(files, open).join("\n")
  for (const part of [`post/${open}-en-of-public/index.html`, `fr/post/${open}-fr-of-draft/index.html`, "agenda/calendar.ics"])
    expect(found).toContain(part)
  expect(found).toContain(`page-data/fr/agenda/${open}-fr-of-draft/page-data.json`)
  expect(placesOf(files, secret)).toEqual([])
})

/** What a visitor may ask about an item. */
function questionsAbout({ type, id }: ContentResource): readonly string[] {
  const files =
    type === article ? [`${individualPath(type, id)}/field_attachments`, `${individualPath(type, id)}/relationships/field_image`] : []
  const related = type === article ? "&include=field_image,field_attachments" : ""
  return languages.flatMap((language) =>
    [
      individualPath(type, id),
      `${collectionPath(type)}?filter[id]=${id}${related}`,
      `${collectionPath(type)}?filter[title][operator]=CONTAINS&filter[title][value]=${secret}`,
      `${collectionPath(type)}?filter[status]=0`,
      `${collectionPath(type)}?filter[langcode]=fr&sort=-created${related}`,
      ...files,
    ].map((path) => inLanguage(language, path)),
  )
}

async function answerOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path)
  return `${path} ${String(answer.status())} ${await answer.text()}`
}

test("no answer of the server to a visitor has one", { tag: "@live" }, async ({ request }) => {
  const questions = ["/gatsby-fastbuilds/sync/0", ...items.flatMap(questionsAbout)]
  const answers = new Map<string, string>()
  for (const path of questions)
    answers.set(path, (await answerOf(request, path)).replace(path, "").replaceAll(encodeURIComponent(path), ""))
  expect(placesOf(answers, open).length).toBeGreaterThan(5)
  // An address in an answer repeats the question.
  expect([...answers].filter(([path, text]) => !path.includes(secret) && text.includes(secret)).map(([path]) => path)).toEqual([])
  for (const [path, text] of answers) if (path.includes(secret)) expect(text, path).toContain('"data":[]')
})

test("the address of a draft is not found in any language", { tag: "@live" }, async ({ request }) => {
  const addresses = ["en-of-draft", "fr-of-public"].flatMap((name) => ["/post/", "/agenda/"].map((path) => `${path}${secret}-${name}`))
  for (const address of addresses) {
    for (const language of languages) {
      const prefixed = inLanguage(language, address)
      expect((await request.get(`${prefixed}/`)).status(), prefixed).toBe(404)
      const translated = await request.get(inLanguage(language, `${translatePath}?path=${address}`))
      expect([403, 404], prefixed).toContain(translated.status())
    }
  }
})

test("a translation that is withdrawn leaves no word behind, and its document goes", { tag: "@live" }, async ({ request }) => {
  const [item] = items
  if (item === undefined) throw new Error("There is no publication.")
  await editor.translate(item, "nl")
  await editor.change(article, item.id, { attributes: texts(passing, "/post/", true) }, "nl")
  await illustrate(item, "nl", passing)
  await build()
  const before = placesOf(builtFiles(), passing)
  expect(before).toContain(`nl/post/${passing}/index.html`)
  expect(
    before.filter((path) => path.includes(`${passing}.pdf`)),
    before.join("\n"),
  ).toHaveLength(1)
  await editor.change(article, item.id, { attributes: { status: false } }, "nl")
  await build()
  expect(placesOf(builtFiles(), passing)).toEqual([])
  expect((await request.get(`/nl/post/${passing}/`)).status()).toBe(404)
})
