import { createRemoteFileNode } from "gatsby-source-filesystem"
import sharp from "sharp"
import { sourceNodes } from "../../../src/gatsby/source-nodes.ts"
import { aBuild, downloader } from "../../support/gatsby-build.ts"

// The one thing of Gatsby's that needs Gatsby's own store to run: the download itself.
jest.mock("gatsby-source-filesystem", () => ({ createRemoteFileNode: jest.fn() }))

type Given = {
  number: number
  alias?: string | null
  title?: string
  status?: boolean
  html?: string
  relationships?: Record<string, unknown>
  fields?: object
}

const aPublication = ({
  number,
  alias,
  title = `Publication ${number}`,
  status = true,
  html = "",
  relationships = {},
  fields = {},
}: Given) => ({
  drupal_id: `article-${number}`,
  drupal_internal__nid: number,
  title,
  status,
  langcode: "en",
  changed: "2026-01-01T00:00:00+00:00",
  path: { alias: alias === undefined ? `/post/p${number}` : alias },
  body: { processed: html, summary: "" },
  drupal_relationships: relationships,
  internal: { type: "node__article" },
  ...fields,
})
const aFile = (id: string, url: string) => ({
  drupal_id: id,
  filename: url.split("/").at(-1),
  filemime: "image/jpeg",
  filesize: 1,
  uri: { url },
  internal: { type: "file__file" },
})
const cover = (id: string) => ({ field_image: { data: { type: "file--file", id, meta: { alt: "Alt", width: 30, height: 20 } } } })

async function build(nodes: Parameters<typeof aBuild>[0], files: Record<string, Buffer> = {}) {
  jest.mocked(createRemoteFileNode).mockImplementation(downloader(files) as never)
  const run = aBuild(nodes)
  await sourceNodes(run.gatsby as never)
  return { ...run, report: run.warnings.join("\n") }
}

const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer()

test("a publication becomes a node with its public path, its neighbours and its text", async () => {
  const { ofType } = await build([
    aPublication({ number: 1, html: "<p>One</p>", fields: { field_date: "2026-01-01" } }),
    aPublication({ number: 2, fields: { field_date: "2026-02-01" } }),
  ])
  const [first, second] = ofType("Publication")
  expect(first).toMatchObject({
    path: "/post/p1/",
    title: "Publication 1",
    previous: null,
    next: second?.id,
    body: { tree: [["p", null, "One"]] },
  })
  expect(second).toMatchObject({ previous: first?.id, next: null })
})

test("a draft that a back end answers all the same isn't on the site", async () => {
  const { ofType } = await build([aPublication({ number: 1, status: false })])
  expect(ofType("Publication")).toEqual([])
})

test("a missing picture keeps the page, leaves its place empty, and is reported with the page that shows it", async () => {
  const { ofType, report } = await build([
    aPublication({ number: 1, title: "Ten points", relationships: cover("f1") }),
    aFile("f1", "/sites/default/files/lost.jpg"),
  ])
  expect(ofType("Publication")).toEqual([expect.objectContaining({ image: expect.objectContaining({ alt: "Alt", file: null }) })])
  expect(report).toContain(
    "Publication 1 “Ten points”: its picture /sites/default/files/lost.jpg can't be fetched (HTTP 404). Upload it again.",
  )
})

test.each([
  ["text", () => Promise.resolve(Buffer.from("no picture at all"))],
  ["half a picture", async () => (await picture()).subarray(0, 200)],
])("%s under a picture's name is reported, and the page stays", async (_, bytes) => {
  const { ofType, report } = await build(
    [aPublication({ number: 1, relationships: cover("f1") }), aFile("f1", "/sites/default/files/a.jpg")],
    { "/sites/default/files/a.jpg": await bytes() },
  )
  expect(ofType("Publication")).toEqual([expect.objectContaining({ image: expect.objectContaining({ file: null }) })])
  expect(report).toContain("a.jpg is no picture that can be shown. Upload it again.")
})

test("pictures of the text are fetched like all others", async () => {
  const html = '<figure><img src="/sites/default/files/a.jpg" alt="A"></figure><p><img src="/sites/default/files/b.jpg" alt="B"></p>'
  const { ofType, report } = await build([aPublication({ number: 1, html })], { "/sites/default/files/a.jpg": await picture() })
  expect(ofType("Publication")).toEqual([
    expect.objectContaining({
      body: expect.objectContaining({
        pictures: [
          expect.objectContaining({ alt: "A", width: 30, height: 20, file: "file /sites/default/files/a.jpg" }),
          expect.objectContaining({ alt: "B", file: null }),
        ],
      }),
    }),
  ])
  expect(report).toContain("/sites/default/files/b.jpg can't be fetched")
})

test("an item left out is no neighbour, no reference and no page", async () => {
  const member = { ...aPublication({ number: 5, alias: null }), drupal_id: "member-5", internal: { type: "node__member" } }
  const authors = { field_authors: { data: [{ type: "node--member", id: "member-5" }] } }
  const { ofType, report } = await build([aPublication({ number: 1, relationships: authors }), member])
  expect(ofType("Member")).toEqual([])
  expect(ofType("Publication")).toEqual([expect.objectContaining({ authors: [] })])
  expect(report).toContain("Member 5 “Publication 5”: it has no address.")
})

test("an answer that isn't what the contract says stops the build and names the kind", async () => {
  await expect(build([{ internal: { type: "node__article" } }])).rejects.toThrow(/node--article that can't be read/)
})
