import { builtAt } from "#support/at.tsx"
import { withSiteMetadata } from "#support/site-metadata.ts"
import { PageMeta } from "#ui/page-meta.tsx"

function metaOf(html: string): Record<string, string> {
  const metaTags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  return Object.fromEntries(metaTags.map(([, name = "", content = ""]) => [name, content]))
}

test("a title ends with the association's name", () => {
  withSiteMetadata()
  expect(builtAt("/members/", <PageMeta title="Members" path="/members/" />)).toContain("<title>Members - G30</title>")
})

test("a page without a description has the site's", () => {
  withSiteMetadata()
  expect(metaOf(builtAt("/", <PageMeta title="Home" path="/" />))).toMatchObject({
    description: "Promoting and Improving The Architectural Practice",
    "og:description": "Promoting and Improving The Architectural Practice",
  })
  expect(metaOf(builtAt("/", <PageMeta title="Home" path="/" description="Thirty practices." />))).toMatchObject({
    description: "Thirty practices.",
  })
})

test("without the site's address its pages have no canonical address", () => {
  withSiteMetadata()
  const html = builtAt("/legal/", <PageMeta title="Legal" path="/legal/" />)
  expect(html).not.toContain("canonical")
  expect(metaOf(html)).not.toHaveProperty(["og:url"])
})

test("a site with an address gives the absolute addresses of each page", () => {
  withSiteMetadata({ siteUrl: "https://g30.example/" })
  const html = builtAt("/legal/", <PageMeta title="Legal" path="/legal/" />)
  expect(html).toContain('<link rel="canonical" href="https://g30.example/legal/"/>')
  expect(metaOf(html)).toMatchObject({ "og:url": "https://g30.example/legal/" })
})

describe("a page in several languages", () => {
  const versions = [
    { language: "fr", path: "/fr/membres/" },
    { language: "nl", path: "/nl/leden/" },
  ] as const
  const namesOf = (html: string) => [...html.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, code, address]) => [code, address])

  test("names all its versions, and one for readers of other languages", () => {
    withSiteMetadata({ siteUrl: "https://g30.example" })
    expect(namesOf(builtAt("/fr/membres/", <PageMeta title="Membres" path="/fr/membres/" versions={versions} />))).toEqual([
      ["fr", "https://g30.example/fr/membres/"],
      ["nl", "https://g30.example/nl/leden/"],
      ["x-default", "https://g30.example/fr/membres/"],
    ])
  })

  test("without the site's address the versions are those of the same host", () => {
    withSiteMetadata()
    const english = { language: "en", path: "/members/" } as const
    const html = builtAt("/members/", <PageMeta title="Members" path="/members/" versions={[english, ...versions]} />)
    expect(namesOf(html).at(-1)).toEqual(["x-default", "/members/"])
  })

  test("one in a single language names none", () => {
    withSiteMetadata()
    expect(namesOf(builtAt("/x/", <PageMeta title="X" path="/x/" versions={[{ language: "en", path: "/x/" }]} />))).toEqual([])
  })
})
