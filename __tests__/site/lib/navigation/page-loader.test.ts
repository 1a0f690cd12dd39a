/** @jest-environment jsdom */

import { makeLoader, type LoaderParts } from "#lib/navigation/page-loader.ts"
import { loadWords } from "#lib/strings/load-words.ts"
import { serve } from "#support/browser/built-files.ts"

jest.mock("#lib/strings/load-words.ts", () => ({ loadWords: jest.fn() }))

const hash = "c0ffee"
const aPage = (path: string, more: object = {}) => ({ componentChunkName: "page", path, result: { data: path }, hash, ...more })
const legal = "/page-data/legal/page-data.json"

beforeEach(() => {
  Object.assign(window, { ___webpackCompilationHash: hash })
  jest.mocked(loadWords).mockResolvedValue()
})

afterEach(() => {
  jest.useRealTimers()
})

const template = { default: () => null }

function aLoader(given: Partial<LoaderParts> = {}) {
  // As Gatsby finds pages: without the last slash, and all of the dashboard at one.
  const pathOf = (address: string) => (address.startsWith("/admin/") ? "/admin" : address.replace(/(.)\/$/, "$1"))
  return makeLoader({ components: { page: () => Promise.resolve(template) }, pathOf, ...given })
}

test("a page comes with its template, its data and its static queries, and is asked for once", async () => {
  const asked = serve({ [legal]: aPage("/legal/", { staticQueryHashes: ["7"] }), "/page-data/sq/d/7.json": { data: "site" } })
  const loader = aLoader()
  const [page, again] = await Promise.all([loader.load("/legal/"), loader.load("/legal/?from=mail#top")])
  expect(page).toBe(again)
  expect(page).toMatchObject({ component: template, json: { data: "/legal/" }, staticQueryResults: { 7: { data: "site" } } })
  expect(loader.loaded("/legal/")).toBe(page)
  expect(asked.map(([url]) => url)).toEqual([legal, "/page-data/sq/d/7.json"])
})

test("a page is there when its words are", async () => {
  serve({ [legal]: aPage("/legal/") })
  let come: () => void = () => undefined
  jest.mocked(loadWords).mockReturnValue(new Promise((resolve) => (come = resolve)))
  const loader = aLoader()
  const loading = loader.load("/legal/")
  await new Promise((resolve) => setTimeout(resolve))
  expect(loader.loaded("/legal/")).toBeUndefined()
  come()
  await loading
  expect(loader.loaded("/legal/")).toBeDefined()
  expect(jest.mocked(loadWords).mock.calls).toEqual([["items"]])
})

test.each([
  ["the template", new Error("no template"), "no template"],
  ["the words", null, "no words"],
])("a page without %s fails, by the name of the template if both are missing", async (_what, failure, message) => {
  serve({ [legal]: aPage("/legal/") })
  jest.mocked(loadWords).mockRejectedValue(new Error("no words"))
  const load = () =>
    new Promise<typeof template>((resolve, reject) => {
      // After the words have failed.
      setTimeout(() => (failure === null ? resolve(template) : reject(failure)))
    })
  await expect(aLoader({ components: { page: load } }).load("/legal/")).rejects.toThrow(message)
})

test("screens of the dashboard share a page, and load nothing of their own", async () => {
  const asked = serve({ "/page-data/admin/page-data.json": aPage("/admin/") })
  const loader = aLoader()
  expect(await loader.load("/admin/post/")).toBe(await loader.load("/admin/member/?page=2"))
  expect(asked).toHaveLength(1)
})

test("what is prefetched isn't asked for again", async () => {
  const asked = serve({ [legal]: aPage("/legal/") })
  const loader = aLoader()
  await loader.prefetch("/legal/")
  expect((await loader.load("/legal/")).json).toEqual({ data: "/legal/" })
  expect(asked).toHaveLength(1)
})

test.each([{ status: 500 }, { status: 404 }, { isCut: true }, { text: "<html>" }, { text: "{}" }, { text: '{"hash":"decade"}' }])(
  "a prefetch fails quietly and the load doesn't: %j",
  async (answer) => {
    serve({ [legal]: answer })
    const loader = aLoader()
    await expect(loader.prefetch("/legal/")).resolves.toBeUndefined()
    await expect(loader.load("/legal/")).rejects.toThrow()
  },
)

test("what has failed is tried again by the next load", async () => {
  serve({ [legal]: { status: 503 } })
  const loader = aLoader()
  await expect(loader.load("/legal/")).rejects.toThrow(`Failed to fetch ${legal}`)
  serve({ [legal]: aPage("/legal/") })
  await expect(loader.load("/legal/")).resolves.toMatchObject({ json: { data: "/legal/" } })
})

test("data that came with the document is used once, for the first page", async () => {
  const asked = serve({ [legal]: aPage("/legal/") })
  const loader = aLoader({ initial: aPage("/404.html") })
  expect((await loader.load("/nowhere/")).page.path).toBe("/404.html")
  expect(asked).toEqual([])
  expect((await loader.load("/legal/")).page.path).toBe("/legal/")
})

test("data that came with the document of another build is refused", async () => {
  serve({})
  await expect(aLoader({ initial: { ...aPage("/"), hash: "decade" } }).load("/")).rejects.toMatchObject({ code: "INVALID_HASH" })
})

test("a template that this build doesn't have is a missing module", async () => {
  serve({ [legal]: aPage("/legal/", { componentChunkName: "gone" }) })
  await expect(aLoader().load("/legal/")).rejects.toMatchObject({ code: "MODULE_NOT_FOUND" })
})

test("a missing address shows the not-found page, and may be published later", async () => {
  jest.useFakeTimers()
  serve({ "/page-data/404.html/page-data.json": aPage("/404.html") })
  const loader = aLoader()
  await expect(loader.load("/legal/")).rejects.toMatchObject({ code: 404 })
  expect((await loader.loadMissing("/legal/")).page.path).toBe("/404.html")
  expect(loader.loaded("/legal/")?.page.path).toBe("/404.html")
  serve({ [legal]: aPage("/legal/") })
  jest.advanceTimersByTime(3000)
  expect((await loader.load("/legal/")).page.path).toBe("/legal/")
})

test("a page is asked for again after five minutes; without a connection the old one is shown, and what was withdrawn isn't", async () => {
  jest.useFakeTimers()
  serve({ [legal]: aPage("/legal/") })
  const loader = aLoader()
  await loader.load("/legal/")
  jest.advanceTimersByTime(301_000)
  serve({ [legal]: aPage("/legal/", { result: "newer" }) })
  expect((await loader.load("/legal/")).json).toBe("newer")
  jest.advanceTimersByTime(301_000)
  serve({ [legal]: { isCut: true } })
  expect((await loader.load("/legal/")).json).toBe("newer")
  serve({})
  await expect(loader.load("/legal/")).rejects.toMatchObject({ code: 404 })
})
