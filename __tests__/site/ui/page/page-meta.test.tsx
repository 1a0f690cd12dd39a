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

test("a page of a site with an address names its whole address, all its versions, and one for readers of other languages", () => {
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

test("without the site's address there is no canonical one, a page in a single language names none, and one without a description has the site's", () => {
  withSiteMetadata()
  const description = "Promoting and Improving The Architectural Practice"
  expect(headOf({ title: "Legal", path: "/legal/", versions: [{ language: "en", path: "/legal/" }] })).toEqual({
    title: "Legal - G30",
    description,
    shared: { "og:site_name": "G30", "og:title": "Legal", "og:description": description, "og:locale": "en_GB" },
    canonical: [],
    versions: {},
  })
  const english = { language: "en", path: "/members/" } as const
  expect(headOf({ title: "Members", path: "/members/", versions: [english, ...versions] }).versions).toMatchObject({
    "x-default": "/members/",
  })
})
