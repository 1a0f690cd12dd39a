import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import * as v from "valibot"
import type { Langcode } from "#contract/fields.ts"

const pictureCount = 40

const entry = v.looseObject({ file: v.string() })
const publication = v.looseObject({
  id: v.number(),
  status: v.string(),
  langcode: v.optional(v.string(), "en"),
  title: v.record(v.string(), v.string()),
})
type Publication = v.InferOutput<typeof publication>
type Entry = v.InferOutput<typeof entry>

/**
 * The folder has content like the demo's, and 40 pictures. Each added publication has texts in `languages`, else in another publication's language.
 */
export async function generateContent(demo: string, folder: string, count: number, languages?: readonly Langcode[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  cpSync(demo, folder, { recursive: true })
  const pictures = await addPictures(join(folder, "images"))
  const file = join(folder, "content", "publications.json")
  const originals = v.parse(v.array(publication), JSON.parse(readFileSync(file, "utf8")))
  const isModel = ({ status, langcode, title }: Publication) =>
    status === "published" &&
    (languages === undefined || (languages.some((one) => one === langcode) && languages.every((one) => one in title)))
  const models = originals.filter(isModel)
  const copies = Array.from({ length: Math.max(0, count - originals.length) }, (_, index) => {
    const model = models[index % models.length]
    return copyOf(model, index, { pictures, languages: languages ?? [model?.langcode ?? "en"] })
  })
  writeFileSync(file, JSON.stringify([...originals, ...copies], null, 1))
}

type Copied = { readonly pictures: readonly string[]; readonly languages: readonly string[] }

function copyOf(model: Publication | undefined, index: number, { pictures, languages }: Copied) {
  const number = index + 1
  const texts = (text: string) => Object.fromEntries(languages.map((language) => [language, text]))
  const day = new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10)
  return {
    ...model,
    id: 100_000 + number,
    promote: false,
    date: day,
    slug: texts(`publication-${String(number)}`),
    title: texts(`Publication ${String(number)}`),
    cover: pictures[index % pictures.length],
    gallery: [1, 2, 3].map((step) => pictures[(index + step) % pictures.length]),
    attachments: [],
    formerAliases: [],
    translations: undefined,
  }
}

/** The demo's pictures are mirrored until there are 40. */
async function addPictures(images: string): Promise<string[]> {
  const index = join(images, "index.json")
  const entries: Entry[] = v.parse(v.array(entry), JSON.parse(readFileSync(index, "utf8")))
  const added = entries
    .slice(0, Math.max(0, pictureCount - entries.length))
    .map((original) => ({ ...original, file: `mirrored-${original.file}`, original }))
  for (const { file, original } of added) await sharp(join(images, original.file)).flop().jpeg({ quality: 85 }).toFile(join(images, file))
  const all = [...entries, ...added.map(({ original: _, ...copy }) => copy)]
  writeFileSync(index, JSON.stringify(all, null, 1))
  return all.map(({ file }) => file)
}
