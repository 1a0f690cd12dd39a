import { cpSync, readdirSync, readFileSync, appendFileSync } from "node:fs"
import { join } from "node:path"
import { languages } from "#contract/languages.ts"
import { folder, folderOf, helps, languageOf, pdfFileOf, picturesIn, sourcesOf, textFileOf, textOf } from "#scripts/help/document.ts"
import { changesSince } from "#scripts/help/source-hashes.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const root = process.cwd()

const changesIn = (folder: string) => helps.flatMap((help) => changesSince(folder, help))

function aCopy(): string {
  const copy = aTemporaryFolder()
  const files = helps.flatMap((help) => [pdfFileOf(help), ...sourcesOf(root, help)])
  for (const file of [`${folder}/made.json`, ...files]) cpSync(join(root, file), join(copy, file), { recursive: true })
  return copy
}

test("the PDFs were made from the present texts, pictures and styles", () => {
  expect(changesIn(root)).toEqual([])
})

test("a changed text, picture or style makes a PDF stale, and so does another PDF", () => {
  const copy = aCopy()
  expect(changesIn(copy)).toEqual([])
  const changed = [textFileOf("members"), `${folder}/pictures/profile.jpg`, pdfFileOf("administrators")]
  for (const file of changed) appendFileSync(join(copy, file), " ")
  const faults = changesIn(copy)
  expect(faults.map((fault) => fault.split(" ")[0]).toSorted()).toEqual(changed.toSorted())
})

test.each(helps)("the PDF for %s is tagged, names its language and has bookmarks, and is less than 2 MB", (help) => {
  const pdf = readFileSync(join(root, pdfFileOf(help)))
  const text = pdf.toString("latin1")
  for (const entry of ["/StructTreeRoot", "/MarkInfo", `/Lang (${languageOf(help)})`, "/Outlines", "/Title"]) expect(text).toContain(entry)
  expect(pdf.length).toBeLessThan(2_000_000)
})

test.each(languages)("every picture of the texts in %s is there and has an alt text, and no picture is without a text", (language) => {
  const inLanguage = helps.filter((help) => languageOf(help) === language)
  const named = inLanguage.flatMap((help) => picturesIn(textOf(root, help)))
  expect(named.filter(({ text: alt }) => alt.length < 20)).toEqual([])
  const there = readdirSync(join(root, folderOf(language), "pictures"))
  expect([...new Set(named.map(({ href }) => href))].toSorted()).toEqual(there.map((name) => `pictures/${name}`).toSorted())
})

test("the languages have different pictures, and those of one are not much larger than those of another", () => {
  const pictures = languages.map((language) => {
    const pictures = join(root, folderOf(language), "pictures")
    return readdirSync(pictures).map((name) => readFileSync(join(pictures, name)))
  })
  const all = pictures.flat().map((picture) => picture.toString("base64"))
  expect(new Set(all).size).toBe(all.length)
  for (const ofOne of pictures) expect(ofOne.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(1_300_000)
})
