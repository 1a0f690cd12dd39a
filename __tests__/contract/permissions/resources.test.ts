/** Compares three sources of permissions: the server's answers, this list by hand from docs/product.md, and contract/permissions.ts. */
import { kindOf, resourceTypes } from "#contract/content.ts"
import { individualPath, collectionPath } from "#contract/paths.ts"
import { mayWrite } from "#contract/permissions.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { actors, anActorServer, viewerOf, type Actor, type ActorRequest, type ActorServer } from "#support/requests/actors.ts"
import { admins, operations, permissionRows, type Operation } from "#support/requests/permission-rows.ts"
import { restorePath, versionHistoryPath } from "#support/requests/revisions.ts"

const jsonapi = { "content-type": "application/vnd.api+json" }

function requestFor({ server }: ActorServer, operation: Operation, { type, uuid, label }: StoredEntity): ActorRequest {
  const path = individualPath(type, uuid)
  switch (operation) {
    case "read":
      return { method: "GET", path }
    case "delete":
      return { method: "DELETE", path }
    case "update":
      return {
        method: "PATCH",
        path,
        headers: jsonapi,
        body: JSON.stringify({ data: { type, id: uuid, attributes: titled(type, label) } }),
      }
    case "history":
      return { method: "GET", path: versionHistoryPath(type, uuid) }
    case "restore":
      return { method: "POST", path: restorePath(type, uuid, firstRevision(server.db, uuid)) }
  }
}

const labels = { node: "title", taxonomy_term: "name", user: "name", file: "filename" } as const

function titled(type: StoredEntity["type"], label: string) {
  return { [labels[kindOf(type).entityType]]: type === "user--user" ? label : `${label} and more` }
}

function firstRevision(db: ActorServer["server"]["db"], uuid: string): number {
  const row: unknown = db.prepare("SELECT MIN(r.vid) AS vid FROM revision r JOIN entity e ON e.pk = r.entity WHERE e.uuid = ?").get(uuid)
  return typeof row === "object" && row !== null && "vid" in row ? Number(row.vid) : 0
}

let actorServer: ActorServer
beforeAll(async () => {
  actorServer = await anActorServer()
})

describe.each(permissionRows.map((row) => [row.title, row] as const))("%s", (_, { make, allowed }) => {
  const asked = operations.filter((operation) => allowed[operation] !== undefined)
  test.each(asked)("the server, this list and the permission table agree on %s", async (operation) => {
    const letDo: Actor[] = []
    const letByTable: Actor[] = []
    for (const actor of actors) {
      const entities = make()
      const target = entities.at(-1)
      if (target === undefined) throw new Error("There is nothing to ask about.")
      actorServer.server.put(...entities)
      if (await actorServer.may(actor, requestFor(actorServer, operation, target))) letDo.push(actor)
      if (tableLets(actor, operation, target)) letByTable.push(actor)
    }
    const byHand = actors.filter((actor) => allowed[operation]?.includes(actor) === true)
    expect(letDo).toEqual(byHand)
    expect(letByTable).toEqual(isWriting(operation) ? byHand : [])
  })
})

const isWriting = (operation: Operation) => operation !== "read" && operation !== "history"

function tableLets(actor: Actor, operation: Operation, { type, uuid, id, uid }: StoredEntity): boolean {
  const viewer = viewerOf(actor)
  if (viewer === undefined || !isWriting(operation)) return false
  return mayWrite(viewer, operation === "delete" ? "delete" : "update", { type, uuid, uid: type === "user--user" ? id : uid })
}

test.each(resourceTypes)("the server, this list and the permission table agree on creating a %s", async (type) => {
  const { may } = await anActorServer()
  for (const actor of actors) {
    const name = `made by ${actor}`
    const needed =
      type === "node--agenda"
        ? { field_event_start: "2026-12-01T19:00:00+01:00" }
        : type === "user--user"
          ? { mail: `by-${actor}@example.org` }
          : {}
    const data = { type, attributes: { [labels[kindOf(type).entityType]]: name, ...needed } }
    const isMade = await may(actor, { method: "POST", path: collectionPath(type), headers: jsonapi, body: JSON.stringify({ data }) })
    const viewer = viewerOf(actor)
    const byHand = type !== "file--file" && admins.includes(actor)
    const byTable = viewer !== undefined && mayWrite(viewer, "create", { type })
    expect({ actor, isMade, byTable }).toEqual({ actor, isMade: byHand, byTable: byHand })
  }
})
