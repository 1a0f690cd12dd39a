import { siteFactsList } from "#gatsby/content/lists.ts"

const paths = (...all: readonly string[]) => new Map(all.map((path, index) => [`uuid-${index}`, path]))

test("a site has a page about joining if a published page has that address", () => {
  expect(siteFactsList({ paths: paths("/about-us/", "/join/"), dates: [] }).fields).toEqual({ hasJoinPage: true, hasPublicEvents: false })
  expect(siteFactsList({ paths: paths("/join/us/", "/post/join/"), dates: [] }).fields).toMatchObject({ hasJoinPage: false })
})
