/** The files from which the archive filters publications in the browser: one for each language. */
import type { Langcode } from "../../../../contract/fields.ts"
import { fold } from "../../../../contract/fold.ts"
import { inLanguage, languages } from "../../../../contract/languages.ts"
import { publicationIndexPath, type IndexedPublication, type PublicationIndex } from "../../../lib/content/publication-index.ts"
import { filesBelow, type Files } from "../../write-files.ts"
import { byAge, compare } from "../age.ts"
import type { ItemFields } from "../item-fields.ts"
import type { Item } from "../items.ts"
import { slugIn } from "./publication-lists.ts"
import { publicationsPath } from "./tag-paths.ts"

/** The same files for the same items, in whatever order the build has them: a quick build has new ones last. */
export function indexFilesOf(items: readonly ItemFields[]): Files {
  const ofType = (type: string) => items.filter(({ entity }) => entity.type === type)
  const [tags, members] = [ofType("taxonomy_term--tags"), ofType("node--member")]
  const publications = inOrder(ofType("node--article"))
  const inReaders = (some: readonly ItemFields[], language: Langcode) => some.filter(({ given }) => given.language === language)
  return new Map(
    languages.map((language) => {
      const index = indexOf(inReaders(publications, language), inReaders(tags, language), inReaders(members, language), slugsOf(tags))
      return [inLanguage(language, publicationIndexPath), JSON.stringify(index)]
    }),
  )
}

/** By date, newest first. What readers of several languages are shown is sorted once. */
function inOrder(publications: readonly ItemFields[]): readonly ItemFields[] {
  const items = [...new Set(publications.map(({ given }) => given.item))].toSorted(newestFirst)
  const places = new Map(items.map((item, place) => [item, place]))
  const sorted: ItemFields[][] = items.map(() => [])
  for (const one of publications) sorted[places.get(one.given.item) ?? 0]?.push(one)
  return sorted.flat()
}

/** The files of an earlier build. */
export function indexFilesIn(folder: string): Files {
  const folders = languages.map((language) => inLanguage(language, publicationsPath))
  return filesBelow(folder, folders, (name) => name === slugIn(`${publicationIndexPath}/`))
}

type Slugs = ReadonlyMap<string, readonly string[]>

function indexOf(
  publications: readonly ItemFields[],
  tags: readonly ItemFields[],
  members: readonly ItemFields[],
  slugs: Slugs,
): PublicationIndex {
  const withPage = tags.filter(({ fields }) => typeof fields.path === "string").toSorted(byName)
  const authors = members.toSorted(({ entity: one }, { entity: other }) => byAge(one, other))
  const [tagPlaces, authorPlaces] = [placesOf(withPage), placesOf(authors)]
  return {
    tags: withPage.map(({ entity: { uuid }, fields }) => {
      const own = slugIn(String(fields.path))
      return [String(fields.name), String(fields.langcode), [...new Set([own, ...(slugs.get(uuid) ?? [])])]]
    }),
    authors: authors.map(({ fields }) => [String(fields.title), String(fields.langcode)]),
    publications: publications.map((publication) => indexed(publication, tagPlaces, authorPlaces)),
  }
}

function byName(one: ItemFields, other: ItemFields): number {
  return compare(fold(String(one.fields.name)), fold(String(other.fields.name))) || byAge(one.entity, other.entity)
}

type Places = ReadonlyMap<string, number>

function indexed({ entity, fields }: ItemFields, tagPlaces: Places, authorPlaces: Places): IndexedPublication {
  const placesIn = (field: string, places: Places) => (entity.relationships[field] ?? []).flatMap(({ id }) => places.get(id ?? "") ?? [])
  const [date, kind] = [textOf(fields.date), textOf(fields.kind)]
  const created = date === null ? entity.created.slice(0, 10) : ""
  const [tags, authors] = [placesIn("field_tags", tagPlaces), placesIn("field_authors", authorPlaces)]
  return [String(fields.title), String(fields.path), entity.langcode, date, created, kind, tags, authors]
}

function placesOf(items: readonly ItemFields[]): Places {
  return new Map(items.map(({ entity: { uuid } }, place) => [uuid, place]))
}

function slugsOf(tags: readonly ItemFields[]): Slugs {
  const slugs = new Map<string, string[]>()
  for (const { entity, fields } of tags)
    if (typeof fields.path === "string") slugs.set(entity.uuid, [...(slugs.get(entity.uuid) ?? []), slugIn(fields.path)])
  return slugs
}

function newestFirst(one: Item, other: Item): number {
  return compare(dateOf(other), dateOf(one)) || byAge(other.main, one.main)
}

function dateOf({ main: { attributes, created } }: Item): string {
  return textOf(attributes.field_date) ?? created
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null
}
