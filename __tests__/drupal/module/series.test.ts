/** Changes of events of series, as the embedded server has them. */
import { collectionPath, seriesChangePath } from "#contract/paths.ts"
import type { ChangedEvent } from "#contract/agenda/series-change.ts"
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { aUser, made, published, userOf, visitorOf, type Client } from "#support/drupal/client.ts"
import { testSeriesChanges } from "#support/series-cases.ts"

let drupal: TestDrupal
let admin: Client

beforeAll(async () => {
  drupal = await aDrupal()
  admin = await userOf(drupal)
})
afterAll(() => drupal.close())

const changed = (client: Client, id: string, body: object, headers = {}) =>
  client.send("POST", seriesChangePath(id), { body: JSON.stringify(body), headers })

testSeriesChanges(async () => {
  const events = async () => (await admin.get(`${collectionPath("node--agenda")}?sort=drupal_internal__nid`)).data
  for (const event of await events()) await admin.remove(event)
  return {
    make: (members) => made(admin, "node--agenda", members),
    patch: (item, attributes) => admin.patch(item, { attributes }),
    change: async (id, body, headers) => {
      const { status, data, errors } = await changed(admin, id, body, headers)
      return { status, errors, data: data as unknown as readonly ChangedEvent[] }
    },
    events,
  }
})

test("only who may change events changes a series", async () => {
  const event = await made(admin, "node--agenda", { attributes: published("Talk", { field_event_start: "2026-12-01T19:00:00+01:00" }) })
  const cancel = { scope: "one", at: null, change: { kind: "cancel" } }
  const member = await aUser(drupal, admin, "mia")
  for (const client of [visitorOf(drupal), member]) expect([401, 403]).toContain((await changed(client, event.id, cancel)).status)
})
