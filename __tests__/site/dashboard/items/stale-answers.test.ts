import type { Item } from "#dashboard/items/item.ts"
import { saveItem } from "#dashboard/items/saves/save-item.ts"
import { changedFields, type Values } from "#dashboard/items/values.ts"
import { aBackEnd, admin, itemAt, patient } from "#support/browser/back-end.ts"
import type { Network } from "#support/browser/adapter.ts"
import { reach } from "#support/browser/browser.ts"
import { anArticle } from "#support/entities.ts"
import { versionHistoryPath } from "#support/requests/revisions.ts"
import { aServer } from "#support/server.ts"

function start() {
  const article = anArticle({ label: "First" })
  const server = aServer().with(article).seenBy(admin).start()
  const revisions = async () => {
    const { body } = await server.read(versionHistoryPath("node--article", article.uuid))
    return body.data.map(({ attributes }) => attributes.title)
  }
  return { article, server, network: reach(server), revisions }
}

const request = (base: Item, more: Values) => {
  const values = { ...base.values, ...more }
  return { base, values, changed: changedFields(base.type, base.values, values), viewer: admin }
}

/** Something between browser and back end that answers each write with what it read before; `doesWrite`: the write arrives all the same. */
function stale(network: Network, doesWrite: boolean, times: number) {
  const kept = { read: "", left: times }
  const through: Network = async (asked) => {
    if (asked.method === "GET") {
      const answer = await network(asked)
      kept.read = kept.read || (await answer.clone().text())
      return answer
    }
    if (kept.left === 0) return network(asked)
    kept.left -= 1
    if (doesWrite) await network(asked)
    return new Response(kept.read, { status: 200, headers: { "content-type": "application/vnd.api+json" } })
  }
  return through
}

describe.each([
  ["arrived", true],
  ["was swallowed", false],
])("a 200 with the old document, of a write that %s", (_, doesWrite) => {
  test("is no save: the item is looked at, and written once", async () => {
    const { article, server, network, revisions } = start()
    const base = await itemAt(server, article)
    const through = stale(network, doesWrite, 1)
    await through({ method: "GET", url: `/jsonapi/node/article/${base.id}`, headers: {}, body: undefined })
    const outcome = await saveItem(aBackEnd(through), request(base, { title: "Mine" }), patient())
    expect(outcome).toMatchObject({ kind: "saved", item: { values: { title: "Mine" } } })
    expect(await revisions()).toEqual(["Mine", "First"])
  })
})

test("a back end that goes on answering the old document refuses the save", async () => {
  const { article, server, network } = start()
  const base = await itemAt(server, article)
  const through = stale(network, false, 20)
  await through({ method: "GET", url: `/jsonapi/node/article/${base.id}`, headers: {}, body: undefined })
  const outcome = await saveItem(aBackEnd(through), request(base, { title: "Mine" }), patient())
  expect(outcome).toMatchObject({ kind: "refused", mayHaveArrived: true })
})
