import { invalid, Violations } from "#server/content/validation/sent.ts"
import { linkOf } from "#server/content/validation/parts.ts"

function taken(uri: string): boolean {
  const at = { place: { type: "node--member", name: "field_website", label: "Website", delta: null }, found: new Violations() }
  return linkOf({ uri, title: "Site" }, at) !== invalid
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
