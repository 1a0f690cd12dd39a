import { newUuid } from "#dashboard/items/empty-item.ts"
import { saveItem } from "#dashboard/items/saves/save-item.ts"
import type { Item } from "#dashboard/items/item.ts"
import type { ReferenceValue } from "#dashboard/items/values.ts"
import { aBackEnd, admin, itemAt, patient } from "#support/browser/back-end.ts"
import type { Network } from "#support/browser/adapter.ts"
import { reach } from "#support/browser/browser.ts"
import { anArticle, aTag } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const aNewTag = (label: string) => ({ type: "taxonomy_term--tags", id: newUuid(), label, isNew: true }) as const

const withTags = (base: Item, tags: readonly ReferenceValue[], more = {}) => ({
  base,
  values: { ...base.values, ...more, field_tags: tags },
  changed: ["field_tags", ...Object.keys(more)],
  viewer: admin,
})

async function start() {
  const article = anArticle({ label: "Bricks" })
  const reuse = aTag("Réemploi")
  const server = aServer().with(article, reuse).seenBy(admin).start()
  const names = async () =>
    (await server.read("/jsonapi/taxonomy_term/tags?sort=name")).body.data.map(({ attributes }) => String(attributes.name))
  return { server, reuse, names, network: reach(server), base: await itemAt(server, article) }
}

/** A network that loses the answer of the first request with this method and address. */
function losing(network: Network, method: string, address: string): Network {
  let isLeft = true
  return async (asked) => {
    const response = await network(asked)
    if (isLeft && asked.method === method && asked.url.includes(address)) {
      isLeft = false
      throw new Error("lost")
    }
    return response
  }
}

test("a tag that has its name already is taken, whatever its accents and case, and no second one is made", async () => {
  const { network, reuse, names, base } = await start()
  const outcome = await saveItem(aBackEnd(network), withTags(base, [aNewTag("reemploi"), aNewTag("REEMPLOI ")]), patient())
  expect(outcome).toMatchObject({ kind: "saved", item: { values: { field_tags: [{ id: reuse.uuid, label: "Réemploi" }] } } })
  expect(await names()).toEqual(["Réemploi"])
})

test.each([
  ["the tag", "POST", "/tags"],
  ["the text", "PATCH", "/article/"],
] as const)("a lost answer to the save of %s makes no second tag", async (_, method, address) => {
  const { network, names, base } = await start()
  const lime = aNewTag("Lime")
  const outcome = await saveItem(aBackEnd(losing(network, method, address)), withTags(base, [lime]), patient())
  expect(outcome).toMatchObject({ kind: "saved", item: { values: { field_tags: [{ id: lime.id }] } } })
  expect(await names()).toEqual(["Lime", "Réemploi"])
})

test("a text that conflicts with someone else's leaves no tag", async () => {
  const { network, names, base } = await start()
  const theirs = { ...base.values, title: "Theirs" }
  await saveItem(aBackEnd(network), { base, values: theirs, changed: ["title"], viewer: admin }, patient())
  const outcome = await saveItem(aBackEnd(network), withTags(base, [aNewTag("Lime")], { title: "Mine" }), patient())
  expect(outcome).toMatchObject({ kind: "conflict", theirs: { values: { title: "Theirs" } } })
  expect(await names()).toEqual(["Réemploi"])
})

test("a tag that the back end refuses refuses the save, and the text is not stored without it", async () => {
  const { server, network, base } = await start()
  const outcome = await saveItem(aBackEnd(network), withTags(base, [aNewTag("x".repeat(300))], { title: "Mine" }), patient())
  expect(outcome).toMatchObject({
    kind: "refused",
    problem: { kind: "invalid", fields: { field_tags: expect.any(String) } },
    mayHaveArrived: false,
  })
  const { body } = await server.read(`/jsonapi/node/article/${base.id}`)
  expect(JSON.stringify(body)).toContain("Bricks")
})
