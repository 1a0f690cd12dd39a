import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { changeContent } from "#server/content/changes.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import { exportFolder } from "#server/transfer/export.ts"
import { importFolder } from "#server/transfer/import.ts"
import { aHome, aJpeg, contentOf, filesBelow, type Home } from "#support/content-folder.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"
import { aMember, anArticle, anEntity, aPage, aPicture, aTag, aText, translated } from "#support/entities.ts"

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

test("an export and an import keep translations unlike those of the demo", async () => {
  const picture = aPicture("2026-11/a.jpg", { fields: { filesize: (await aJpeg()).length } })
  const folderOfFiles = join(home.files, "2026-11")
  mkdirSync(folderOfFiles, { recursive: true })
  writeFileSync(join(folderOfFiles, "a.jpg"), await aJpeg())
  const documents = ["one.pdf", "un.pdf"].map((name) =>
    aPicture(`2026-11/${name}`, { fields: { filemime: "application/pdf", filesize: 9 } }),
  )
  for (const name of ["one.pdf", "un.pdf"]) writeFileSync(join(folderOfFiles, name), "%PDF-1.4\n")
  const shown = (alt: string | null, words = "") => [{ uuid: picture.uuid, meta: { alt, title: words, width: 40, height: 20 } }]
  const attached = (...indexes: readonly number[]) =>
    indexes.map((index) => ({ uuid: documents[index]?.uuid ?? "", meta: { display: index === 0, description: `No. ${index}` } }))

  const people = (...roles: readonly string[]) => ({ field_people: roles.map((role) => ({ name: "Ines", role })) })
  const dutch = {
    fields: { body: aText("<p>Tekst.</p>", ""), ...people("Voorzitter", "Lid") },
    references: { field_gallery: shown("Een huis") },
    alias: null,
  }
  const french = {
    fields: people(""),
    references: { field_gallery: shown("Une maison", "Plan") },
    alias: "/elsewhere/fr",
    uid: 9,
    outdated: true,
  }
  const chair = aMember({
    fields: { body: null, ...people("Chair"), field_country: "BE" },
    references: { field_gallery: shown("A house") },
  })
  const member = translated(translated(chair, "nl", dutch), "fr", french)
  const links = (...titles: readonly string[]) => ({
    field_links: titles.map((words) => ({ uri: "https://example.org/", title: words, options: [] })),
  })
  const action = translated(anEntity("node--action_project", { fields: links("One") }), "fr", { fields: links() })
  const another = translated(anEntity("node--action_project", { fields: links("One", "") }), "fr", { fields: links("", "Deux") })
  const aFrench = (said: Partial<StoredEntity>) => anArticle({ langcode: "fr", ...said })
  const report = translated(aFrench({ alias: "/essays/un", references: { field_attachments: attached(0, 1) } }), "nl", {
    references: { field_attachments: attached(1) },
    alias: "/essays/un",
    status: false,
    source: "en",
  })
  const paired = translated(aFrench({ status: false, references: { field_attachments: attached(1) } }), "en", {
    references: { field_attachments: attached(1).map(({ meta }) => ({ uuid: documents[0]?.uuid ?? "", meta })) },
  })
  const tag = translated(aTag("Fees"), "nl", { label: "Erelonen", alias: "/erelonen" })
  const pages = [
    translated(aPage({ alias: "/about-us" }), "fr", { alias: "/a-propos" }),
    translated(aPage({ alias: "/somewhere" }), "fr", { alias: "/home" }),
  ]
  put(picture, ...documents, tag, member, action, another, report, paired, ...pages)

  const folder = join(aTemporaryFolder(), "export")
  await exportFolder(home.db, home.files, folder)
  await importFolder(copy.db, copy.files, folder)
  expect(contentOf(copy.db)).toEqual(contentOf(home.db))

  const again = join(aTemporaryFolder(), "export")
  await exportFolder(copy.db, copy.files, again)
  expect(filesBelow(again)).toEqual(filesBelow(folder))

  const written = (name: string): unknown => JSON.parse(readFileSync(join(folder, "content", name), "utf8"))
  expect(written("members.json")).toMatchObject([
    {
      langcode: "en",
      people: [{ name: "Ines", role: { en: "Chair" } }],
      gallery: ["a.jpg"],
      translations: {
        fr: { author: 9, outdated: true, alias: "/elsewhere/fr", gallery: [{ file: "a.jpg", title: "Plan" }] },
        nl: { alias: null, body: { nl: "<p>Tekst.</p>" }, people: [{ name: "Ines", role: { nl: "Voorzitter" } }, { role: { nl: "Lid" } }] },
      },
    },
  ])
  expect(written("publications.json")).toMatchObject([
    { alias: "/essays/un", translations: { nl: { status: "draft", source: "en", attachments: [{ file: "un.pdf" }] } } },
    { attachments: [{ file: "un.pdf" }], translations: { en: { status: "published", attachments: [{ file: "one.pdf" }] } } },
  ])
})

function put(...entities: readonly StoredEntity[]): void {
  changeContent(home.db, () => putEntities(home.db, entities))
}
