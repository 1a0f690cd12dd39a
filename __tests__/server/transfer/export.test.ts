import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { changeContent, contentVersion } from "#server/content/changes.ts"
import { createRedirect } from "#server/content/redirects/change-redirect.ts"
import { madeRedirects } from "#server/content/redirects/find-redirect.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import { exportFolder } from "#server/transfer/export.ts"
import { importFolder } from "#server/transfer/import.ts"
import { aHome, aJpeg, contentOf, demoFolder, filesBelow, problemsOf, type Home } from "#support/content-folder.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"
import { aMember, anAccount, anArticle, anEntity, anEvent, aPicture, aTag, aText, showing, to } from "#support/entities.ts"

let home: Home
let copy: Home

beforeEach(() => {
  home = aHome()
  copy = aHome()
})
afterEach(() => {
  home.db.close()
  copy.db.close()
})

async function throughAnExport(): Promise<string> {
  const folder = join(aTemporaryFolder(), "export")
  await exportFolder(home.db, home.files, folder)
  await importFolder(copy.db, copy.files, folder)
  return folder
}

function put(...entities: readonly StoredEntity[]): void {
  changeContent(home.db, () => putEntities(home.db, entities))
}

async function putPicture(picture: StoredEntity, path: string): Promise<StoredEntity> {
  const bytes = await aJpeg()
  mkdirSync(join(home.files, path, ".."), { recursive: true })
  writeFileSync(join(home.files, path), bytes)
  return { ...picture, fields: { ...picture.fields, filesize: bytes.length } }
}

/** How the import measures the pictures of `putPicture`. */
function shown(picture: StoredEntity, words: { alt: string; title?: string }): StoredEntity["references"][string] {
  return [{ uuid: picture.uuid, meta: { title: "", ...words, width: 40, height: 20 } }]
}

test("an export and an import keep each row, address and byte of the demo", async () => {
  await importFolder(home.db, home.files, demoFolder)
  const folder = await throughAnExport()

  expect(contentOf(copy.db)).toEqual(contentOf(home.db))
  expect(filesBelow(copy.files)).toEqual(filesBelow(home.files))

  const again = join(aTemporaryFolder(), "export")
  await exportFolder(copy.db, copy.files, again)
  expect(filesBelow(again)).toEqual(filesBelow(folder))
})

test("an export and an import keep content unlike that of the demo", async () => {
  const picture = await putPicture(
    aPicture("2027-03/plan of a house.jpg", { label: "Plan.jpg", status: false, uid: 7 }),
    "2027-03/plan of a house.jpg",
  )
  const [fees, twin] = [anEntity("taxonomy_term--tags", { label: "Fees", fields: { weight: 3 } }), aTag("Fees")]
  const category = anEntity("taxonomy_term--event_categories", {
    label: "Fêtes",
    status: false,
    fields: { field_color: "#a0b0c0" },
    alias: "/fetes",
  })
  const member = aMember({
    label: "Atelier",
    langcode: "nl",
    fields: {
      field_website: { uri: "https://example.org/", title: "Our site", options: { attributes: { rel: "me" } } },
      field_people: [{ name: "Ines", role: "" }],
      field_country: "DE",
      field_founded: 1998,
    },
    references: { field_logo: shown(picture, { alt: "" }), field_gallery: shown(picture, { alt: "Een plan", title: "Gelijkvloers" }) },
  })
  const text = aText(
    '<p><img src="/sites/default/files/2027-03/plan%20of%20a%20house.jpg" width="40" height="20" alt="" /></p><p><a href="/home/">x</a></p>',
    "",
  )
  const article = anArticle({
    id: 77,
    alias: "/essays/2026/on-plans",
    uid: 7,
    status: false,
    fields: { promote: true, body: text, field_image_focus: "0.25 0.75", field_date: "2026-10-06" },
    references: { field_tags: to(twin, fees), field_image: shown(picture, { alt: "A plan" }), field_authors: to(member) },
  })
  const bare = anArticle({ alias: null, fields: { body: { value: "<p>x</p>", format: "g30_text" } } })
  const home1 = anEntity("node--page", { alias: "/home", label: "Home" })
  const series = anEvent({
    status: false,
    fields: {
      field_rrule: "FREQ=DAILY;COUNT=3",
      field_exdates: ["2026-12-02T19:00:00+01:00", "2026-12-03T08:30:00+01:00"],
      field_cancelled: true,
    },
  })
  const odd = anEvent({
    fields: {
      field_event_start: "2026-10-25T02:30:00+01:00",
      field_event_end: "2026-10-25T09:00:00Z",
      field_recurrence_id: "2026-12-01T19:00:00+01:00",
    },
    references: {
      field_series: to(series),
      field_category: to(category),
      field_image: showing(picture).map(({ uuid }) => ({ uuid, meta: { alt: "A plan", title: "", width: 40, height: 20 } })),
    },
  })
  const days = anEvent({
    fields: { field_all_day: true, field_event_start: "2026-10-06", field_exdates: ["2026-10-07"], field_country: "BE" },
  })
  const user = anAccount("jan", {
    status: false,
    fields: { roles: ["contributor", "administrator"], field_board: true },
    references: { field_member: to(member) },
  })
  put(picture, fees, twin, category, article, member, bare, home1, odd, series, days, user)
  put({ ...bare, alias: "/post/once" })
  put({ ...bare, alias: null }, { ...member, alias: "/members/renamed" })

  await throughAnExport()

  expect(contentOf(copy.db)).toEqual(contentOf(home.db))
  expect(filesBelow(copy.files)).toEqual(filesBelow(home.files))
})

test("an export and an import keep redirects, and a second import changes nothing", async () => {
  put(anArticle({ id: 5, alias: "/post/new", formerAliases: [{ alias: "/post/old", langcode: "en" }] }))
  const redirect = { status: 302, langcode: "und", created: 1_760_000_000 }
  changeContent(home.db, () => {
    createRedirect(home.db, { ...redirect, uuid: "11111111-2222-4333-8444-555555555555", path: "/a", uri: "entity:node/5" })
    createRedirect(home.db, { ...redirect, uuid: "11111111-2222-4333-8444-666666666666", path: "/b", uri: "internal:/a?x=1" })
  })
  const folder = await throughAnExport()
  expect(madeRedirects(copy.db)).toMatchObject(madeRedirects(home.db).map(({ id, ...kept }) => kept))
  expect(contentOf(copy.db)).toEqual(contentOf(home.db))
  const version = contentVersion(copy.db)
  await importFolder(copy.db, copy.files, folder)
  expect(contentVersion(copy.db)).toBe(version)
})

test("a redirect to nothing is reported by file, line and place", async () => {
  put(anArticle({ id: 5 }))
  const folder = await throughAnExport()
  const item = { uuid: "11111111-2222-4333-8444-555555555555", from: "/a", to: "entity:node/9", created: "2026-10-06T09:00:00+02:00" }
  writeFileSync(join(folder, "content/redirects.json"), JSON.stringify([item]))
  expect(await problemsOf(copy, folder)).toEqual([expect.stringMatching(/^redirects\.json, line 1: \[0\]: .*There is no item 9\./)])
})

test("an export is readable by its owner alone", async () => {
  const folder = await throughAnExport()
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test("a newer export replaces an older one as a whole", async () => {
  const tag = aTag("Fees")
  const picture = await putPicture(aPicture("a.jpg"), "a.jpg")
  put(tag, picture)
  const folder = await throughAnExport()
  writeFileSync(join(folder, "images/left-over.jpg"), "")
  put({ ...tag, label: "Costs" })
  await exportFolder(home.db, home.files, folder)
  expect(readFileSync(join(folder, "content/tags.json"), "utf8")).toContain("Costs")
  expect(existsSync(join(folder, "images/left-over.jpg"))).toBe(false)
})

test("a folder that holds something else is refused and left alone", async () => {
  const folder = aTemporaryFolder()
  writeFileSync(join(folder, "thesis.txt"), "years of work")
  await expect(exportFolder(home.db, home.files, folder)).rejects.toThrow("isn't empty and holds no export")
  expect(filesBelow(folder)).toEqual({ "thesis.txt": Buffer.from("years of work").toString("base64") })
})

test("an export that lacks a file names that file and keeps the older export", async () => {
  put(await putPicture(aPicture("a.jpg", { label: "a.jpg" }), "a.jpg"))
  const folder = await throughAnExport()
  const before = filesBelow(folder)
  rmSync(join(home.files, "a.jpg"))
  await expect(exportFolder(home.db, home.files, folder)).rejects.toThrow(/a\.jpg \(file 1, public:\/\/a\.jpg\): the file .* is missing/)
  expect(filesBelow(folder)).toEqual(before)
})
