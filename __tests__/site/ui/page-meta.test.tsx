import { builtAt } from "#support/at.tsx"
import { withSiteMetadata } from "#support/site-metadata.ts"
import { PageMeta } from "#ui/page-meta.tsx"

const versions = [
  { language: "fr", path: "/fr/membres/" },
  { language: "nl", path: "/nl/leden/" },
] as const
/** The elements of the head, each on a line. */
const headOf = ({ path, ...page }: Omit<Parameters<typeof PageMeta>[0], "page"> & { readonly path: string }) =>
  builtAt(path, <PageMeta page={{ location: { pathname: path }, pageContext: {} }} {...page} />).replaceAll("><", ">\n<")

test("a page of a site with an address names its whole address, all its versions, and one for readers of other languages", () => {
  withSiteMetadata({ siteUrl: "https://g30.example/" })
  const page = { title: "Membres", description: "Trente bureaux.", path: "/fr/membres/", versions }
  expect(headOf(page)).toMatchInlineSnapshot(`
   "<title>Membres - G30</title>
   <meta name="description" content="Trente bureaux."/>
   <link rel="canonical" href="https://g30.example/fr/membres/"/>
   <link rel="alternate" hrefLang="fr" href="https://g30.example/fr/membres/"/>
   <link rel="alternate" hrefLang="nl" href="https://g30.example/nl/leden/"/>
   <link rel="alternate" hrefLang="x-default" href="https://g30.example/fr/membres/"/>
   <meta property="og:site_name" content="G30"/>
   <meta property="og:title" content="Membres"/>
   <meta property="og:description" content="Trente bureaux."/>
   <meta property="og:url" content="https://g30.example/fr/membres/"/>
   <meta property="og:locale" content="en_GB"/>"
  `)
})

test("without the site's address there is no canonical one, a page in a single language names none, and one without a description has the site's", () => {
  withSiteMetadata()
  expect(headOf({ title: "Legal", path: "/legal/", versions: [{ language: "en", path: "/legal/" }] })).toMatchInlineSnapshot(`
   "<title>Legal - G30</title>
   <meta name="description" content="Promoting and Improving The Architectural Practice"/>
   <meta property="og:site_name" content="G30"/>
   <meta property="og:title" content="Legal"/>
   <meta property="og:description" content="Promoting and Improving The Architectural Practice"/>
   <meta property="og:locale" content="en_GB"/>"
  `)
  const english = { language: "en", path: "/members/" } as const
  expect(headOf({ title: "Members", path: "/members/", versions: [english, ...versions] })).toMatch(
    /hrefLang="x-default" href="\/members\/"/i,
  )
})
