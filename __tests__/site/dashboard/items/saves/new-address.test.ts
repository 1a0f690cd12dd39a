/** @jest-environment jsdom */

import { aBackEnd, admin } from "#support/browser/back-end.ts"
import type { Network } from "#support/browser/adapter.ts"
import { emptyItem } from "#dashboard/items/empty-item.ts"
import type { Item } from "#dashboard/items/item.ts"
import { withAddress } from "#dashboard/items/saves/new-address.ts"
import type { Values } from "#dashboard/items/values.ts"

const id = "11111111-2222-4333-8444-555555555555"

function anItem(type: Item["type"], values: Values): Item {
  const empty = emptyItem(type, { langcode: "en", uid: null })
  return { ...empty, id, number: 7, version: "9", values: { ...empty.values, ...values } }
}

/** A Drupal in which other items have these aliases. */
function aDrupal(taken: readonly string[] = [], refusal = 422) {
  const written: string[] = []
  const network: Network = ({ body = "" }) => {
    written.push(body)
    const { data } = JSON.parse(body) as { data: { type: string; attributes: { path: { alias: string } } } }
    if (taken.includes(data.attributes.path.alias)) return Promise.resolve(Response.json({ errors: [] }, { status: refusal }))
    const attributes = { ...data.attributes, title: "A wall", drupal_internal__nid: 7, drupal_internal__vid: 10 }
    return Promise.resolve(Response.json({ data: { type: data.type, id, attributes } }))
  }
  return { backEnd: aBackEnd(network), written }
}

test("an item that a Drupal has saved without an address gets that of its title", async () => {
  const { backEnd, written } = aDrupal()
  const { values, version } = await withAddress(backEnd, anItem("node--article", { title: "Un mur d’été" }), admin)
  expect(JSON.parse(written[0] ?? "")).toMatchObject({ data: { attributes: { path: { alias: "/post/un-mur-d-ete" } } } })
  expect([values.path, version]).toEqual(["un-mur-d-ete", "10"])
})

test("an address that another item has gets a number", async () => {
  const { backEnd } = aDrupal(["/post/a-wall", "/post/a-wall-2"])
  expect((await withAddress(backEnd, anItem("node--article", { title: "A wall" }), admin)).values.path).toBe("a-wall-3")
})

test.each([
  ["an item that has one", anItem("node--article", { title: "A wall", path: "wall" })],
  ["an item without a title", anItem("node--article", { title: "" })],
  ["a kind without pages", anItem("taxonomy_term--tags", { name: "Brick" })],
  ["an exception of a series", anItem("node--agenda", { title: "Table", field_series: { type: "node--agenda", id, label: "Table" } })],
])("%s is left as it is", async (_, item) => {
  const { backEnd, written } = aDrupal()
  expect(await withAddress(backEnd, item, admin)).toBe(item)
  expect(written).toEqual([])
})

test("members, who may not write addresses, save without one", async () => {
  const { backEnd, written } = aDrupal()
  const item = anItem("node--member", { title: "A practice" })
  expect(await withAddress(backEnd, item, { uid: 4, roles: [], isBoard: false, memberId: id })).toBe(item)
  expect(written).toEqual([])
})

test("a refused address does not undo the save", async () => {
  const item = anItem("node--article", { title: "A wall" })
  expect(await withAddress(aDrupal(["/post/a-wall"], 403).backEnd, item, admin)).toBe(item)
})
