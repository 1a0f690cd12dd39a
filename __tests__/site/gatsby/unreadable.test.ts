import { createRemoteFileNode } from "gatsby-source-filesystem"
import type { Resource } from "#contract/jsonapi.ts"
import { faultWords } from "#dashboard/strings/fr/faults.ts"
import { sourceNodes } from "../../../src/gatsby/source-nodes.ts"
import { reportOf } from "../../../src/gatsby/content/report.ts"
import { aBuild, downloader } from "#support/build/gatsby-build.ts"
import { aTerm, aText } from "#support/build/texts.ts"

// The download needs Gatsby's own store.
jest.mock("gatsby-source-filesystem", () => ({ createRemoteFileNode: jest.fn() }))

const anItem = (bundle: "article" | "member", number: number, fields: Resource["attributes"] = {}) =>
  aText(bundle, number, "en", { fields })

async function build(resources: readonly Resource[]) {
  jest.mocked(createRemoteFileNode).mockImplementation(downloader({}) as never)
  const run = await aBuild(resources)
  await sourceNodes(run.gatsby as never)
  const { warnings } = reportOf(run.gatsby as never, { leadsOn: () => true })
  return { ...run, warnings }
}

const aTag: Resource = aTerm(2, "en", "Fees")
const withoutAttributes: Resource = { type: "node--article", id: "article-9", relationships: {} }

const bad: readonly (readonly [string, Resource, RegExp])[] = [
  ["has no title", anItem("article", 2, { title: null }), /^it can't be read, and is left out\. .*title/],
  ["has no time of its last change", anItem("article", 2, { changed: null }), /changed/],
  ["has a kind that is none", anItem("article", 2, { field_kind: {} }), /field Kind has/],
  ["has an address in another form", anItem("article", 2, { path: "/post/two" }), /path/],
  ["has a text that is no rich text", anItem("article", 2, { body: "<p>Text</p>" }), /field Text has/],
  ["has a text that can't be shown", anItem("article", 2, { body: { value: "<p>Text</p>", format: "basic_html" } }), /field Text has/],
  ["has several texts in the place of one", anItem("member", 2, { body: [] }), /field Text has/],
  ["has a description that is no rich text", { ...aTag, attributes: { ...aTag.attributes, description: "Fees" } }, /field Description has/],
  ["lies nowhere on earth", anItem("member", 2, { field_latitude: "x" }), /field Latitude has/],
]

test.each(bad)("an item that %s leaves an empty place and a to-do that names it, and all else is built", async (_, item, why) => {
  const { ofType, warnings } = await build([anItem("article", 1), item, anItem("member", 3)])
  expect([...ofType("Publication"), ...ofType("Member")].map(({ path }) => path)).toEqual(["/post/article-1-en/", "/members/member-3-en/"])
  const todo = warnings.find(({ coded }) => coded?.code === "itemUnreadable")
  expect(todo).toMatchObject({ item: { type: item.type, number: 2 }, todo: "Open it in the back end, and save it again." })
  expect(todo?.what).toMatch(why)
})

test("an item without attributes is named by its UUID, a nameless one by its number, in the page's language too", async () => {
  const { ofType, warnings } = await build([withoutAttributes, anItem("article", 2, { title: null }), anItem("article", 1)])
  expect(ofType("Publication")).toHaveLength(1)
  const problems = warnings.filter(({ coded }) => coded?.code === "itemUnreadable")
  expect(problems.map(({ item }) => item)).toEqual([null, { type: "node--article", number: 2, title: "#2" }])
  expect(problems[0]?.what).toContain("Publication article-9")
  expect(problems.map(({ coded }) => coded && faultWords(coded)?.what)).toEqual([
    "Publication article-9 est illisible et ne figure pas sur le site.",
    "Publication 2 “#2” est illisible et ne figure pas sur le site.",
  ])
})

test("a file that can't be read leaves its place empty", async () => {
  const file: Resource = {
    type: "file--file",
    id: "file-1",
    attributes: { drupal_internal__fid: 1, filename: "plan.jpg", uri: null },
    relationships: {},
  }
  const references = { data: { type: "file--file", id: "file-1", meta: { drupal_internal__target_id: 1, alt: "Plan" } } }
  const { ofType, warnings } = await build([{ ...anItem("article", 1), relationships: { field_image: references } }, file])
  expect(ofType("Publication")).toHaveLength(1)
  expect(warnings.map(({ what }) => what).join()).toContain("File plan.jpg")
})
