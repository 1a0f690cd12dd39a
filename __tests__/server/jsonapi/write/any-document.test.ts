import fc from "fast-check"
import { fieldsOf, kindOf, resourceTypes } from "#contract/content.ts"
import { isRelationship, type ResourceType } from "#contract/fields.ts"
import { collectionPath } from "#contract/paths.ts"
import { relationshipsOf } from "#server/content/entities/relationships.ts"
import { anArticle, aMember, anEvent, aPicture, aTag, anAccount } from "#support/entities.ts"
import { aServer } from "#support/server.ts"
import { patch, send } from "#support/writing.ts"

const targets = [anArticle(), aMember(), anEvent(), aPicture("a.jpg"), aTag("Wood"), anAccount("nora", { id: 7 })]
const server = aServer()
  .with(...targets)
  .seenBy({ uid: 7, roles: ["administrator"] })
  .start()

const types = resourceTypes.filter((type) => kindOf(type).entityType === "node" || kindOf(type).entityType === "taxonomy_term")
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    "\ud800",
    "\u0000",
    "constructor=1",
    "toString",
    "__proto__",
    "2026-06-01",
    "2026-06-01T09:00:00+02:00",
    "FREQ=DAILY;COUNT=1",
    "https://a.example",
    "/post/x",
    "BE",
    "a@b.example",
  ),
  fc.constantFrom("<p>x</p>", "<script>", "<img src='/sites/default/files/%'>", "x".repeat(300), "-1", "1e400", "📅".repeat(200)),
)
const scalar = fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.constant(null))
const parts = fc.constantFrom(
  "value",
  "format",
  "summary",
  "processed",
  "uri",
  "title",
  "options",
  "name",
  "role",
  "alias",
  "pid",
  "langcode",
  "__proto__",
  "constructor",
  "x",
)
const object = fc.dictionary(parts, scalar, { maxKeys: 3 })
const value = fc.oneof({ weight: 3, arbitrary: scalar }, object, fc.array(fc.oneof(scalar, object), { maxLength: 4 }))
const target = fc.constantFrom(...targets).map(({ type, uuid }) => ({ type, id: uuid, meta: { alt: "", description: "x" } }))
const identifier = fc.oneof({ weight: 30, arbitrary: target }, fc.record({ type: text, id: text, meta: value }, { requiredKeys: [] }))
const linkage = fc.oneof(
  { weight: 9, arbitrary: identifier },
  { weight: 9, arbitrary: fc.array(identifier, { maxLength: 3 }) },
  { weight: 9, arbitrary: fc.constant(null) },
  scalar,
)

function attributesOf(type: ResourceType): readonly string[] {
  return Object.entries(fieldsOf(type)).flatMap(([name, field]) => (isRelationship(field) ? [] : [name]))
}

const members = fc.constantFrom(...types).chain((type) => {
  const isNode = kindOf(type).entityType === "node"
  const names = [...attributesOf(type), "path", "langcode", "changed", ...(isNode ? ["created", "revision_log"] : [])]
  const relations = [...relationshipsOf(type).map(({ name }) => name), "x"]
  return fc.record({
    type: fc.constant(type),
    attributes: fc.dictionary(
      fc.oneof({ weight: 60, arbitrary: fc.constantFrom(...names) }, fc.constantFrom("__proto__", "constructor", "x")),
      value,
      {
        maxKeys: 4,
      },
    ),
    relationships: fc.dictionary(
      fc.constantFrom(...relations),
      linkage.map((data) => ({ data })),
      { maxKeys: 1 },
    ),
  })
})

const start = (type: ResourceType) => (type === "node--agenda" ? { field_event_start: "2026-12-01T19:00:00+01:00" } : {})

test("a random document is either stored and readable, or refused with a reason", async () => {
  await fc.assert(
    fc.asyncProperty(members, async ({ type, attributes, relationships }) => {
      const named = { ...(kindOf(type).entityType === "node" ? { title: "x" } : { name: "x" }), ...start(type), ...attributes }
      const made = await send(server, collectionPath(type), {
        method: "POST",
        body: JSON.stringify({ data: { type, attributes: named, relationships } }),
      })
      expect([201, 400, 403, 404, 422]).toContain(made.status)
      if (made.status !== 201) {
        expect(made.errors.every(({ detail }) => detail !== "")).toBe(true)
        return
      }
      const again = await patch(server, { type, uuid: made.item.id }, { attributes: made.item.attributes })
      expect([again.status, again.errors]).toEqual([200, []])
      const kept = ({ drupal_internal__vid, drupal_internal__revision_id, ...others }: Readonly<Record<string, unknown>>) => others
      expect(kept(again.item.attributes)).toEqual(kept(made.item.attributes))
    }),
    { numRuns: 300 },
  )
})
