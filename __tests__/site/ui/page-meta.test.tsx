import { builtAt } from "#support/at.tsx"
import { withSiteMetadata } from "#support/site-metadata.ts"
import { PageMeta } from "#ui/page-meta.tsx"

function metaOf(html: string): Record<string, string> {
  const found = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  return Object.fromEntries(found.map(([, name = "", content = ""]) => [name, content]))
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
  expect(metaOf(html)).not.toHaveProperty(["og:image"])
})

test("a site with an address gives the absolute addresses of each page and its picture", () => {
  withSiteMetadata({ siteUrl: "https://g30.example/" })
  const picture = { file: { childImageSharp: { resize: { src: "/static/model.jpg" } } } }
  const html = builtAt("/legal/", <PageMeta title="Legal" path="/legal/" picture={picture} />)
  expect(html).toContain('<link rel="canonical" href="https://g30.example/legal/"/>')
  expect(metaOf(html)).toMatchObject({ "og:url": "https://g30.example/legal/", "og:image": "https://g30.example/static/model.jpg" })
})

test("a page without a picture is shared with the logo", () => {
  withSiteMetadata({ siteUrl: "https://g30.example" })
  expect(metaOf(builtAt("/", <PageMeta title="Home" path="/" />))).toMatchObject({
    "og:image": "https://g30.example/logo/logo-fr-652x162.png",
  })
})
