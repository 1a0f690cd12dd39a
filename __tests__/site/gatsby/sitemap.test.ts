import { readFileSync, existsSync } from "node:fs"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"
import { xmlFaults } from "#support/machines/xml-faults.ts"
import type { ItemFields } from "../../../src/gatsby/content/item-fields.ts"
import { sitemaps, writeSitemap, type SitePage } from "../../../src/gatsby/sitemap.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const pages = [
  ["/", { language: "en" }],
  ["/fr/", { language: "fr" }],
  ["/fr/post/un/", { id: "1", language: "fr" }],
  ["/post/one/", { id: "1", language: "en" }],
  ["/404/", { language: "en", isMissing: true }],
  ["/404.html", { language: "en", isMissing: true }],
  ["/fr/404.html", { language: "fr", isMissing: true }],
  ["/fr/user/login/", { language: "fr" }],
  ["/password-reset/new/", { language: "en" }],
  ["/nl/user/", { language: "nl" }],
  ["/nl/post/create/", { language: "nl" }],
] as const

const pagesByPath = new Map<string, object>(pages.map(([path, context]) => [path, { path, context }]))
pagesByPath.set("/fr/admin/", { path: "/fr/admin/", matchPath: "/fr/admin/*", context: { language: "fr" } })
pagesByPath.set("/agenda/category/talks/", { path: "/agenda/category/talks/", context: { id: "list", language: "en" } })

const nodes: Readonly<Record<string, object>> = { list: { translations: [{ language: "en", path: "/agenda/category/talks/" }] } }
const build = { store: { getState: () => ({ pages: pagesByPath }) }, getNode: (id: string) => nodes[id] } as unknown as BuildArgs

const pagesOfItem = [
  { language: "en", path: "/post/one/" },
  { language: "fr", path: "/fr/post/un/" },
]

/** The publication as readers of a language see it. */
function itemFor(language: string, path: string, changed: string): ItemFields {
  const item = { entity: { type: "node--article", changed }, placement: { language, path, pages: pagesOfItem } }
  return item as unknown as ItemFields
}
const items = [
  itemFor("en", "/post/one/", "2026-03-04T05:06:07+00:00"),
  itemFor("fr", "/fr/post/un/", "2026-05-01T12:00:00+02:00"),
  itemFor("nl", "/post/one/", "2026-03-04T05:06:07+00:00"),
]

function pagesIn(sitemap: string) {
  return Array.from(sitemap.matchAll(/<url>(.*?)<\/url>/gs), ([, page = ""]) => ({
    address: /<loc>(.*?)<\/loc>/.exec(page)?.[1],
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(page)?.[1],
    versions: Array.from(page.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, language, address]) => `${language} ${address}`),
  }))
}

test("the sitemap has the public pages, each with its versions, and those of items with their last change", async () => {
  const folder = aTemporaryFolder()
  await writeSitemap(folder, build, { items, siteUrl: "https://g30.example/" })
  const text = readFileSync(join(folder, "sitemap.xml"), "utf8")
  const home = ["en https://g30.example/", "fr https://g30.example/fr/", "nl https://g30.example/nl/", "x-default https://g30.example/"]
  const post = ["en https://g30.example/post/one/", "fr https://g30.example/fr/post/un/", "x-default https://g30.example/post/one/"]
  expect(pagesIn(text)).toEqual([
    { address: "https://g30.example/", changed: undefined, versions: home },
    { address: "https://g30.example/agenda/category/talks/", changed: undefined, versions: [] },
    { address: "https://g30.example/fr/", changed: undefined, versions: home },
    { address: "https://g30.example/fr/post/un/", changed: "2026-05-01T10:00:00Z", versions: post },
    { address: "https://g30.example/post/one/", changed: "2026-03-04T05:06:07Z", versions: post },
  ])
  expect(readFileSync(join(folder, "robots.txt"), "utf8")).toContain("Sitemap: https://g30.example/sitemap.xml")
  // A site that loses its address loses the sitemap.
  await writeSitemap(folder, build, { items, siteUrl: "" })
  expect(existsSync(join(folder, "sitemap.xml"))).toBe(false)
  expect(readFileSync(join(folder, "robots.txt"), "utf8")).not.toContain("Sitemap")
})

const onePage = (page: SitePage) => sitemaps([page], "https://g30.example").get("sitemap.xml") ?? ""

test("readers of other languages are led to the original where there is no English", () => {
  const versions = [
    { language: "fr", path: "/fr/un/", isOriginal: false },
    { language: "nl", path: "/nl/een/", isOriginal: true },
  ] as const
  const text = onePage({ path: "/fr/un/", versions, changed: null })
  expect(text).toContain('hreflang="x-default" href="https://g30.example/nl/een/"')
})

test("an address with other letters is encoded, and no text ends an element", () => {
  const text = onePage({ path: "/post/été&<x>/", versions: [], changed: null })
  expect(text).toContain("<loc>https://g30.example/post/%C3%A9t%C3%A9&amp;%3Cx%3E/</loc>")
})

test("a sitemap of many pages is in several files, and each is as the protocol says", () => {
  const many = ["/a/", "/b/", "/ç/", "/d/", "/e/"].map((path, index) => ({
    path,
    versions: [
      { language: "en", path },
      { language: "fr", path: `/fr${path}` },
    ] as const,
    changed: index === 0 ? null : `2026-01-0${index}T00:00:00Z`,
  }))
  const files = sitemaps(many, "https://g30.example", 2)
  expect([...files.keys()]).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"])
  expect(files.get("sitemap.xml")).toContain("<loc>https://g30.example/sitemap-2.xml</loc><lastmod>2026-01-04T00:00:00Z</lastmod>")
  const wrong = "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><url><loc>/a/</loc></url></urlset>"
  expect(xmlFaults("sitemap", [...files.values(), wrong])).toEqual([null, null, null, null, expect.stringContaining("loc")])
})
