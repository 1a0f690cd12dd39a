/** A Drupal with our module lets the same people do the same as the embedded server (__tests__/contract/permissions/resources.test.ts). */
import { kindOf } from "#contract/content.ts"
import { labelFields } from "#contract/fields.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, individualPath } from "#contract/paths.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { anActorDrupal, type ActorDrupal } from "#support/drupal/actors.ts"
import { anEntity } from "#support/entities.ts"
import { actors, ownPage, type Actor, type ActorRequest } from "#support/requests/actors.ts"
import { permissionRows, type Operation } from "#support/requests/permission-rows.ts"
import { restorePath, versionHistoryPath } from "#support/requests/revisions.ts"

let drupal: TestDrupal
let site: ActorDrupal
beforeAll(async () => {
  drupal = await aDrupal()
  site = await anActorDrupal(drupal)
})
afterAll(() => drupal.close())

const refusals = [401, 403, 404, 405]

async function may(actor: Actor, asked: ActorRequest): Promise<boolean> {
  const answer = await site.ask(actor, asked)
  if (answer.ok) return true
  if (refusals.includes(answer.status)) return false
  throw new Error(`${actor}: ${asked.method} ${asked.path} is neither done nor forbidden: ${answer.status} ${await answer.text()}`)
}

async function allowedOf(asked: ActorRequest, among: readonly Actor[]): Promise<readonly Actor[]> {
  const answers = await Promise.all(among.map(async (actor) => ((await may(actor, asked)) ? [actor] : [])))
  return answers.flat()
}

const headers = { "content-type": mediaType }

function requestFor(operation: Operation, { type, uuid, label }: StoredEntity, vid: number): ActorRequest {
  const path = individualPath(type, uuid)
  const labelled = { [labelFields[kindOf(type).entityType]]: type === "user--user" ? label : `${label} and more` }
  switch (operation) {
    case "read":
      return { method: "GET", path }
    case "delete":
      return { method: "DELETE", path }
    case "update":
      return { method: "PATCH", path, headers, body: JSON.stringify({ data: { type, id: uuid, attributes: labelled } }) }
    case "history":
      return { method: "GET", path: versionHistoryPath(type, uuid) }
    case "restore":
      return { method: "POST", path: restorePath(type, uuid, vid) }
  }
}

async function versionOf({ type, uuid }: StoredEntity): Promise<number> {
  const answer = await site.ask("administrator", { method: "GET", path: individualPath(type, uuid) })
  const { data } = (await answer.json()) as { readonly data: { readonly attributes: { readonly drupal_internal__vid?: number } } }
  return data.attributes.drupal_internal__vid ?? 0
}

// Accounts of one's own and files are brought, and changed, in other ways. What is said of one kind alone holds for the others too: Drupal asks the
// same permissions, and each request takes a tenth of a second.
const rows = permissionRows.filter(
  ({ title }) => !/picture|file|own account|action_project|node--page|specialities|event_categories/.test(title),
)

/** One of those that may write the same. */
const writers: readonly Actor[] = ["visitor", "narrow", "member", "pageOwner", "contributor"]

describe.each(rows.map((row) => [row.title, row] as const))("%s", (_, { make, allowed }) => {
  let thing: StoredEntity
  let vid = 0
  beforeAll(async () => {
    thing = make().at(-1) ?? ownPage
    if (thing !== ownPage) await site.put(thing)
    vid = await versionOf(thing)
  })

  test.each(["read", "history", "update", "restore"] as const)("only those whom the table names may %s it", async (operation) => {
    if (allowed[operation] === undefined) return
    // In a Drupal a token without a scope may not even do what visitors may.
    const among = operation === "read" ? actors : writers
    const byHand = among.filter((actor) => actor !== "scopeless" && allowed[operation]?.includes(actor) === true)
    expect(await allowedOf(requestFor(operation, thing, vid), among)).toEqual(byHand)
  })

  test("only those whom the table names may delete it", async () => {
    const refused = writers.filter((actor) => allowed.delete?.includes(actor) !== true)
    expect(await allowedOf(requestFor("delete", thing, vid), refused)).toEqual([])
    expect(await may("administrator", requestFor("delete", thing, vid))).toBe(true)
  })
})

test.each(["node--agenda", "node--member", "taxonomy_term--tags", "user--user"] as const)("who may make a %s", async (type) => {
  const { label } = anEntity(type)
  const needed = type === "node--agenda" ? { field_event_start: "2026-12-01T19:00:00+01:00", field_audience: "public" } : {}
  const allowed = await Promise.all(
    writers.map(async (actor) => {
      const name = `${label} by ${actor}`
      const account = type === "user--user" ? { mail: `by-${actor}@example.org`, pass: "Quiet-harbour-1958" } : {}
      const data = { type, attributes: { [labelFields[kindOf(type).entityType]]: name, ...needed, ...account } }
      return (await may(actor, { method: "POST", path: collectionPath(type), headers, body: JSON.stringify({ data }) })) ? [actor] : []
    }),
  )
  expect(allowed.flat()).toEqual(["contributor"])
})
