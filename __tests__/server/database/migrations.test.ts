import { anonymous } from "#contract/permissions.ts"
import { readPage } from "#server/content/search/pages.ts"
import { contentVersion } from "#server/content/changes.ts"
import { connect, openDatabase } from "#server/database/open.ts"
import { aDatabaseOf, column } from "#support/former-database.ts"

test("addresses that an item had only as a draft are no redirects any more; those of another origin stay", () => {
  const file = aDatabaseOf(23, ["Ten points"])
  const before = connect(file)
  const snapshot = (status: boolean, alias: string, french: string) =>
    JSON.stringify({ langcode: "en", status, alias, fields: {}, translations: [{ langcode: "fr", status: false, alias: french }] })
  const revision = before.prepare("INSERT INTO revision (vid, entity, created, uid, log, snapshot) VALUES (?, 1, 0, NULL, NULL, ?)")
  revision.run(1, snapshot(false, "/post/draft", "/post/brouillon"))
  revision.run(2, snapshot(true, "/post/shown", "/post/autre"))
  const former = before.prepare("INSERT INTO alias (entity, alias, langcode, is_current) VALUES (1, ?, ?, 0)")
  for (const alias of ["/post/draft", "/post/shown", "/post/imported"]) former.run(alias, "en")
  former.run("/post/brouillon", "fr")
  before.close()
  const db = openDatabase(file)
  expect(column(db, "SELECT alias FROM alias ORDER BY alias")).toEqual(["/post/imported", "/post/shown"])
  db.close()
})

/** Events and actions as they were stored before their fields got names of their own. */
function aDatabaseOfFormerNames(): string {
  const file = aDatabaseOf(21, ["Ten points"])
  const old = connect(file)
  const insert = old.prepare(`INSERT INTO entity (pk, type, entity_type, id, uuid, vid, langcode, status, label, created, changed, fields)
    VALUES (?, ?, 'node', ?, ?, ?, 'en', 1, ?, 0, 0, ?)`)
  const event = { field_start: "2031-05-05T18:00:00+02:00", field_end: "2031-05-05T20:00:00+02:00", field_audience: "public" }
  const action = { field_kind: "project", field_start: "2031-01-01", field_end: null }
  insert.run(11, "node--agenda", 401, "uuid-event", 5, "Conference", JSON.stringify(event))
  insert.run(12, "node--action_project", 301, "uuid-action", 6, "Observatory", JSON.stringify(action))
  old.exec(`UPDATE entity SET fields = '{"field_kind":"report"}' WHERE id = 1`)
  const revision = old.prepare("INSERT INTO revision (vid, entity, created, snapshot) VALUES (?, ?, 0, ?)")
  revision.run(5, 11, JSON.stringify({ label: "Conference", fields: { field_start: "2031-05-04T18:00:00+02:00" } }))
  revision.run(6, 12, JSON.stringify({ label: "Observatory", fields: action }))
  old.exec("DELETE FROM change")
  old.close()
  return file
}

test("a database of the version before shows the same events, actions and versions under the new names of their fields", () => {
  const file = aDatabaseOfFormerNames()
  const before = connect(file)
  const version = contentVersion(before)
  before.close()
  const db = openDatabase(file)
  const stored = (sql: string) => column(db, sql).map((json): unknown => JSON.parse(String(json)))
  expect(stored("SELECT fields FROM entity ORDER BY pk")).toEqual([
    { field_kind: "report" },
    { field_event_start: "2031-05-05T18:00:00+02:00", field_event_end: "2031-05-05T20:00:00+02:00", field_audience: "public" },
    { field_action_kind: "project", field_start: "2031-01-01", field_end: null },
  ])
  expect(stored("SELECT snapshot FROM revision ORDER BY vid")).toEqual([
    { label: "Conference", fields: { field_event_start: "2031-05-04T18:00:00+02:00" } },
    { label: "Observatory", fields: { field_action_kind: "project", field_start: "2031-01-01", field_end: null } },
  ])
  // A build that keeps what it has read reads them again, and kept answers are stale.
  expect(column(db, "SELECT uuid FROM change ORDER BY uuid")).toEqual(["uuid-action", "uuid-event"])
  expect(contentVersion(db)).toBeGreaterThan(version)
  const later = { path: "field_event_start", operator: ">=", values: ["2031-05-05T15:00:00Z"] } as const
  const query = { type: "node--agenda", filter: { conjunction: "AND", members: [later] }, sorts: [], offset: 0, limit: 50 } as const
  expect(readPage(db, query, anonymous).entities.map(({ label }) => label)).toEqual(["Conference"])
  db.close()
})

test("a database without languages keeps its content: every item becomes the original of its language", () => {
  const file = aDatabaseOf(22, ["Ten points"])
  const old = connect(file)
  old.exec("UPDATE entity SET langcode = 'nl'")
  old.exec(`INSERT INTO entity (pk, type, entity_type, id, uuid, langcode, status, label, created, changed, fields)
    VALUES (9, 'file--file', 'file', 1, 'uuid-file', 'en', 1, 'a.jpg', 0, 0, '{}')`)
  old.exec("INSERT INTO reference (source, field, delta, target, meta) VALUES (1, 'field_image', 0, 9, '{\"alt\":\"A wall\"}')")
  old.exec("INSERT INTO reference (source, field, delta, target, meta) VALUES (1, 'field_authors', 0, 1, '{}')")
  old.exec("INSERT INTO text_link (source, field, address) VALUES (1, 'body', '/post/x')")
  old.close()
  const db = openDatabase(file)
  expect(column(db, "SELECT field || ' ' || langcode FROM reference ORDER BY field")).toEqual(["field_authors ", "field_image nl"])
  expect(column(db, "SELECT langcode FROM text_link")).toEqual(["nl"])
  expect(column(db, "SELECT is_original FROM entity WHERE pk = 1")).toEqual([1])
  expect(column(db, "SELECT count(*) FROM translation")).toEqual([0])
  db.close()
})
