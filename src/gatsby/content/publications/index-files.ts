/** The files from which the archive filters publications in the browser: one for each language. */
import { fold } from "../../../../contract/fold.ts"
import { inLanguage, languages } from "../../../../contract/languages.ts"
import { publicationIndexPath, type IndexedPublication, type PublicationIndex } from "../../../lib/content/publication-index.ts"
import { filesBelow, type Files } from "../../write-files.ts"
import { byAge, compare } from "../age.ts"
import type { ItemFields } from "../item-fields.ts"
import type { Item } from "../items.ts"
import { isSameList } from "../same-list.ts"
import { slugIn } from "./publication-lists.ts"
import { publicationsPath } from "./tag-paths.ts"

/**
 * Makes a function that returns the files: the same ones for the same items, in whatever order the build has them, because a quick build has
 * new ones last. It remembers the lines of publications that are as before.
 */
export function makeIndexFiles(): (items: readonly ItemFields[]) => Files {
  const texts = languages.map((language) => ({ language, textOf: makeIndexText() }))
  let order: readonly Item[] = []
  return (items) => {
    const ofType = (type: string) => items.filter(({ entity }) => entity.type === type)
    const [tags, members, publications] = [ofType("taxonomy_term--tags"), ofType("node--member"), ofType("node--article")]
    order = inOrder(new Set(publications.map(({ given }) => given.item)), order)
    const slugs = slugsOf(tags)
    const index = texts.map(({ language, textOf }) => {
      const inReaders = (some: readonly ItemFields[]) => some.filter(({ given }) => given.language === language)
      const byItem = new Map(inReaders(publications).map((one) => [one.given.item, one]))
      const sorted = order.flatMap((item) => byItem.get(item) ?? [])
      return [
        inLanguage(language, publicationIndexPath),
        textOf({ publications: sorted, tags: inReaders(tags), members: inReaders(members), slugs }),
      ] as const
    })
    return new Map(index)
  }
}

/** By date, newest first. Most stand in the order of the last call already, which makes sorting quick. */
function inOrder(items: ReadonlySet<Item>, before: readonly Item[]): readonly Item[] {
  const known = new Set(before)
  return [...before.filter((item) => items.has(item)), ...[...items].filter((item) => !known.has(item))].toSorted(newestFirst)
}

/** The files of an earlier build. */
export function indexFilesIn(folder: string): Files {
  const folders = languages.map((language) => inLanguage(language, publicationsPath))
  return filesBelow(folder, folders, (name) => name === slugIn(`${publicationIndexPath}/`))
}

type Slugs = ReadonlyMap<string, readonly string[]>
type Listed = Readonly<Record<"publications" | "tags" | "members", readonly ItemFields[]>> & { readonly slugs: Slugs }
type Line = { readonly tags: Places; readonly authors: Places; readonly text: string }

/** Makes a function that returns a file's text. */
function makeIndexText(): (listed: Listed) => string {
  const [tagPlaces, authorPlaces] = [makePlaces(), makePlaces()]
  const lines = new WeakMap<ItemFields, Line>()
  return ({ publications, tags, members, slugs }) => {
    const withPage = tags.filter(({ fields }) => typeof fields.path === "string").toSorted(byName)
    const authors = members.toSorted(({ entity: one }, { entity: other }) => byAge(one, other))
    const places = { tags: tagPlaces(withPage), authors: authorPlaces(authors) }
    const lineOf = (publication: ItemFields) => {
      const known = lines.get(publication)
      if (known?.tags === places.tags && known.authors === places.authors) return known.text
      const text = JSON.stringify(indexed(publication, places))
      lines.set(publication, { ...places, text })
      return text
    }
    const index: Pick<PublicationIndex, "tags" | "authors"> = {
      tags: withPage.map(({ entity: { uuid }, fields }) => {
        const own = slugIn(String(fields.path))
        return [String(fields.name), String(fields.langcode), [...new Set([own, ...(slugs.get(uuid) ?? [])])]]
      }),
      authors: authors.map(({ fields }) => [String(fields.title), String(fields.langcode)]),
    }
    return `${JSON.stringify(index).slice(0, -1)},"publications":[${publications.map(lineOf).join(",")}]}`
  }
}

/** Makes a function that returns the places of items: the same object as long as they stand in the same order. */
function makePlaces(): (items: readonly ItemFields[]) => Places {
  let [last, places]: [readonly string[], Places] = [[], new Map()]
  return (items) => {
    const uuids = items.map(({ entity: { uuid } }) => uuid)
    if (!isSameList(uuids, last)) [last, places] = [uuids, new Map(uuids.map((uuid, place) => [uuid, place]))]
    return places
  }
}

function byName(one: ItemFields, other: ItemFields): number {
  return compare(fold(String(one.fields.name)), fold(String(other.fields.name))) || byAge(one.entity, other.entity)
}

type Places = ReadonlyMap<string, number>

function indexed({ entity, fields }: ItemFields, places: Pick<Line, "tags" | "authors">): IndexedPublication {
  const placesIn = (field: string, its: Places) => (entity.relationships[field] ?? []).flatMap(({ id }) => its.get(id ?? "") ?? [])
  const [date, kind] = [textOf(fields.date), textOf(fields.kind)]
  const created = date === null ? entity.created.slice(0, 10) : ""
  const [tags, authors] = [placesIn("field_tags", places.tags), placesIn("field_authors", places.authors)]
  return [String(fields.title), String(fields.path), entity.langcode, date, created, kind, tags, authors]
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
