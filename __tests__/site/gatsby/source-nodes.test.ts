import { createRemoteFileNode } from "gatsby-source-filesystem"
import sharp from "sharp"
import type { Resource } from "#contract/jsonapi.ts"
import { storedValue } from "../../../src/gatsby/schema.ts"
import { sourceNodes } from "../../../src/gatsby/source-nodes.ts"
import { aBuild, downloader } from "#support/build/gatsby-build.ts"
import { aFile, aText, refersTo, type TextGiven } from "#support/build/texts.ts"

// The download needs Gatsby's own store.
jest.mock("gatsby-source-filesystem", () => ({ createRemoteFileNode: jest.fn() }))

type Given = TextGiven & { readonly number: number; readonly title?: string }

const aPublication = ({ number, title = `Publication ${number}`, fields, ...given }: Given) =>
  aText("article", number, "en", { alias: `/post/p${number}`, ...given, fields: { title, ...fields } })
const atelier = (number: number, alias: string | null = "/members/atelier") =>
  aText("member", number, "en", { fields: { title: "Atelier", path: { alias } } })
const shows = (number: number) =>
  refersTo("file--file", `file-${number}`, number, { alt: `Alt ${number}`, title: "", width: 30, height: 20 })

async function build(resources: readonly Resource[], files: Record<string, Buffer> = {}, gone: readonly Resource[] = [], refusal = 404) {
  jest.mocked(createRemoteFileNode).mockImplementation(downloader(files, refusal) as never)
  const run = await aBuild(resources, gone)
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
  expect(first).toMatchObject({ path: "/post/p1/", title: "Publication 1", body: { tree: '[["p",null,"One"]]' } })
  expect(storedValue({ tree: '[["p",null,"One"]]' }, {}, {}, { fieldName: "tree" })).toEqual([["p", null, "One"]])
  expect(ofType("PublicationRelated")).toMatchObject([
    { id: first?.related, previous: null, next: second?.id },
    { id: second?.related, previous: first?.id, next: null },
  ])
})

test("the start page lists the four newest publications, and is made again only where others come to be among them", async () => {
  const dated = (number: number, day: number) => aPublication({ number, fields: { field_date: `2026-01-${10 + day}` } })
  const { gatsby, ofType, change } = await build([dated(1, 1), dated(2, 5), dated(3, 3), dated(4, 4), dated(5, 2)])
  const idOf = (number: number) => ofType("Publication").find(({ path }) => path === `/post/p${number}/`)?.id
  const [before] = ofType("Latest")
  expect(before).toMatchObject({ publications: [2, 4, 3, 5].map(idOf) })
  await change([dated(1, 0)])
  await sourceNodes(gatsby as never)
  expect(ofType("Latest")[0]).toBe(before)
  await change([dated(1, 9)])
  await sourceNodes(gatsby as never)
  expect(ofType("Latest")).toMatchObject([{ publications: [1, 2, 4, 3].map(idOf) }])
})

test("a draft that a back end answers all the same isn't on the site", async () => {
  const { ofType } = await build([aPublication({ number: 1, status: false })])
  expect(ofType("Publication")).toEqual([])
})

test("an item that was deleted or unpublished since the last build has no node and is no neighbour", async () => {
  const { ofType } = await build([aPublication({ number: 1 })], {}, [aPublication({ number: 2 })])
  expect(ofType("Publication")).toMatchObject([{ title: "Publication 1" }])
  expect(ofType("PublicationRelated")).toMatchObject([{ next: null, previous: null }])
})

test.each([403, 404])("pictures and attachments that answer %i are empty places and warnings, and the build goes on", async (status) => {
  const attached = refersTo("file--file", "file-2", 2, { description: "The brief" })
  const references = { field_image: { data: shows(1) }, field_attachments: { data: [attached] } }
  const files = [aFile(1, "/sites/default/files/a.jpg"), aFile(2, "/sites/default/files/brief.pdf")]
  const { ofType, warnings, report } = await build([aPublication({ number: 1, relationships: references }), ...files], {}, [], status)
  expect(ofType("Publication")).toMatchObject([{ image: { file: null }, attachments: [{ description: "The brief", file: null }] }])
  expect(warnings).toHaveLength(1)
  expect(report).toContain(`its picture /sites/default/files/a.jpg can't be fetched (HTTP ${status}).`)
  expect(report).toContain(`its file /sites/default/files/brief.pdf can't be fetched (HTTP ${status}).`)
})

test.each([
  ["text", () => Promise.resolve(Buffer.from("no picture at all"))],
  ["half a picture", async () => (await picture()).subarray(0, 200)],
])("%s under a picture's name is reported, and the page stays", async (_, bytes) => {
  const { ofType, report } = await build(
    [aPublication({ number: 1, relationships: { field_image: { data: shows(1) } } }), aFile(1, "/sites/default/files/a.jpg")],
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

test("a gallery whose middle picture wasn't sourced keeps each text with its own picture", async () => {
  const relationships = { field_gallery: { data: [shows(1), shows(2), shows(3)] } }
  const files = { "/sites/default/files/a.jpg": await picture(), "/sites/default/files/c.jpg": await picture() }
  const { ofType } = await build(
    [aPublication({ number: 1, relationships }), aFile(1, "/sites/default/files/a.jpg"), aFile(3, "/sites/default/files/c.jpg")],
    files,
  )
  const [publication] = ofType("Publication")
  expect(publication?.gallery).toEqual([
    expect.objectContaining({ alt: "Alt 1", file: "file /sites/default/files/a.jpg" }),
    expect.objectContaining({ alt: "Alt 2", file: null }),
    expect.objectContaining({ alt: "Alt 3", file: "file /sites/default/files/c.jpg" }),
  ])
})

test("the page of a member shows its newest publications as cards, and those before them as rows", async () => {
  const member = atelier(50)
  const relationships = { field_authors: { data: [refersTo("node--member", "member-50", 50)] } }
  const dated = (number: number) =>
    aPublication({ number, relationships, fields: { field_date: `2026-01-${String(number + 10)}`, field_kind: "opinion" } })
  const { ofType } = await build([...Array.from({ length: 14 }, (_, index) => dated(index + 1)), member])
  const idOf = (number: number) => ofType("Publication").find(({ path }) => path === `/post/p${number}/`)?.id
  const [related] = ofType("MemberRelated")
  expect(related?.publications).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(idOf))
  expect(related?.earlier).toMatchObject([
    { id: idOf(2), title: "Publication 2", path: "/post/p2/", date: "2026-01-12", kind: "opinion", authors: [], tags: [] },
    { id: idOf(1), title: "Publication 1" },
  ])
})

test("an item left out is no neighbour, no reference and no page", async () => {
  const member = atelier(5, null)
  const relationships = { field_authors: { data: [refersTo("node--member", "member-5", 5)] } }
  const { ofType, report } = await build([aPublication({ number: 1, relationships }), member])
  expect(ofType("Member")).toEqual([])
  expect(ofType("Publication")).toEqual([expect.objectContaining({ authors: [] })])
  expect(report).toContain("Member 5 “Atelier”: it has no address.")
})

test("a file at another host is reported, and that host is never asked", async () => {
  const request = jest.fn(() => Promise.reject(new Error("asked")))
  const run = await aBuild([
    aPublication({ number: 1, relationships: { field_image: { data: shows(1) } } }),
    aPublication({ number: 2, relationships: { field_image: { data: shows(2) } } }),
    aFile(1, "http://127.0.0.1:9/a.jpg"),
    aFile(2, "//elsewhere.example/b.jpg"),
  ])
  jest.mocked(createRemoteFileNode).mockImplementation(request)
  jest.spyOn(globalThis, "fetch").mockImplementation(request)
  await sourceNodes(run.gatsby as never)
  expect(run.warnings.join("\n")).toContain("its picture http://127.0.0.1:9/a.jpg is not at the back end's own host")
  expect(run.warnings.join("\n")).toContain("its picture //elsewhere.example/b.jpg is not at the back end's own host")
  expect(request).not.toHaveBeenCalled()
})

test.each([
  ["Unable to fetch --- Reason: Response code 503 (Service Unavailable)", "answered 503"],
  ["Failed to download http://x/a.jpg after 3 attempts", "doesn't answer completely"],
])("a back end that fails to send a picture ends the build, which names the item: %s", async (reason, words) => {
  const run = await aBuild([
    aPublication({ number: 1, title: "Ten points", relationships: { field_image: { data: shows(1) } } }),
    aFile(1, "/sites/default/files/a.jpg"),
  ])
  downloader({})
  // gatsby-source-filesystem rejects with a text alone.
  jest.mocked(createRemoteFileNode).mockRejectedValue(reason)
  await expect(sourceNodes(run.gatsby as never)).rejects.toThrow(
    `The back end ${words} for the picture /sites/default/files/a.jpg of Publication 1 “Ten points”. Look into`,
  )
})
