/** A process of scripts/site/warm that starts knows what the one before it made. */
import { keepFields } from "../../../src/gatsby/content/kept-fields.ts"
import { keepDigests } from "../../../src/gatsby/content/node-writer.ts"
import { madeItems, sourceNodes } from "../../../src/gatsby/source-nodes.ts"
import { aBuild } from "#support/build/gatsby-build.ts"
import { article, content, nodesOf } from "#support/build/resources.ts"

type Build = Awaited<ReturnType<typeof aBuild>>

/** Builds, and keeps what the next process begins with. */
async function build({ gatsby }: Build): Promise<void> {
  await sourceNodes(gatsby as never)
  await keepDigests(gatsby as never)
  await keepFields(madeItems(gatsby as never), gatsby.cache as never)
}

function titlesOf({ gatsby }: Build): readonly unknown[] {
  return madeItems(gatsby as never).flatMap(({ given, fields }) => (given.language === "en" ? (fields.title ?? []) : []))
}

test("a new process makes what has changed since the last one, and removes what is gone with the nodes around it", async () => {
  const warm = await aBuild(content)
  await build(warm)
  await warm.restart([article(4, { title: "Renamed" })], [article(3, { tags: [8] })])
  await sourceNodes(warm.gatsby as never)
  // The tag is on no publication any more, so it has no page.
  const made = ["Fees", "Renamed", "action_project 7", "relations of Renamed", "relations of article 2"]
  expect(warm.madeSince().toSorted()).toEqual(made)
  const cold = await aBuild([
    ...content.filter(({ id }) => !["node--article-3", "node--article-4"].includes(id)),
    article(4, { title: "Renamed" }),
  ])
  await sourceNodes(cold.gatsby as never)
  expect(nodesOf(warm)).toEqual(nodesOf(cold))
})

test("the fields of an item that hasn't changed, nor what it names, are read from Gatsby's store", async () => {
  const warm = await aBuild(content)
  await build(warm)
  for (const title of ["article 2", "action_project 7"])
    for (const node of [...warm.ofType("Publication"), ...warm.ofType("ActionProject")])
      if (node.title === title) Object.assign(node, { title: `${title}, as stored` })
  // The action links to it.
  await warm.restart([article(4, { title: "Renamed" })])
  await sourceNodes(warm.gatsby as never)
  expect(titlesOf(warm)).toEqual(expect.arrayContaining(["article 2, as stored", "action_project 7", "Renamed"]))
})

test("nothing stays in the cache of an item that is gone", async () => {
  const warm = await aBuild(content)
  await build(warm)
  const keyOfGone = "fields en.node--article-3"
  expect(await warm.gatsby.cache.get(keyOfGone)).toBeDefined()
  await warm.change([], [article(3, { tags: [8] })])
  await build(warm)
  expect(await warm.gatsby.cache.get(keyOfGone)).toBeUndefined()
})

test("a new process that doesn't know the nodes of the last one gives up, because those of withdrawn items would stay", async () => {
  const warm = await aBuild(content)
  await sourceNodes(warm.gatsby as never)
  await warm.restart([article(4, { title: "Renamed" })])
  await expect(sourceNodes(warm.gatsby as never)).rejects.toThrow("a full build is needed")
})
