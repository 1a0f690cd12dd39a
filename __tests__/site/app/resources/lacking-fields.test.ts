/** @jest-environment jsdom */

import { aBackEnd, admin, patient } from "#support/browser/back-end.ts"
import type { Network } from "#support/browser/adapter.ts"
import { recorded } from "#support/browser/drupal.ts"
import { emptyItem } from "#app/resources/empty-item.ts"
import { additionsOf, lackingFields, noteLackingFields } from "#app/resources/lacking-fields.ts"
import { saveItem } from "#app/resources/save-item.ts"
import type { Values } from "#app/resources/values.ts"

beforeEach(() => {
  sessionStorage.clear()
})

/** A Drupal that lets nobody write a field; it answers as recorded. */
function refusing(field: string) {
  const bodies: string[] = []
  const network: Network = ({ method, body = "" }) => {
    if (method === "POST") bodies.push(body)
    if (!body.includes(`"${field}"`)) return Promise.resolve(recorded("write-01i-create-client-uuid"))
    const detail = `The current user is not allowed to POST the selected field (${field}).`
    const errors = [{ status: "403", detail, source: { pointer: `/data/attributes/${field}` } }]
    return Promise.resolve(Response.json({ errors }, { status: 403 }))
  }
  return { network, bodies }
}

const empty = { ...emptyItem("node--article", { langcode: "en", uid: null }), id: "11111111-2222-4333-8444-555555555555" }

function create(network: Network, values: Values) {
  const changed = Object.keys(values)
  return saveItem(aBackEnd(network), { base: empty, values: { ...empty.values, ...values }, changed, viewer: admin }, patient())
}

test("a new item is saved without a field that nobody may write and nobody has filled in, at once the next time", async () => {
  const { network, bodies } = refusing("langcode")
  expect(await create(network, { title: "New" })).toMatchObject({ kind: "saved" })
  expect(bodies).toHaveLength(2)
  expect(await create(network, { title: "New" })).toMatchObject({ kind: "saved" })
  expect(bodies).toHaveLength(3)
  expect(lackingFields("node--article")).toEqual(["langcode"])
})

test("a new item is saved without a field that the back end lacks, as long as nobody has filled it in", async () => {
  const account = { ...emptyItem("user--user", { langcode: "en", uid: null }), id: "11111111-2222-4333-8444-555555555556" }
  const bodies: string[] = []
  const network: Network = ({ body = "" }) => {
    bodies.push(body)
    const detail = "The attribute field_mail_changes does not exist on the user--user resource type."
    if (body.includes("field_mail_changes")) return Promise.resolve(Response.json({ errors: [{ status: "422", detail }] }, { status: 422 }))
    const attributes = { name: "Noor", drupal_internal__uid: 9, status: true }
    return Promise.resolve(Response.json({ data: { type: "user--user", id: account.id, attributes } }, { status: 201 }))
  }
  const make = (values: Values) =>
    saveItem(
      aBackEnd(network),
      { base: account, values: { ...account.values, name: "Noor", ...values }, changed: ["name"], viewer: admin },
      patient(),
    )
  expect(await make({ field_mail_changes: false })).toMatchObject({
    kind: "refused",
    problem: { message: expect.stringContaining("has no field ‘field_mail_changes’") },
  })
  expect(await make({})).toMatchObject({ kind: "saved" })
  expect(bodies).toHaveLength(3)
})

test("a value that someone chose is not dropped unseen: the save is refused, and says why", async () => {
  const { network } = refusing("langcode")
  const outcome = await create(network, { title: "New", langcode: "nl" })
  expect(outcome).toMatchObject({
    kind: "refused",
    problem: { kind: "forbidden", message: "Your account may not change the field ‘langcode’." },
  })
  expect(lackingFields("node--article")).toEqual([])
})

test("a field that the back end lacks is in no new item's form", () => {
  expect(additionsOf("node--member")).toEqual(["field_people"])
  expect(emptyItem("node--member", { langcode: "en", uid: null }).hidden).toEqual([])
  noteLackingFields("node--member", ["field_people"])
  expect(emptyItem("node--member", { langcode: "en", uid: null }).hidden).toEqual(["field_people"])
  expect(emptyItem("node--page", { langcode: "en", uid: null }).hidden).toEqual([])
})
