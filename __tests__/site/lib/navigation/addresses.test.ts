import { linkKind } from "#lib/navigation/addresses.ts"

test.each([
  ["/members/", "page"],
  ["/legal/#cookies", "page"],
  ["/members/?q=plan.pdf", "page"],
  ["/post/v1.2-of-the-charter/", "page"],
  ["/static/abc/plan.pdf", "file"],
  ["/favicon.svg?v=2", "file"],
  ["https://www.example.org/members/", "foreign"],
  ["HTTP://example.org", "foreign"],
  ["//example.org/members/", "foreign"],
  ["#fn-1", "other"],
  ["mailto:info@example.org", "other"],
  ["tel:+3225550130", "other"],
])("the address %s leads to a %s", (address, kind) => {
  expect(linkKind(address)).toBe(kind)
})
