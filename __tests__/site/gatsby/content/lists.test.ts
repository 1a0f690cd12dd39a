import { siteFactsList } from "#gatsby/content/lists.ts"

const about = { fixed: "/about-us", path: "/fr/a-propos/" } as const
const other = { fixed: null, path: "/fr/join/" } as const

test("the pages that the site links to have the address that readers of a language see them at, and some may be missing", () => {
  expect(siteFactsList({ language: "fr", items: [other, about], dates: [] })).toEqual({
    type: "SiteFacts",
    key: "site-facts-fr",
    fields: {
      language: "fr",
      hasPublicEvents: false,
      aboutPath: "/fr/a-propos/",
      legalPath: null,
      joinPath: null,
      clientsPath: null,
      pressPath: null,
    },
  })
})
