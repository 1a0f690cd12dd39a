import { builtAt } from "#support/at.tsx"
import { withSiteMetadata } from "#support/site-metadata.ts"
import { PageMeta } from "#ui/page/page-meta.tsx"

const versions = [
  { language: "fr", path: "/fr/membres/" },
  { language: "nl", path: "/nl/leden/" },
] as const

function headOf({ path, ...page }: Omit<Parameters<typeof PageMeta>[0], "page"> & { readonly path: string }) {
  const html = builtAt(path, <PageMeta page={{ location: { pathname: path }, pageContext: {} }} {...page} />)
  const { head } = new DOMParser().parseFromString(html, "text/html")
  const linksIn = (rel: string) => [...head.querySelectorAll(`link[rel=${rel}]`)]
  return {
    title: head.querySelector("title")?.textContent,
    description: head.querySelector("meta[name=description]")?.getAttribute("content"),
    shared: Object.fromEntries(
      [...head.querySelectorAll("meta[property^='og:']")].map((meta) => [meta.getAttribute("property"), meta.getAttribute("content")]),
    ),
    canonical: linksIn("canonical").map((link) => link.getAttribute("href")),
    versions: Object.fromEntries(linksIn("alternate").map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])),
  }
}

test("a page names its whole address, its versions, and the version for readers of other languages", () => {
  withSiteMetadata({ siteUrl: "https://g30.example/" })
  expect(headOf({ title: "Membres", description: "Trente bureaux.", path: "/fr/membres/", versions })).toEqual({
    title: "Membres - G30",
    description: "Trente bureaux.",
    shared: {
      "og:site_name": "G30",
      "og:title": "Membres",
      "og:description": "Trente bureaux.",
      "og:url": "https://g30.example/fr/membres/",
      "og:locale": "en_GB",
    },
    canonical: ["https://g30.example/fr/membres/"],
    versions: {
      fr: "https://g30.example/fr/membres/",
      nl: "https://g30.example/nl/leden/",
      "x-default": "https://g30.example/fr/membres/",
    },
  })
})

const legal = { title: "Legal", path: "/legal/", versions: [{ language: "en", path: "/legal/" }] } as const

test("a page without a description has the site's description", () => {
  withSiteMetadata()
  const description = "Promoting and Improving The Architectural Practice"
  expect(headOf(legal)).toMatchObject({ title: "Legal - G30", description, shared: { "og:title": "Legal", "og:description": description } })
})

test("a page in a single language names no versions", () => {
  withSiteMetadata({ siteUrl: "https://g30.example/" })
  expect(headOf(legal).versions).toEqual({})
})

test("without the site's address a page names no address of its own", () => {
  withSiteMetadata()
  const { canonical, shared } = headOf(legal)
  expect(canonical).toEqual([])
  expect(shared).not.toHaveProperty("og:url")
})

test("without the site's address the versions have paths", () => {
  withSiteMetadata()
  const path = "/members/"
  const all = [{ language: "en", path } as const, ...versions]
  expect(headOf({ title: "Members", path, versions: all }).versions).toMatchObject({ "x-default": path })
})
