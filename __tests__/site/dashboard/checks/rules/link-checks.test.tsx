import { itemPathOf } from "#dashboard/checks/rules/link-checks.ts"

test.each(["/members/atelier-nord", "/fr/post/dix-points", "/about-us"])("%s is looked up, because it may be an item's address", (path) => {
  expect(itemPathOf(path)).toBe(path)
})

test.each([
  "/members",
  "/nl/members/speaking/frans",
  "/publications/tag/fees",
  "/search",
  "/agenda/category/lectures",
  "/publications/feed.xml",
  "/members/atelier-nord/contact.vcf",
])("%s isn't looked up, because it is a list or a file that the build makes", (path) => {
  expect(itemPathOf(path)).toBeNull()
})
