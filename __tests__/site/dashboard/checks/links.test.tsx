import { ownPath } from "#dashboard/checks/rules/link-checks.ts"

test.each(["/members/atelier-nord", "/fr/post/dix-points", "/agenda/open-evening", "/about-us"])(
  "%s is looked up: it is an item's",
  (path) => {
    expect(ownPath(path)).toBe(path)
  },
)

test.each([
  "/members",
  "/fr/members/in/flandre",
  "/members/for/housing",
  "/nl/members/speaking/frans",
  "/publications",
  "/publications/tag/fees",
  "/publications/2025",
  "/search",
  "/agenda/category/lectures",
  "/publications/feed.xml",
  "/members/atelier-nord/contact.vcf",
])("%s isn't: the build makes it of many items, or it is a file", (path) => {
  expect(ownPath(path)).toBeNull()
})
