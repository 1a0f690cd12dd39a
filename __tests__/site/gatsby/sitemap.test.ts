import { mkdtempSync, readFileSync, existsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"
import { sitemapOf, writeSitemap } from "../../../src/gatsby/sitemap.ts"

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

const built = new Map<string, object>(pages.map(([path, context]) => [path, { path, context }]))
built.set("/fr/admin/", { path: "/fr/admin/", matchPath: "/fr/admin/*", context: { language: "fr" } })
const translations = [
  { language: "en", path: "/post/one/" },
  { language: "fr", path: "/fr/post/un/" },
]
const build = { store: { getState: () => ({ pages: built }) }, getNode: () => ({ translations }) } as unknown as BuildArgs

test("the sitemap has the public pages, each with its versions", async () => {
  const folder = mkdtempSync(join(tmpdir(), "g30-sitemap-"))
  await writeSitemap(folder, build, "https://g30.example/")
  const text = readFileSync(join(folder, "sitemap.xml"), "utf8")
  expect([...text.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
    "https://g30.example/",
    "https://g30.example/fr/",
    "https://g30.example/fr/post/un/",
    "https://g30.example/post/one/",
  ])
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en" href="https://g30.example/post/one/"/>' +
    '<xhtml:link rel="alternate" hreflang="fr" href="https://g30.example/fr/post/un/"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://g30.example/post/one/"/>'
  expect(text).toContain(`<url><loc>https://g30.example/post/one/</loc>${alternates}</url>`)
  expect(text).toContain(`<url><loc>https://g30.example/fr/post/un/</loc>${alternates}</url>`)
  expect(readFileSync(join(folder, "robots.txt"), "utf8")).toContain("Sitemap: https://g30.example/sitemap.xml")
  // A site that loses its address loses the sitemap.
  await writeSitemap(folder, build, "")
  expect(existsSync(join(folder, "sitemap.xml"))).toBe(false)
})

test("readers of other languages are led to the original where there is no English", () => {
  const versions = [
    { language: "fr", path: "/fr/un/", isOriginal: false },
    { language: "nl", path: "/nl/een/", isOriginal: true },
  ] as const
  const text = sitemapOf([{ path: "/fr/un/", versions }], "https://g30.example")
  expect(text).toContain('hreflang="x-default" href="https://g30.example/nl/een/"')
})

test("an address with other letters is encoded, and no text ends an element", () => {
  const text = sitemapOf([{ path: "/post/été&<x>/", versions: [] }], "https://g30.example")
  expect(text).toContain("<loc>https://g30.example/post/%C3%A9t%C3%A9&amp;%3Cx%3E/</loc>")
})
