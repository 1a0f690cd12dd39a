/** @jest-environment jsdom */

import { HashLoader } from "#lib/navigation/hash-loader.ts"
import type { PageFailure, PageResources } from "gatsby/cache-dir/loader"
import { serve } from "#support/browser/built-files.ts"

const hash = "c0ffee"
const aPage = (path: string, more: object = {}) => ({ componentChunkName: "page", path, result: { data: path }, hash, ...more })
const legal = "/page-data/legal/page-data.json"
const notFound = { "/page-data/404.html/page-data.json": aPage("/404.html") }

beforeEach(() => {
  Object.assign(window, { ___webpackCompilationHash: hash })
  window.history.replaceState(null, "", "/here/")
})

afterEach(() => void jest.useRealTimers())

const template = { default: () => null }

function aLoader({
  initial,
  page = () => Promise.resolve(template),
}: { readonly initial?: unknown; readonly page?: () => Promise<unknown> } = {}) {
  return new HashLoader({ components: { page } }, initial)
}

async function load(loader: HashLoader, address: string): Promise<PageResources> {
  const page = await loader.loadPage(address)
  if ("status" in page) throw page.error
  return page
}

const pathOf = (page: PageResources | PageFailure | undefined) => (page !== undefined && "page" in page ? page.page.path : undefined)

test("a page comes with its template, its data and its static queries, and is asked for once", async () => {
  const requests = serve({ [legal]: aPage("/legal/", { staticQueryHashes: ["7"] }), "/page-data/sq/d/7.json": { data: "site" } })
  const loader = aLoader()
  const [page, again] = await Promise.all([load(loader, "/legal/"), load(loader, "/legal/?from=mail#top")])
  expect(page).toBe(again)
  expect(page).toMatchObject({ component: template, json: { data: "/legal/" }, staticQueryResults: { 7: { data: "site" } } })
  expect(loader.loadPageSync("/legal/?from=mail")).toBe(page)
  expect(requests.map(([url]) => url)).toEqual([legal, "/page-data/sq/d/7.json"])
})

test("screens of the dashboard share a page, and load nothing of their own", async () => {
  const requests = serve({ "/page-data/admin/page-data.json": aPage("/admin/") })
  const loader = aLoader()
  expect(await load(loader, "/admin/post/")).toBe(await load(loader, "/admin/member/?page=2"))
  expect(requests).toHaveLength(1)
})

test("what is prefetched isn't asked for again", async () => {
  const requests = serve({ [legal]: aPage("/legal/") })
  const loader = aLoader()
  loader.prefetch("/legal/")
  expect((await load(loader, "/legal/")).json).toEqual({ data: "/legal/" })
  expect(requests).toHaveLength(1)
})

test.each([legal, "/page-data/sq/d/7.json"])(
  "%s that is dropped is asked for three times, and then again by the next load",
  async (url) => {
    const files = { [legal]: aPage("/legal/", { staticQueryHashes: ["7"] }), "/page-data/sq/d/7.json": { data: "site" } }
    const requests = serve({ ...files, [url]: { isCut: true } })
    const loader = aLoader()
    await expect(load(loader, "/legal/")).rejects.toThrow(url)
    expect(requests.filter(([one]) => one === url)).toHaveLength(3)
    serve(files)
    await expect(load(loader, "/legal/")).resolves.toMatchObject({ json: { data: "/legal/" } })
  },
)

test("a template that doesn't come fails with its own error, and is asked for again", async () => {
  serve({ [legal]: aPage("/legal/") })
  const failure = new Error("Loading chunk 7 failed.")
  const page = jest.fn(() => Promise.resolve<unknown>(template))
  page.mockRejectedValue(failure)
  const loader = aLoader({ page })
  await expect(load(loader, "/legal/")).rejects.toBe(failure)
  page.mockResolvedValue(template)
  await expect(load(loader, "/legal/")).resolves.toMatchObject({ component: template })
})

test("what is dropped twice comes at the third try", async () => {
  const dropped = { isCut: true }
  const requests = serve({ [legal]: aPage("/legal/") }, [dropped, { status: 503 }])
  const failure = new Error("Loading chunk 7 failed.")
  const page = jest.fn(() => Promise.resolve<unknown>(template))
  // Gatsby asks for a template twice at a time, once for its head.
  for (let time = 1; time <= 4; time += 1) page.mockRejectedValueOnce(failure)
  await expect(load(aLoader({ page }), "/legal/")).resolves.toMatchObject({ component: template })
  expect(requests).toHaveLength(3)
})

test("data that came with the document is used once, for the first page", async () => {
  const requests = serve({ [legal]: aPage("/legal/") })
  const loader = aLoader({ initial: aPage("/fr/404.html") })
  expect(pathOf(await loader.loadPage("/nowhere/"))).toBe("/404.html")
  expect(requests).toEqual([])
  expect(pathOf(await loader.loadPage("/legal/"))).toBe("/legal/")
})

test("data that came with the document of another build is refused", async () => {
  serve({})
  await expect(load(aLoader({ initial: { ...aPage("/"), hash: "decade" } }), "/")).rejects.toMatchObject({ code: "INVALID_HASH" })
})

test("a template that this build doesn't have shows the not-found page", async () => {
  serve({ [legal]: aPage("/legal/", { componentChunkName: "gone" }), ...notFound })
  expect(pathOf(await aLoader().loadPage("/legal/"))).toBe("/404.html")
})

test("a missing address shows the not-found page after one question for its document, and may be published later", async () => {
  jest.useFakeTimers()
  const requests = serve(notFound)
  const loader = aLoader()
  expect(pathOf(await loader.loadPage("/legal/"))).toBe("/404.html")
  expect(pathOf(loader.loadPageSync("/legal/"))).toBe("/404.html")
  expect(requests.filter(([, options]) => options?.method === "HEAD").map(([url]) => url)).toEqual(["/legal/"])
  serve({ [legal]: aPage("/legal/") })
  jest.advanceTimersByTime(3000)
  expect(pathOf(await loader.loadPage("/legal/"))).toBe("/legal/")
})

test("a page is asked for again after five minutes; without a connection the old one is shown, and what was withdrawn isn't", async () => {
  jest.useFakeTimers()
  serve({ [legal]: aPage("/legal/") })
  const loader = aLoader()
  await load(loader, "/legal/")
  jest.advanceTimersByTime(301_000)
  serve({ [legal]: aPage("/legal/", { result: "newer" }) })
  expect((await load(loader, "/legal/")).json).toBe("newer")
  jest.advanceTimersByTime(301_000)
  serve({ [legal]: { isCut: true } })
  expect((await load(loader, "/legal/")).json).toBe("newer")
  serve({})
  await expect(load(loader, "/legal/")).rejects.toMatchObject({ code: 404 })
})
