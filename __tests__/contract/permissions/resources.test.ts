/** Compares three sources of permissions: the server's answers, this list by hand from docs/product.md, and contract/permissions.ts. */
import { kindOf, resourceTypes } from "#contract/content.ts"
import { individualPath, collectionPath } from "#contract/paths.ts"
import { mayWrite } from "#contract/permissions.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import {
  accountOf,
  actors,
  anActorServer,
  ownPage,
  viewerOf,
  type Actor,
  type ActorRequest,
  type ActorServer,
} from "#support/requests/actors.ts"
import { aMember, anAccount, anArticle, anEntity, anEvent, aPicture, showing } from "#support/entities.ts"
import { restorePath, versionHistoryPath } from "#support/requests/revisions.ts"

const operations = ["read", "update", "history", "restore", "delete"] as const
type Operation = (typeof operations)[number]

const admins: readonly Actor[] = ["contributor", "administrator"]
const nobody: readonly Actor[] = []
const everyone = actors.filter((actor) => actor !== "blocked")
const members: readonly Actor[] = ["narrow", "member", "boardMember", "pageOwner", ...admins]
const board: readonly Actor[] = ["boardMember", ...admins]
const pageOwnerToo: readonly Actor[] = ["pageOwner", ...admins]
const memberToo: readonly Actor[] = ["member", ...admins]

type Row = {
  readonly title: string
  /** Makes the items to store; the last one is the tested one. */
  readonly make: () => readonly StoredEntity[]
  /** From docs/product.md. The thing doesn't have a missing operation. */
  readonly allowed: Readonly<Partial<Record<Operation, readonly Actor[]>>>
}

const adminsWrite = { update: admins, history: admins, restore: admins, delete: admins }
let made = 0
const newPicture = (said: Parameters<typeof aPicture>[1] = {}) => aPicture(`2026-11/${(made += 1)}.jpg`, said)
const shown = (status: boolean) => () => {
  const picture = newPicture()
  return [anArticle({ status, references: { field_image: showing(picture) } }), picture]
}
const unused = (uid: number | null) => () => [newPicture({ uid, status: false })]

const rows: readonly Row[] = [
  ...(["node--article", "node--action_project", "node--page"] as const).flatMap((type): readonly Row[] => [
    { title: `a published ${type}`, make: () => [anEntity(type)], allowed: { read: everyone, ...adminsWrite } },
    { title: `a draft of ${type}`, make: () => [anEntity(type, { status: false })], allowed: { read: admins, ...adminsWrite } },
    {
      title: `one's own draft of ${type}`,
      make: () => [anEntity(type, { status: false, uid: 103 })],
      allowed: { read: admins, ...adminsWrite },
    },
  ]),
  { title: "somebody else's published member page", make: () => [aMember()], allowed: { read: everyone, ...adminsWrite } },
  { title: "somebody else's draft member page", make: () => [aMember({ status: false })], allowed: { read: admins, ...adminsWrite } },
  {
    title: "the page owner's own draft page",
    make: () => [ownPage],
    allowed: { read: pageOwnerToo, update: pageOwnerToo, history: pageOwnerToo, restore: pageOwnerToo, delete: admins },
  },
  { title: "an event for the public", make: () => [anEvent()], allowed: { read: everyone, ...adminsWrite } },
  {
    title: "an event for members",
    make: () => [anEvent({ fields: { field_audience: "members" } })],
    allowed: { read: members, ...adminsWrite },
  },
  {
    title: "an event for the board",
    make: () => [anEvent({ fields: { field_audience: "board" } })],
    allowed: { read: board, ...adminsWrite },
  },
  { title: "a draft event", make: () => [anEvent({ status: false })], allowed: { read: admins, ...adminsWrite } },
  ...(["taxonomy_term--tags", "taxonomy_term--specialities", "taxonomy_term--event_categories"] as const).flatMap(
    (type): readonly Row[] => [
      { title: `a ${type}`, make: () => [anEntity(type)], allowed: { read: everyone, update: admins, delete: admins } },
      {
        title: `a hidden ${type}`,
        make: () => [anEntity(type, { status: false })],
        allowed: { read: admins, update: admins, delete: admins },
      },
    ],
  ),
  {
    title: "somebody else's account",
    make: () => [anAccount(`somebody${(made += 1)}`)],
    allowed: { read: admins, update: admins, delete: admins },
  },
  { title: "a picture that is shown", make: shown(true), allowed: { read: everyone, update: nobody } },
  { title: "a picture that only a draft shows", make: shown(false), allowed: { read: admins, update: nobody } },
  { title: "a file of somebody else that nothing uses", make: unused(null), allowed: { read: admins, update: nobody, delete: admins } },
  {
    title: "a file of the member's own that nothing uses",
    make: unused(103),
    allowed: { read: memberToo, update: nobody, delete: memberToo },
  },
  // The last one, because it removes the account.
  {
    title: "the member's own account",
    make: () => [accountOf("member") ?? anAccount("member")],
    allowed: { read: memberToo, update: memberToo, delete: admins },
  },
]

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

describe.each(rows.map((row) => [row.title, row] as const))("%s", (_, { make, allowed }) => {
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
