/** A process that builds again makes only the nodes that a change concerns, and these as a first build would make them. */
import { createRemoteFileNode } from "gatsby-source-filesystem"
import sharp from "sharp"
import type { Resource } from "#contract/jsonapi.ts"
import { sourceNodes } from "../../../src/gatsby/source-nodes.ts"
import { aBuild, downloader } from "#support/build/gatsby-build.ts"
import { article, content, member, nodesOf, tag } from "#support/build/resources.ts"

// The download needs Gatsby's own store.
jest.mock("gatsby-source-filesystem", () => ({ createRemoteFileNode: jest.fn() }))

const file = (number: number, changed: string): Resource => ({
  type: "file--file",
  id: `file--file-${number}`,
  attributes: {
    drupal_internal__fid: number,
    filename: "a.jpg",
    filemime: "image/jpeg",
    filesize: 1,
    changed,
    uri: { url: "/sites/default/files/a.jpg" },
  },
  relationships: {},
})

const shade = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Builds `before`, then `change` in the same process, and what a process makes that only knows the content after the change. */
async function builtTwice(before: readonly Resource[], change: readonly Resource[], withdrawn: readonly Resource[] = []) {
  const ids = new Set([...change, ...withdrawn].map(({ id }) => id))
  const after = [...before.filter(({ id }) => !ids.has(id)), ...change]
  const warm = await aBuild(before)
  await sourceNodes(warm.gatsby as never)
  await warm.change(change, withdrawn)
  await sourceNodes(warm.gatsby as never)
  const cold = await aBuild(after)
  await sourceNodes(cold.gatsby as never)
  expect(nodesOf(warm)).toEqual(nodesOf(cold))
  expect(warm.warnings.map((warning) => warning.split("\n").toSorted())).toEqual(
    cold.warnings.map((warning) => warning.split("\n").toSorted()),
  )
  return warm.madeSince().toSorted()
}

beforeEach(() => jest.mocked(createRemoteFileNode).mockImplementation(downloader({}) as never))

test.each<[string, readonly Resource[], readonly Resource[], readonly string[]]>([
  [
    "a renamed publication: itself and the links that bear its title",
    [article(4, { title: "Renamed" })],
    [],
    ["Renamed", "action_project 7"],
  ],
  ["another address: itself and the links to it", [article(4, { alias: "/post/moved" })], [], ["action_project 7", "article 4"]],
  [
    "a withdrawn publication: its neighbours, its authors and the links to it",
    [],
    [article(2)],
    ["relations of article 1", "relations of article 3", "relations of member 5", "relations of member 6"],
  ],
  [
    "a new publication: itself, its neighbour, its author and what the author wrote before",
    [article(9, { authors: [6] })],
    [],
    ["article 9", "relations of article 2", "relations of article 4", "relations of article 9", "relations of member 6"],
  ],
  [
    "another date: itself, its old and new neighbours",
    [article(1, { date: "2026-02-01", authors: [5] })],
    [],
    ["article 1", "relations of article 1", "relations of article 2", "relations of article 4", "relations of member 5"],
  ],
  [
    "a renamed member: itself, and what lists the texts that it wrote",
    [member(5, { title: "Atelier" })],
    [],
    ["Atelier", "relations of article 1", "relations of article 2"],
  ],
  [
    "a withdrawn member: what it wrote, whose texts are related no longer",
    [],
    [member(5)],
    ["article 1", "article 2", "relations of article 1", "relations of article 2"],
  ],
  ["a new tag: itself", [tag(9, "Light")], [], ["Light"]],
  ["a withdrawn tag: what bears it", [], [tag(8, "Fees")], ["article 3"]],
])("after a change a build makes only these nodes anew: %s", async (_, change, withdrawn, madeNodes) => {
  expect(await builtTwice(content, change, withdrawn)).toEqual(madeNodes)
})

test("a member that is published again is the author of its publications again", async () => {
  expect(
    await builtTwice(
      content.filter(({ id }) => id !== "node--member-5"),
      [member(5)],
    ),
  ).toEqual(["article 1", "article 2", "member 5", "relations of article 1", "relations of article 2", "relations of member 5"])
})

test("an address that two items share goes to the younger one when the older is withdrawn", async () => {
  const shared = [article(1, { alias: "/post/same" }), article(2, { alias: "/post/same" })]
  expect(await builtTwice(shared, [], [article(1)])).toEqual(["article 2", "relations of article 2"])
})

test("other bytes at a file's address are fetched, a missing file is asked for again, and all others aren't", async () => {
  const fetchFile = jest.mocked(createRemoteFileNode)
  const url = "/sites/default/files/a.jpg"
  const run = await aBuild([article(1, { picture: 3 }), file(3, "2026-01-01")])
  const build = async (bytes: Record<string, Buffer>) => {
    fetchFile.mockClear().mockImplementation(downloader(bytes) as never)
    await sourceNodes(run.gatsby as never)
    return { requests: fetchFile.mock.calls.length, image: run.ofType("Publication")[0]?.image, report: run.warnings.join("\n") }
  }
  expect(await build({})).toMatchObject({ requests: 1, image: { file: null }, report: expect.stringContaining("HTTP 404") })
  await run.change([])
  expect(await build({ [url]: await shade("#888") })).toMatchObject({ requests: 1, image: { file: `file ${url}` } })
  await run.change([article(1, { picture: 3, title: "Renamed" })])
  expect(await build({})).toMatchObject({ requests: 0, image: { file: `file ${url}` } })
  await run.change([file(3, "2026-02-02")])
  expect(await build({ [url]: await shade("#444") })).toMatchObject({ requests: 1, image: { file: `file ${url}` } })
})

test("a new process asks only for files that are new, have other bytes or aren't in Gatsby's cache any more", async () => {
  const fetchFile = jest.mocked(createRemoteFileNode)
  const run = await aBuild([article(1, { picture: 3 }), file(3, "2026-01-01")])
  const bytes = await shade("#888")
  const cachedNodes = new Map<string, unknown>()
  const touched: string[] = []
  const download = downloader({ "/sites/default/files/a.jpg": bytes })
  const requests = async (date: string) => {
    const { gatsby } = await aBuild([article(1, { picture: 3 }), file(3, date)])
    fetchFile.mockClear().mockImplementation((async (request: { url: string }) => {
      const node = await download(request)
      cachedNodes.set(node.id, node)
      return node
    }) as never)
    const actions = { ...gatsby.actions, touchNode: ({ id }: { id: string }) => touched.push(id) }
    const getNode = (id: string) => cachedNodes.get(id) ?? gatsby.getNode(id)
    await sourceNodes({ ...gatsby, actions, getNode, cache: run.gatsby.cache } as never)
    return fetchFile.mock.calls.length
  }
  expect(await requests("2026-01-01")).toBe(1)
  expect(touched).toEqual([])
  expect(await requests("2026-01-01")).toBe(0)
  expect(touched).toEqual(["file /sites/default/files/a.jpg"])
  expect(await requests("2026-02-02")).toBe(1)
  cachedNodes.clear()
  expect(await requests("2026-02-02")).toBe(1)
})
