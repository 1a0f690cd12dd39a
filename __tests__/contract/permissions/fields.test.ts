/** Compares who may write each field: by the server's answers, by this list from docs/product.md, and by contract/permissions.ts. */
import { fieldsOf, kindOf, resourceTypes } from "#contract/content.ts"
import type { EntityType, ResourceType } from "#contract/fields.ts"
import { collectionPath, individualPath } from "#contract/paths.ts"
import { mayUpload, mayWrite, mayWriteField } from "#contract/permissions.ts"
import { isMany, relationshipsOf } from "#server/content/entities/relationships.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { accountOf, actors as all, anActorServer, ownPage, viewerOf, type Actor, type ActorServer } from "#support/requests/actors.ts"
import { anEntity, aPicture } from "#support/entities.ts"
import { changeOf, linkageOf, targets } from "#support/requests/field-changes.ts"
import { aColour } from "#support/files/uploads.ts"

// One of each group of actors with equal permissions; resources.test.ts has them all.
const actors = all.filter((actor) => !["scopeless", "narrow", "blocked"].includes(actor))
const admins: readonly Actor[] = ["contributor", "administrator"]
const jsonapi = { "content-type": "application/vnd.api+json" }

/** The base fields that admins may write. The language of a text can't be changed (__tests__/server/jsonapi/write/languages.test.ts). */
const undeclared: Readonly<Record<EntityType, readonly string[]>> = {
  node: ["path", "created", "uid", "revision_log", "content_translation_outdated"],
  taxonomy_term: ["path", "content_translation_outdated"],
  user: ["pass", "langcode", "roles"],
  file: [],
}

/** Fields that nobody may write. */
const fixed: Readonly<Record<EntityType, readonly string[]>> = {
  node: ["drupal_internal__nid", "revision_timestamp", "sticky", "default_langcode"],
  taxonomy_term: ["drupal_internal__tid", "revision_created", "default_langcode"],
  user: ["drupal_internal__uid", "display_name", "timezone", "created", "login", "default_langcode"],
  file: ["filename", "filemime", "filesize", "status"],
}

/** From docs/product.md: fields that the owner of an item may not write. */
const editorial = ["status", "promote", "path", "created", "uid", "revision_log"]
const ownAccount = ["name", "mail", "pass", "preferred_langcode", "field_mail_changes"]

type Thing = { readonly title: string; readonly make: () => StoredEntity; readonly owner?: Actor }

let made = 0
const things: readonly Thing[] = [
  ...resourceTypes
    .filter((type) => type !== "user--user")
    .map((type): Thing => ({
      title: `a ${type}`,
      make: () => (type === "file--file" ? aPicture(`2026-11/${(made += 1)}.jpg`) : anEntity(type, eventFields(type))),
    })),
  {
    title: "somebody's account",
    make: () => anEntity("user--user", { label: `user ${(made += 1)}`, fields: { mail: `user${made}@example.org` } }),
  },
  { title: "the page owner's page", make: () => ownPage, owner: "pageOwner" },
  { title: "the board member's account", make: () => accountOf("boardMember") ?? ownPage, owner: "boardMember" },
]

function eventFields(type: ResourceType) {
  return type === "node--agenda" ? { fields: { field_event_start: "2026-12-01T19:00:00+01:00", field_audience: "public" } } : {}
}

function mayByHand(
  actor: Actor,
  type: ResourceType,
  { field, owner }: { readonly field: string; readonly owner?: Actor | undefined },
): boolean {
  if (type === "file--file" || fixed[kindOf(type).entityType].includes(field)) return false
  if (admins.includes(actor)) return true
  return actor === owner && (type === "user--user" ? ownAccount.includes(field) : !editorial.includes(field))
}

function mayByTable(actor: Actor, { type, uuid, id, uid }: StoredEntity, field: string): boolean {
  const viewer = viewerOf(actor)
  const target = { type, uuid, uid: type === "user--user" ? id : uid }
  if (viewer === undefined || fixed[kindOf(type).entityType].includes(field)) return false
  return mayWrite(viewer, "update", target) && mayWriteField(viewer, target, field)
}

let actorServer: ActorServer
beforeAll(async () => {
  actorServer = await anActorServer(...targets)
})

describe.each(things.map((thing) => [thing.title, thing] as const))("%s", (_, { make, owner }) => {
  const { type } = make()
  const { entityType } = kindOf(type)
  // Where an item has no owner, all its declared fields take one branch.
  const declared = Object.keys(fieldsOf(type)).slice(0, owner === undefined ? 2 : undefined)
  const names = [...new Set([...declared, ...undeclared[entityType], ...fixed[entityType]])]

  test.each(names)("the server, this list and the permission table agree on writing %s", async (field) => {
    for (const actor of actors) {
      const thing = make()
      actorServer.server.put(thing)
      const data = { type, id: thing.uuid, ...changeOf(thing, field, actor === owner) }
      const asked = { method: "PATCH", path: individualPath(type, thing.uuid), headers: jsonapi, body: JSON.stringify({ data }) }
      const byHand = mayByHand(actor, type, { field, owner })
      expect([actor, await actorServer.may(actor, asked), mayByTable(actor, thing, field)]).toEqual([actor, byHand, byHand])
    }
  })

  // POST and DELETE work only for lists, which come first.
  const linked = relationshipsOf(type)
    .filter(({ kind }) => kind === "field" || kind === "roles" || kind === "author")
    .toSorted((one, other) => Number(isMany(other)) - Number(isMany(one)))
    .slice(0, owner === undefined ? 2 : undefined)
    .flatMap((model) => (isMany(model) ? ["PATCH", "POST", "DELETE"] : ["PATCH"]).map((method) => [method, model.name] as const))
  if (linked.length > 0)
    test.each(linked)("the server and this list agree on %s of %s at its own address", async (method, field) => {
      for (const actor of actors) {
        const thing = make()
        actorServer.server.put(thing)
        const path = `${individualPath(type, thing.uuid)}/relationships/${field}`
        const asked = { method, path, headers: jsonapi, body: JSON.stringify({ data: linkageOf(type, field) }) }
        // The author has no address of its own.
        const byHand = field !== "uid" && mayByHand(actor, type, { field, owner })
        expect([actor, await actorServer.may(actor, asked)]).toEqual([actor, byHand])
      }
    })
})

const fileFields = resourceTypes.flatMap((type) =>
  Object.entries(fieldsOf(type)).flatMap(([name, field]) =>
    field.type === "image" || field.type === "file" ? [[type, name] as const] : [],
  ),
)

beforeEach(() => {
  // Admins may have changed their own roles.
  actorServer.server.put(...actors.flatMap((actor) => accountOf(actor) ?? []))
})

test.each(fileFields)("the server, this list and the permission table agree on uploads to %s's %s", async (type, name) => {
  const isPicture = fieldsOf(type)[name]?.type === "image"
  const bytes = isPicture
    ? await aColour(4, 4).jpeg().toBuffer()
    : Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n")
  const headers = {
    "content-type": "application/octet-stream",
    "content-disposition": `file; filename="${isPicture ? "a.jpg" : "a.pdf"}"`,
  }
  const other = anEntity(type, eventFields(type))
  for (const actor of actors) {
    actorServer.server.put(other, ownPage)
    const places = [undefined, other.uuid, ...(type === "node--member" ? [ownPage.uuid] : [])]
    for (const uuid of places) {
      const path = `${uuid === undefined ? collectionPath(type) : individualPath(type, uuid)}/${name}`
      const isBrought = await actorServer.may(actor, { method: "POST", path, headers, body: new Uint8Array(bytes) })
      const viewer = viewerOf(actor)
      const byTable = viewer !== undefined && mayUpload(viewer, uuid === undefined ? { type } : { type, uuid }, name)
      const byHand = admins.includes(actor) || (actor === "pageOwner" && type === "node--member" && uuid !== other.uuid)
      expect([actor, path, isBrought, byTable]).toEqual([actor, path, byHand, byHand])
    }
  }
})
