import { builtAt } from "#support/at.tsx"
import { withSiteMetadata } from "#support/site-metadata.ts"
import { FeedLink } from "#ui/controls/feed-link.tsx"

test("a page tells programs of its feed, if the site has an address and so feeds", () => {
  withSiteMetadata({ siteUrl: "https://g30.example" })
  const link = <FeedLink list="/fr/publications/" title="Publications" />
  expect(builtAt("/fr/", link)).toContain(
    '<link rel="alternate" type="application/atom+xml" title="G30: Publications" href="/fr/publications/feed.xml"/>',
  )
  withSiteMetadata()
  expect(builtAt("/fr/", link)).not.toContain("<link")
})
