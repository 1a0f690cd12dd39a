import { linkAddress, linksIn } from "#contract/text-links.ts"

test.each([
  ["/post/ten-points", "/post/ten-points"],
  ["/post/ten-points/?page=2#note", "/post/ten-points"],
  ["/post/caf%C3%A9", "/post/café"],
  ["/", "/"],
  ["internal:/members/atelier", "/members/atelier"],
  ["entity:node/12", "/node/12"],
  ["entity:taxonomy_term/3", "/taxonomy/term/3"],
  ["https://g30.example/post/ten-points/", "//g30.example/post/ten-points"],
  ["//g30.example/post/x", "//g30.example/post/x"],
  ["/post/100%", "/post/100%"],
])("a link to %s leads to %s", (uri, address) => {
  expect(linkAddress(uri)).toBe(address)
})

test.each(["mailto:office@g30.example", "tel:+3225550101", "#note-1", "?page=2", "route:<front>", "post/x", "https://", ""])(
  "a link to %j leads to no address of the site",
  (uri) => {
    expect(linkAddress(uri)).toBeNull()
  },
)

test("links are found in rich texts and link fields, and nowhere else", () => {
  const value = `<p><a id="a" href="/post/a&amp;b">A</a> /post/plain <a href="mailto:x@example.org">B</a></p><h2 id="/post/id">C</h2>`
  const links = [{ uri: "entity:node/7", title: "" }, { uri: "https://other.example/x" }]
  expect(linksIn("node--action_project", { body: { value, summary: '<a href="/post/summary">' }, field_links: links })).toEqual([
    { field: "body", address: "/post/a&b" },
    { field: "field_links", address: "/node/7" },
    { field: "field_links", address: "//other.example/x" },
  ])
  expect(linksIn("node--member", { field_website: { uri: "/node/1" }, field_people: [{ name: "/node/2" }] })).toEqual([
    { field: "field_website", address: "/node/1" },
  ])
})
