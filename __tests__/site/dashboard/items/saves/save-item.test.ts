import { emptyItem } from "#dashboard/items/empty-item.ts"
import type { Item } from "#dashboard/items/item.ts"
import { saveItem } from "#dashboard/items/saves/save-item.ts"
import { type Values, changedFields } from "#dashboard/items/values.ts"
import { aBackEnd, admin, itemAt, patient } from "#support/browser/back-end.ts"
import type { Network } from "#support/browser/adapter.ts"
import { reach } from "#support/browser/browser.ts"
import { recorded } from "#support/browser/drupal.ts"
import { anArticle } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const request = (base: Item, more: Values, viewer = admin) => {
  const values = { ...base.values, ...more }
  return { base, values, changed: changedFields(base.type, base.values, values), viewer }
}

/** A network whose first answers are these: a status, "before" for a lost request, "after" for a lost answer. */
function faulty(network: Network, faults: readonly (number | "ok" | "before" | "after")[], headers: Record<string, string> = {}) {
  const left = [...faults]
  const sent: string[] = []
  const through: Network = async (asked) => {
    sent.push(`${asked.method} ${asked.headers["if-match"] ?? ""}`.trim())
    const fault = left.shift()
    if (fault === undefined || fault === "ok") return network(asked)
    if (fault === "before") throw new Error("lost")
    if (fault === "after") {
      await network(asked)
      throw new Error("lost")
    }
    return new Response("<html>Gateway</html>", { status: fault, headers })
  }
  return { through, sent }
}

const revisions = async (server: ReturnType<ReturnType<typeof aServer>["start"]>, { type, id }: Item) => {
  const [entityType = "", bundle = ""] = type.split("--")
  return (await server.read(`/jsonapi/${entityType}/${bundle}/${id}/version-history`)).body.data.map(({ attributes }) => attributes.title)
}

const start = () => {
  const article = anArticle({ label: "First" })
  const server = aServer().with(article).seenBy(admin).start()
  return { article, server, network: reach(server) }
}

test("a new item is created with its own UUID, and a second save of it changes the first", async () => {
  const { server, network } = start()
  const backEnd = aBackEnd(network)
  const item = emptyItem("node--article", { langcode: "fr", uid: null })
  const created = await saveItem(backEnd, request(item, { title: "Une maison" }), patient())
  if (created.kind !== "saved") throw new Error(JSON.stringify(created))
  expect(created.item).toMatchObject({
    id: item.id,
    isPublished: false,
    values: { title: "Une maison", langcode: "fr", path: "une-maison" },
  })
  expect(created.item.number).not.toBeNull()
  const saved = await saveItem(backEnd, request(created.item, { title: "Deux maisons" }), patient())
  expect(saved).toMatchObject({ kind: "saved", item: { id: item.id, values: { title: "Deux maisons" } } })
  expect(await revisions(server, item)).toEqual(["Deux maisons", "Une maison"])
})

test.each(["before", "after", 502, 503, 504] as const)("a create whose first answer is lost (%s) arrives once", async (fault) => {
  const { server, network } = start()
  const item = emptyItem("node--article", { langcode: "en", uid: null })
  const outcome = await saveItem(aBackEnd(faulty(network, [fault]).through), request(item, { title: "Once" }), patient())
  expect(outcome).toMatchObject({ kind: "saved", item: { id: item.id } })
  expect(await revisions(server, item)).toEqual(["Once"])
})

test.each(["before", "after", 503] as const)("a change whose answer is lost (%s) arrives once", async (fault) => {
  const { article, server, network } = start()
  const base = await itemAt(server, article)
  // The first answer is a captive portal's page.
  const backEnd = aBackEnd(faulty(network, [200, "ok", fault]).through)
  const outcome = await saveItem(backEnd, request(base, { title: "Second" }), patient())
  expect(outcome).toMatchObject({ kind: "saved", item: { values: { title: "Second" } } })
  expect(await revisions(server, base)).toEqual(["Second", "First"])
})

test("a 429 is repeated when its Retry-After is over, and without reading first", async () => {
  const { network } = start()
  const retrying = patient()
  const item = emptyItem("node--article", { langcode: "en", uid: null })
  const { through, sent } = faulty(network, [429], { "Retry-After": "7" })
  expect(await saveItem(aBackEnd(through, retrying.clock), request(item, { title: "Once" }), retrying)).toMatchObject({ kind: "saved" })
  expect(retrying.pauses).toEqual([7000])
  expect(sent).toEqual(["POST", "POST"])
})

test("a server that stays away is a refusal after a few attempts, which says that the save may have arrived", async () => {
  const { network } = start()
  const retrying = patient()
  const item = emptyItem("node--article", { langcode: "en", uid: null })
  const backEnd = aBackEnd(faulty(network, Array<"before">(20).fill("before")).through)
  const outcome = await saveItem(backEnd, request(item, { title: "Never" }), retrying)
  expect(outcome).toEqual({ kind: "refused", problem: { kind: "offline", message: null }, mayHaveArrived: true })
  expect(retrying.pauses).toEqual([1000, 2000, 4000, 8000, 16000])
})

describe("a save after somebody else's save", () => {
  test("keeps both changes if they are in different fields", async () => {
    const { article, server, network } = start()
    const base = await itemAt(server, article)
    await saveItem(aBackEnd(network), request(base, { title: "Theirs" }), patient())
    const outcome = await saveItem(aBackEnd(network), request(base, { field_date: "2026-01-02" }), patient())
    expect(outcome).toMatchObject({ kind: "saved", item: { values: { title: "Theirs", field_date: "2026-01-02" } } })
  })

  test("writes nothing if both changed the same field, and returns the other's version", async () => {
    const { article, server, network } = start()
    const base = await itemAt(server, article)
    await saveItem(aBackEnd(network), request(base, { title: "Theirs" }), patient())
    const outcome = await saveItem(aBackEnd(network), request(base, { title: "Mine" }), patient())
    expect(outcome).toMatchObject({ kind: "conflict", theirs: { values: { title: "Theirs" } } })
    expect(await revisions(server, base)).toEqual(["Theirs", "First"])
  })

  test("counts as arrived if both wrote the same value", async () => {
    const { article, server, network } = start()
    const base = await itemAt(server, article)
    await saveItem(aBackEnd(network), request(base, { title: "Same" }), patient())
    expect(await saveItem(aBackEnd(network), request(base, { title: "Same" }), patient())).toMatchObject({ kind: "saved" })
    expect(await revisions(server, base)).toEqual(["Same", "First"])
  })

  test("isn't in conflict with the user's own earlier save whose answer was lost", async () => {
    const { article, server, network } = start()
    const base = await itemAt(server, article)
    const lost = request(base, { title: "Lost" })
    await saveItem(aBackEnd(network), lost, patient())
    const later = { ...request(base, { title: "Lost and more" }), earlier: [lost.values] }
    expect(await saveItem(aBackEnd(network), later, patient())).toMatchObject({
      kind: "saved",
      item: { values: { title: "Lost and more" } },
    })
  })
})

test("an item is not read before it is written: the server compares the version", async () => {
  const { article, server, network } = start()
  const { through, sent } = faulty(network, [])
  const base = await itemAt(server, article)
  expect(await saveItem(aBackEnd(through), request(base, { title: "Second" }), patient())).toMatchObject({ kind: "saved" })
  expect(sent).toEqual([`PATCH "${base.version}"`])
})

test("a refusal names its fields, of relationships too", async () => {
  const { network } = start()
  const item = emptyItem("node--article", { langcode: "en", uid: null })
  const cover = {
    key: "a",
    blob: null,
    url: null,
    filename: "",
    filemime: "",
    filesize: 0,
    width: null,
    height: null,
    title: "",
    description: "",
  }
  const unsent = await saveItem(aBackEnd(network), request(item, { title: "x", field_image: { ...cover, id: null, alt: "" } }), patient())
  expect(unsent).toMatchObject({
    kind: "refused",
    problem: { kind: "invalid", fields: { field_image: expect.stringContaining("not uploaded") } },
  })
  const untitled = await saveItem(aBackEnd(network), request(item, { field_date: "2026-01-01" }), patient())
  expect(untitled).toMatchObject({ kind: "refused", problem: { kind: "invalid", fields: { title: expect.any(String) } } })
})

const refusals: readonly (readonly [recording: string, problem: object])[] = [
  ["write-02b-empty-title", { kind: "invalid", fields: { title: "This value should not be null." } }],
  ["write-02c-title-too-long", { kind: "invalid", fields: { title: expect.stringContaining("may not be longer than 255 characters") } }],
  ["write-03b-bad-list-value", { kind: "invalid", fields: { field_kind: "The value you selected is not a valid choice." } }],
  ["write-03g-unknown-relationship-target", { kind: "not-found", message: null }],
  ["write-07k-patch-status-contributor", { kind: "forbidden", message: "Your account may not change the field ‘status’." }],
  ["write-05b-no-permission", { kind: "forbidden" }],
  ["write-07t-patch-bad-alias", { kind: "broken", status: 500 }],
  ["write-05d-invalid-bearer", { kind: "signed-out", message: null }],
  ["write-20-jsonapi-read-only-mode", { kind: "not-offered", message: null }],
]

test.each(refusals)("Drupal's recorded answer %s is a refusal, and not repeated", async (name, problem) => {
  const item = emptyItem("node--article", { langcode: "en", uid: null })
  let sent = 0
  const network: Network = () => {
    sent += 1
    return Promise.resolve(recorded(name))
  }
  const outcome = await saveItem(aBackEnd(network), request(item, { title: "x" }), patient())
  expect(outcome).toMatchObject({ kind: "refused", mayHaveArrived: false, problem })
  expect(sent).toBe(1)
})

test("Drupal's recorded answer to a write is the saved item", async () => {
  const item = { ...emptyItem("node--article", { langcode: "en", uid: null }), id: "11111111-2222-4333-8444-555555555555" }
  const network: Network = () => Promise.resolve(recorded("write-01i-create-client-uuid"))
  const outcome = await saveItem(aBackEnd(network), request(item, { title: "UUID client" }), patient())
  expect(outcome).toMatchObject({ kind: "saved", item: { id: item.id, number: 49, version: "49", isPublished: true } })
})

test("a member's save of the own page holds no field that members may not write", async () => {
  const page = { ...anArticle(), type: "node--member", alias: "/members/mel" } as const
  const viewer = { uid: 9, roles: [], isBoard: false, memberId: page.uuid }
  const server = aServer().with(page).seenBy(viewer).start()
  const base = await itemAt(server, page)
  const outcome = await saveItem(
    aBackEnd(reach(server)),
    request(base, { title: "Mel", status: false, path: "else", promote: true }, viewer),
    patient(),
  )
  expect(outcome).toMatchObject({ kind: "saved", item: { isPublished: true, values: { title: "Mel", path: "mel" } } })
})
