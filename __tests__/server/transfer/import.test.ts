import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Json } from "#contract/jsonapi.ts"
import { contentVersion } from "#server/content/changes.ts"
import { importFolder } from "#server/transfer/import.ts"
import { aFolder, aHome, aJpeg, contentOf, filesBelow, oneRow, problemsOf, type Home } from "#support/content-folder.ts"

let home: Home
let jpeg: Buffer

beforeAll(async () => {
  jpeg = await aJpeg()
})
beforeEach(() => {
  home = aHome()
})
afterEach(() => home.db.close())

const article = (said: Readonly<Record<string, Json>> = {}): Json => ({ id: 201, title: { en: "Ten points" }, ...said })
const index = [{ file: "a.jpg", alt_en: "A house" }]

test("an item needs no more than a number and a title; its address is made of the title", async () => {
  await importFolder(home.db, home.files, aFolder({ "content/members.json": [{ id: 1, title: { nl: "Café Œuvre & Zoon" } }] }))
  expect(oneRow(home.db, "SELECT label, alias.langcode, alias, fields FROM entity JOIN alias ON entity = pk")).toEqual({
    label: "Café Œuvre & Zoon",
    langcode: "nl",
    alias: "/members/cafe-oeuvre-zoon",
    fields: '{"promote":false,"field_image_focus":"0.5 0.5","field_country":"BE","field_show_phone":false,"field_show_mail":false}',
  })
})

test("links to the slug of a page in another language lead to the address that the page has", async () => {
  const pages = [
    { id: 1, route: "/", slug: { en: "home", fr: "accueil" }, title: { en: "Home" } },
    { id: 2, slug: { en: "contact", fr: "contact-fr" }, title: { en: "Contact" } },
  ]
  const body = '<p><a href="/contact-fr/#mail">Contact</a> <a href="/accueil/">Accueil</a> <a href="/post/ten-points/">Points</a></p>'
  const folder = aFolder({
    "content/pages.json": pages,
    "content/publications.json": [article({ langcode: "fr", title: { fr: "Dix points" }, body: { fr: body } })],
  })
  await importFolder(home.db, home.files, folder)
  const { fields } = oneRow(home.db, "SELECT fields FROM entity WHERE id = 201")
  expect(JSON.parse(String(fields))).toMatchObject({
    body: { value: '<p><a href="/contact/#mail">Contact</a> <a href="/">Accueil</a> <a href="/post/ten-points/">Points</a></p>' },
  })
})

test("an item that differs is updated, and its former address still leads to it", async () => {
  const status = "published"
  await importFolder(home.db, home.files, aFolder({ "content/publications.json": [article({ status })] }))
  const { counts } = await importFolder(
    home.db,
    home.files,
    aFolder({ "content/publications.json": [article({ status, title: { en: "Eleven points" } })] }),
  )
  expect(counts.get("Publications")).toEqual({ created: 0, updated: 1, unchanged: 0 })
  expect(contentOf(home.db).aliases).toMatchObject([
    { alias: "/post/eleven-points", is_current: 1 },
    { alias: "/post/ten-points", is_current: 0 },
  ])
})

test("a file keeps its number when others come before it", async () => {
  const other = await aJpeg("#202020")
  await importFolder(home.db, home.files, aFolder({ "content/pages.json": [], "images/index.json": index, "images/a.jpg": jpeg }))
  const more = [{ file: "b.jpg", alt_en: "Another" }, ...index]
  await importFolder(
    home.db,
    home.files,
    aFolder({ "content/pages.json": [], "images/index.json": more, "images/a.jpg": jpeg, "images/b.jpg": other }),
  )
  expect(contentOf(home.db).entities).toMatchObject([
    { label: "a.jpg", id: 1 },
    { label: "b.jpg", id: 2 },
  ])
})

test("an item that the database refuses is named by file and line, and nothing changes", async () => {
  const before = aFolder({ "content/pages.json": [{ id: 1, title: { en: "Mine" } }], "images/index.json": index, "images/a.jpg": jpeg })
  await importFolder(home.db, home.files, before)
  const [content, files, version] = [contentOf(home.db), filesBelow(home.files), contentVersion(home.db)]

  const other = await aJpeg("#000000")
  const folder = aFolder({
    "content/pages.json": [
      { id: 2, title: { en: "New" } },
      { id: 3, title: { en: "Theirs" }, slug: { en: "mine" } },
    ],
    "images/index.json": [...index, { file: "2027-01/new.jpg" }],
    "images/a.jpg": other,
    "images/2027-01/new.jpg": other,
  })
  expect(await problemsOf(home, folder)).toEqual([
    expect.stringMatching(/^pages\.json, line 8: 3: The address \/mine \(en\) is already that of "Mine"/),
  ])

  expect(contentOf(home.db)).toEqual(content)
  expect(filesBelow(home.files)).toEqual(files)
  expect(contentVersion(home.db)).toBe(version)
})

test("nothing changes where a file can't be moved in", async () => {
  const before = aFolder({ "content/pages.json": [], "images/index.json": index, "images/a.jpg": jpeg })
  await importFolder(home.db, home.files, before)
  // A file where the second one needs a folder makes its move fail after the first one is done.
  writeFileSync(join(home.files, "2027-01"), "in the way")
  const [content, files] = [contentOf(home.db), filesBelow(home.files)]

  const folder = aFolder({
    "content/pages.json": [{ id: 1, title: { en: "New" } }],
    "images/index.json": [...index, { file: "2027-01/b.jpg" }],
    "images/a.jpg": await aJpeg("#000000"),
    "images/2027-01/b.jpg": jpeg,
  })
  await expect(importFolder(home.db, home.files, folder)).rejects.toThrow()

  expect(contentOf(home.db)).toEqual(content)
  expect(filesBelow(home.files)).toEqual(files)
  expect(readdirSync(home.path).filter((name) => name.startsWith("files"))).toEqual(["files"])
})

test("an import removes the files that a killed one left", async () => {
  mkdirSync(join(home.path, "files.import/new"), { recursive: true })
  writeFileSync(join(home.path, "files.import/new/half.jpg"), "half")
  await importFolder(home.db, home.files, aFolder({ "content/pages.json": [], "images/index.json": index, "images/a.jpg": jpeg }))
  expect(Object.keys(filesBelow(home.path)).filter((path) => path.startsWith("files"))).toEqual(["files/2026-11/a.jpg"])
})

test("a folder of before keeps the values whose keys have another name now", async () => {
  const event = { id: 401, title: { en: "Meeting" }, start: "2026-10-06T18:00", end: "2026-10-06T20:00", exdates: ["2026-10-13"] }
  const action = { id: 301, title: { en: "Observatory" }, kind: "project", period: { start: "2026-01-01" } }
  const { dropped } = await importFolder(
    home.db,
    home.files,
    aFolder({ "content/agenda.json": [event], "content/actions-projects.json": [action] }),
  )
  expect([...dropped]).toEqual([])
  const stored = (id: number): unknown => JSON.parse(String(oneRow(home.db, "SELECT fields FROM entity WHERE id = ?", id).fields))
  expect(stored(401)).toMatchObject({
    field_event_start: "2026-10-06T18:00:00+02:00",
    field_event_end: "2026-10-06T20:00:00+02:00",
    field_exdates: ["2026-10-13T18:00:00+02:00"],
  })
  expect(stored(301)).toMatchObject({ field_action_kind: "project", field_start: "2026-01-01" })
})

test("what the folder publishes before its day is a draft in all its languages, and the import tells which", async () => {
  const words = { title: { en: "Ten points", fr: "Dix points" }, body: { en: "<p>All.</p>", fr: "<p>Tous.</p>" } }
  const dated = (said: Readonly<Record<string, Json>>) => article({ ...said, status: "published" })
  const publications = [dated({ ...words, date: "2999-01-01" }), dated({ id: 202, title: { en: "Eleven" }, date: "2026-01-01" })]
  const { early } = await importFolder(home.db, home.files, aFolder({ "content/publications.json": publications }))
  expect(early).toEqual(["Ten points"])
  const statusOf = (id: number) => oneRow(home.db, "SELECT status FROM entity WHERE id = ?", id).status
  expect([statusOf(201), statusOf(202)]).toEqual([0, 1])
  expect(oneRow(home.db, "SELECT status FROM translation WHERE langcode = 'fr'")).toEqual({ status: 0 })
})
