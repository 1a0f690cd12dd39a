import { DatabaseSync } from "@photostructure/sqlite"
import { anonymous } from "#contract/permissions.ts"
import { readPage } from "#server/content/search/pages.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import { itemAt } from "#server/content/redirects/resolve.ts"
import { listRedirects } from "#server/content/redirects/find-redirect.ts"
import { contentVersion } from "#server/content/changes.ts"
import { connect, openDatabase, type Database } from "#server/database/open.ts"
import { anAccount, aTag } from "#support/entities.ts"
import { aDatabaseOf, column } from "#support/former-database.ts"

function titlesIn(db: Database, search: string): readonly string[] {
  const filter = { conjunction: "AND", members: [{ path: "title", operator: "CONTAINS", values: [search] }] } as const
  const query = { type: "node--article", filter, sorts: [{ path: "title", direction: "ASC" }], offset: 0, limit: 50 } as const
  return readPage(db, query, anonymous).entities.map(({ label }) => label)
}

test("a database of the version before finds and orders titles by the new folding once it is opened", () => {
  const file = aDatabaseOf(10, ["Zinc", "Straße", "Łódź", "Été", "Ouvroir", "Nº 30"])
  const db = openDatabase(file)
  expect(titlesIn(db, "Strasse")).toEqual(["Straße"])
  expect(titlesIn(db, "Lodz")).toEqual(["Łódź"])
  expect(titlesIn(db, "no 30")).toEqual(["Nº 30"])
  expect(titlesIn(db, "")).toEqual(["Été", "Łódź", "Nº 30", "Ouvroir", "Straße", "Zinc"])
  db.exec("UPDATE entity SET label = 'Ærø' WHERE label = 'Straße'")
  expect(titlesIn(db, "")).toEqual(["Ærø", "Été", "Łódź", "Nº 30", "Ouvroir", "Zinc"])
  db.close()
})

test("terms and users of a database of before get a version, which their next save counts on", () => {
  const file = aDatabaseOf(11, [])
  const old = new DatabaseSync(file)
  for (const name of ["folded", "folded_name"]) old.function(name, (text: unknown) => String(text).toLowerCase())
  const insert = old.prepare(`INSERT INTO entity (type, entity_type, id, uuid, langcode, status, label, created, changed, fields)
    VALUES (?, ?, ?, ?, 'en', 1, ?, 0, 0, '{}')`)
  const [tag, account] = [aTag("Brick"), anAccount("ines")]
  insert.run("taxonomy_term--tags", "taxonomy_term", 12, tag.uuid, "Brick")
  insert.run("user--user", "user", 3, account.uuid, "ines")
  old.close()
  const db = openDatabase(file)
  const versions = (): unknown => db.prepare("SELECT vid FROM entity ORDER BY id DESC").all()
  expect(versions()).toEqual([{ vid: 12 }, { vid: 3 }])
  putEntities(db, [{ ...tag, label: "Bricks" }, account])
  expect(versions()).toEqual([{ vid: 13 }, { vid: 4 }])
  db.close()
})

test("a database of the version before finds users by their mail address once it is opened", () => {
  const file = aDatabaseOf(11, ["ines"])
  const before = new DatabaseSync(file)
  for (const name of ["folded", "folded_name"]) before.function(name, { deterministic: true }, String)
  before.exec(`UPDATE entity SET type = 'user--user', entity_type = 'user', fields = '{"mail":"Inès@example.org"}'`)
  before.close()
  const db = openDatabase(file)
  const filter = { conjunction: "AND", members: [{ path: "mail", operator: "CONTAINS", values: ["ines@"] }] } as const
  const found = readPage(
    db,
    { type: "user--user", filter, sorts: [], offset: 0, limit: 50 },
    { ...anonymous, uid: 9, roles: ["administrator"] },
  )
  expect(found.count).toBe(1)
  db.close()
})

test("a database of the version before knows what its texts link to once it is opened", () => {
  const file = aDatabaseOf(11, ["Linking"])
  const before = new DatabaseSync(file)
  for (const name of ["folded", "folded_name"]) before.function(name, { deterministic: true }, String)
  before.exec(`UPDATE entity SET fields = '{"body":{"value":"<p><a href=\\"/post/x/\\">X</a></p>"}}'`)
  before.close()
  const db = openDatabase(file)
  expect(db.prepare("SELECT source, field, address FROM text_link").all()).toEqual([{ source: 1, field: "body", address: "/post/x" }])
  db.close()
})

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

test("a database of the version before redirects keeps its addresses, and former ones become redirects", () => {
  const file = aDatabaseOf(11, ["Ten points"])
  const before = new DatabaseSync(file)
  before.exec("INSERT INTO alias (entity, alias, langcode, is_current) VALUES (1, '/post/new', 'en', 1), (1, '/post/old', 'en', 0)")
  before.close()
  const db = openDatabase(file)
  expect(itemAt(db, anonymous, { language: "en", path: "/post/new" })).toMatchObject({ label: "Ten points" })
  expect(listRedirects(db, anonymous, { offset: 0, limit: 50 }).redirects).toMatchObject([
    {
      id: 2,
      path: "/post/old",
      uri: "entity:node/1",
      status: 301,
      uuid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/),
    },
  ])
  db.close()
})

test("a migration gives addresses to the events of an older database, except changed occurrences", () => {
  const file = aDatabaseOf(11, [])
  const old = new DatabaseSync(file)
  for (const name of ["folded", "folded_name"]) old.function(name, (text: unknown) => String(text).toLowerCase())
  const insert = old.prepare(`INSERT INTO entity (pk, type, entity_type, id, uuid, langcode, status, label, created, changed, fields)
    VALUES (?, 'node--agenda', 'node', ?, ?, 'fr', 1, 'Conférence', 0, 0, '{"field_audience":"public"}')`)
  for (const pk of [1, 2, 3]) insert.run(pk, pk + 400, `uuid-${pk}`)
  old.exec("INSERT INTO reference (source, field, delta, target, meta) VALUES (2, 'field_series', 0, 1, '{}')")
  old.exec("INSERT INTO alias (entity, alias, langcode, is_current) VALUES (3, '/agenda/salon', 'fr', 1)")
  old.close()
  const db = openDatabase(file)
  const aliases: unknown = db.prepare("SELECT entity, alias, langcode FROM alias ORDER BY entity").all()
  expect(aliases).toEqual([
    { entity: 1, alias: "/agenda/401", langcode: "fr" },
    { entity: 3, alias: "/agenda/salon", langcode: "fr" },
  ])
})

test("a refresh token that was spent before stays spent", () => {
  const file = aDatabaseOf(11, ["Ten points"])
  const old = new DatabaseSync(file)
  old.exec(
    "INSERT INTO refresh_token (hash, family, family_ends, account, client, scope, expires, is_spent) VALUES ('a', 'f', 9, 1, 'c', '', 9, 1)",
  )
  old.close()
  const db = openDatabase(file)
  expect(db.prepare("SELECT is_spent, reusable_until FROM refresh_token").all()).toEqual([{ is_spent: 1, reusable_until: 0 }])
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
