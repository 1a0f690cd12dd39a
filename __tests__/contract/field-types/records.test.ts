import { link } from "#contract/field-types/records.ts"

function taken(uri: string): boolean {
  return link.problem({ uri, title: "Site" }, {}) === null
}

test.each([
  "https://example.org/a?b#c",
  "HTTP://example.org",
  "mailto:a@example.org",
  "tel:+3221234567",
  "internal:/post/x",
  "internal:#top",
  "entity:node/7",
  "route:<nolink>",
])("a link may lead to %s", (uri) => {
  expect(taken(uri)).toBe(true)
})

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,x",
  "internal:javascript:alert(1)",
  "internal://evil.example",
  "internal:/\\evil.example",
  "entity:javascript:1",
  "https://",
  "https:// example.org",
  "example.org",
  "/post/x",
  "blob:https://example.org/x",
  "file:///etc/passwd",
])("a link may not lead to %s", (uri) => {
  expect(taken(uri)).toBe(false)
})
