/** A process of publisher/ that starts finds what the one before it has left in Gatsby's store. */
import { sourceNodes } from "../../../src/gatsby/source-nodes.ts"
import { aBuild } from "#support/build/gatsby-build.ts"
import { article, content, nodesOf } from "#support/build/resources.ts"

test("a new process makes what has changed since the last one, and removes what is gone with the nodes around it", async () => {
  const warm = await aBuild(content)
  await sourceNodes(warm.gatsby as never)
  await warm.restart([article(4, { title: "Renamed" })], [article(3, { tags: [8] })])
  await sourceNodes(warm.gatsby as never)
  // The tag is on no publication any more, so it has no page.
  const madeNodes = ["Fees", "Renamed", "action_project 7", "relations of Renamed", "relations of article 2"]
  expect(warm.madeSince().toSorted()).toEqual(madeNodes)
  const cold = await aBuild([
    ...content.filter(({ id }) => !["node--article-3", "node--article-4"].includes(id)),
    article(4, { title: "Renamed" }),
  ])
  await sourceNodes(cold.gatsby as never)
  expect(nodesOf(warm)).toEqual(nodesOf(cold))
})
