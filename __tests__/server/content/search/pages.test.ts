import fc from "fast-check"
import { langcodes } from "#contract/fields.ts"
import { anonymous, type Viewer } from "#contract/permissions.ts"
import { readPage } from "#server/content/search/pages.ts"
import { changeContent } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/store.ts"
import { openDatabase, type Database } from "#server/database/open.ts"
import { anEntity } from "#support/entities.ts"

const types = ["node--article", "node--agenda", "node--member", "taxonomy_term--tags"] as const
const numbers = [1, 2, 3, 4, 5, 6]
const uuidOf = (number: number) => `00000000-0000-4000-9000-00000000000${number}`

const viewers: readonly Viewer[] = [
  anonymous,
  { ...anonymous, uid: 7 },
  { ...anonymous, uid: 8, isBoard: true, memberId: uuidOf(1) },
  { ...anonymous, uid: 9, roles: ["administrator"], memberId: uuidOf(1) },
]

const filters = [
  [],
  [["status", "1"]],
  [["status", "0"]],
  [["langcode", "fr"]],
  [["status", "0"] as const, ["langcode", "en"] as const],
] as const

const put = fc.record({
  kind: fc.constant("put" as const),
  number: fc.constantFrom(...numbers),
  status: fc.boolean(),
  langcode: fc.constantFrom(...Object.keys(langcodes).filter((code) => code === "en" || code === "fr")),
  audience: fc.constantFrom("public", "members", "board", null),
})
const remove = fc.record({ kind: fc.constant("remove" as const), number: fc.constantFrom(...numbers) })
const write = fc.oneof({ arbitrary: put, weight: 3 }, { arbitrary: remove, weight: 1 })
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never

// Each number has one type, so that an entity is written several times.
const typeOf = (number: number) => types[number === 1 ? 2 : number % types.length] ?? "node--article"

function perform(db: Database, one: Write): void {
  const uuid = uuidOf(one.number)
  if (one.kind === "remove") {
    changeContent(db, () => {
      db.exec(`DELETE FROM entity WHERE uuid = '${uuid}'`)
    })
    return
  }
  const type = typeOf(one.number)
  const fields = type === "node--agenda" ? { field_audience: one.audience } : {}
  const entity = anEntity(type, { uuid, status: one.status, langcode: one.langcode === "fr" ? "fr" : "en", alias: null, fields })
  changeContent(db, () => putEntities(db, [type.startsWith("node") ? entity : { ...entity, fields: {} }]))
}

const conditions = (filter: (typeof filters)[number]) => filter.map(([path, value]) => ({ path, operator: "=" as const, values: [value] }))
// Always true, and unknown to the tally.
const everything = { path: "changed", operator: ">=", values: ["0"] } as const

test("a list's count is the number of its items, after any writes and for any viewer", () => {
  fc.assert(
    fc.property(fc.array(write, { minLength: 1, maxLength: 25 }), (writes) => {
      const db = openDatabase(":memory:")
      for (const one of writes) perform(db, one)
      for (const type of types) {
        for (const viewer of viewers) {
          for (const filter of filters) {
            const members = conditions(filter)
            const page = { type, sorts: [], offset: 0, limit: 50 }
            const filtered = members.length === 0 ? {} : { filter: { conjunction: "AND", members } as const }
            const read = readPage(db, { ...page, filter: { conjunction: "AND", members: [...members, everything] } }, viewer)
            expect(readPage(db, { ...page, ...filtered }, viewer).count).toBe(read.entities.length)
          }
        }
      }
      db.close()
    }),
    { numRuns: 60, seed: 30 },
  )
})
