import { adviceOnFiles, adviceOnTexts } from "../../../../src/gatsby/content/advice.ts"
import { proseOf } from "../../../../src/gatsby/content/body.ts"
import { anEntity } from "#support/build/source-entity.ts"

const file = { file: "file", filename: "plan.pdf", mediaType: "application/pdf", size: 12_400_000, width: 0, height: 0 }
const looks = {
  file: () => file,
  linkTarget: (uri: string) => (uri === "internal:/legal/" ? { url: "/legal/", title: "Legal" } : null),
}

function adviceFor(overrides: Parameters<typeof anEntity>[0]): readonly string[] {
  const item = anEntity(overrides)
  return [...adviceOnTexts(item, proseOf(item), looks), ...adviceOnFiles(item, looks)].map(({ what }) => what)
}

const text = (processed: string, summary = "A summary.") => ({ body: { processed, summary } })

test("a link of a text that leads nowhere is named once", () => {
  const processed =
    '<p><a href="/legal/">Legal</a> <a href="/gone">old</a> <a href="/gone">again</a> <a href="https://example.org">out</a></p>'
  expect(adviceFor({ attributes: text(processed) })).toEqual(["its text links to /gone/, which leads nowhere."])
})

test("a link to a list that the build may make is named, for the report to look whether it is there", () => {
  const processed = '<p><a href="/fr/publications/tag/honoraires">Honoraires</a> <a href="/members/in/flanders/?q=a">Flanders</a></p>'
  expect(adviceFor({ attributes: text(processed) })).toEqual([
    "its text links to /fr/publications/tag/honoraires/, which leads nowhere.",
    "its text links to /members/in/flanders/?q=a, which leads nowhere.",
  ])
})

test("a text without a summary is named, an empty one isn't", () => {
  expect(adviceFor({ attributes: text("<p>Words</p>", "") })).toEqual(["it has no summary."])
  expect(adviceFor({ attributes: text("", "") })).toEqual([])
})

test("a picture needs an alt text or the choice that it is decoration; a large download is named", () => {
  const relationships = {
    field_image: [{ id: "a", meta: { alt: null } }],
    field_gallery: [{ id: "b", meta: { alt: "" } }],
    field_attachments: [{ id: "c", meta: {} }],
  }
  expect(adviceFor({ attributes: text("<p>Words</p>"), relationships })).toEqual([
    "its picture plan.pdf has no alt text.",
    "its file plan.pdf has 12 MB.",
  ])
})
