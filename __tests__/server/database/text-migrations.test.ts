import { contentVersion } from "#server/content/changes.ts"
import { connect, openDatabase } from "#server/database/open.ts"
import { aDatabaseOf, column } from "#support/former-database.ts"

test("links of a database of before lose their right to a file of other content; pictures of texts and files that only texts use keep it", () => {
  const file = aDatabaseOf(23, ["Linking", "Showing", "Board"])
  const old = connect(file)
  const files = ["held.pdf", "free.pdf", "held.jpg", "shown%20plan.jpg", "free.jpg"]
  const insert = old.prepare(`INSERT INTO entity (pk, type, entity_type, id, uuid, langcode, status, label, created, changed, fields)
    VALUES (?, 'file--file', 'file', ?, ?, 'en', 1, ?, 0, 0, ?)`)
  for (const [index, name] of files.entries()) {
    const fields = { uri: `public://${decodeURIComponent(name)}`, filemime: name.endsWith("pdf") ? "application/pdf" : "image/jpeg" }
    insert.run(11 + index, index + 1, `uuid-${name}`, name, JSON.stringify(fields))
  }
  const write = old.prepare("UPDATE entity SET fields = ? WHERE pk = ?")
  const at = (name: string) => `"/sites/default/files/${name}"`
  const bodyOf = (value: string) => JSON.stringify({ body: { value } })
  write.run(bodyOf(["held.pdf", "free.pdf", "held.jpg"].map((name) => `<a href=${at(name)}>x</a>`).join("")), 1)
  write.run(
    bodyOf(
      `<img src=${at("held.jpg")}><img src=${at("free.jpg")}><a href=${at("shown%20plan.jpg")}><img src=${at("shown%20plan.jpg")}></a>`,
    ),
    2,
  )
  const refer = old.prepare("INSERT INTO reference (source, field, langcode, delta, target) VALUES (?, ?, 'en', ?, ?)")
  for (const [delta, target] of [11, 12, 13].entries()) refer.run(1, "body", delta, target)
  for (const [delta, target] of [13, 14, 15].entries()) refer.run(2, "body", delta, target)
  for (const [delta, target] of [11, 13, 14].entries()) refer.run(3, "field_attachments", delta, target)
  old.close()
  const db = openDatabase(file)
  const rights = (source: number) =>
    column(db, `SELECT label || ' ' || shows FROM reference JOIN entity ON pk = target WHERE source = ${source} ORDER BY delta`)
  expect(rights(1)).toEqual(["held.pdf 0", "free.pdf 1", "held.jpg 0"])
  expect(rights(2)).toEqual(["held.jpg 1", "shown%20plan.jpg 1", "free.jpg 1"])
  expect(rights(3)).toEqual(["held.pdf 1", "held.jpg 1", "shown%20plan.jpg 1"])
  db.close()
})

test("a database of the version before has its texts, translations and versions in the format g30_text once it is opened", () => {
  const file = aDatabaseOf(23, ["Ten points"])
  const old = connect(file)
  const words = '<p>Write "format":"restricted_html"</p>'
  const body = { value: words, format: "restricted_html", summary: "" }
  old.prepare("UPDATE entity SET fields = ?").run(JSON.stringify({ body }))
  old
    .prepare(
      `INSERT INTO translation (entity, type, langcode, status, label, created, changed, is_original, source_langcode, outdated, affected, fields)
      VALUES (1, 'node--article', 'fr', 1, 'Dix points', 0, 0, 0, 'en', 0, 1, ?)`,
    )
    .run(JSON.stringify({ body }))
  const snapshot = { fields: { body }, translations: [{ langcode: "fr", fields: { body } }] }
  old.prepare("INSERT INTO revision (vid, entity, created, snapshot) VALUES (5, 1, 0, ?)").run(JSON.stringify(snapshot))
  const version = contentVersion(old)
  old.close()
  const db = openDatabase(file)
  const fields = { body: { value: words, format: "g30_text", summary: "" } }
  const stored = (sql: string) => column(db, sql).map((json): unknown => JSON.parse(String(json)))
  expect(stored("SELECT fields FROM entity UNION ALL SELECT fields FROM translation")).toEqual([fields, fields])
  expect(stored("SELECT snapshot FROM revision")).toEqual([{ fields, translations: [{ langcode: "fr", fields }] }])
  expect(contentVersion(db)).toBeGreaterThan(version)
  db.close()
})
