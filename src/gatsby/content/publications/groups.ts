import { kinds } from "../../../../contract/content.ts"
import type { Langcode } from "../../../../contract/fields.ts"
import { fold } from "../../../../contract/fold.ts"
import { inLanguage, languages } from "../../../../contract/languages.ts"
import { typeset } from "../../../lib/text/typography.ts"
import { compare } from "../creation-order.ts"
import type { Entity } from "../entity.ts"
import { groupedBy } from "../grouped-by.ts"
import { publicationsPath, tagPaths, tagsOf, type Tagged } from "./tag-paths.ts"

export type Criterion = "year" | "tag" | "kind" | "language"

export type Group = {
  readonly criterion: Criterion
  /** Names the group in all languages: a year, a UUID, a kind or a language's code. */
  readonly key: string
  readonly path: string
  /** Is null for groups that aren't by tag. */
  readonly tag: Entity | null
  /** In the words of the readers, for a tag. Others have their words in src/lib/strings/. */
  readonly name: string | null
  /** Newest first. */
  readonly publications: readonly Entity[]
}

const kindOrder = Object.keys(kinds["node--article"].fields.field_kind.allowed)

export type Groups = ReadonlyMap<Langcode, readonly Group[]>

/** Makes all groups for the readers of each language: years with the newest first, tags by name, kinds and languages in the site's order. */
export function groupsOf(source: Tagged): Groups {
  const { publications, tags, translationFor } = source
  const years = groupedBy(publications, (one) => [yearOf(one)])
  const byTag = groupedBy(publications, tagsOf)
  const byKind = groupedBy(publications, ({ attributes: { field_kind: kind } }) => (typeof kind === "string" ? [kind] : []))
  const allTags = new Map(tags.map((tag) => [tag.uuid, tag]))
  const groupsFor = (language: Langcode): readonly Group[] => {
    const group = (criterion: Criterion, key: string, members: readonly Entity[], path = `${key}/`): Group => {
      return { criterion, key, path: inLanguage(language, publicationsPath + path), tag: null, name: null, publications: members }
    }
    const byLanguage = groupedBy(publications, (one) => [translationFor(one, language).langcode])
    return [
      ...[...years].map(([year, members]) => group("year", year, members)),
      ...tagGroups(source, language, allTags, byTag),
      ...inOrder(byKind, kindOrder).map(([kind, members]) => group("kind", kind, members, `kind/${kind}/`)),
      ...(byLanguage.size < 2
        ? []
        : inOrder(byLanguage, languages).map(([code, members]) => group("language", code, members, `language/${code}/`))),
    ]
  }
  return new Map(languages.map((language) => [language, groupsFor(language)]))
}

type Grouped = ReadonlyMap<string, readonly Entity[]>

function tagGroups(source: Tagged, language: Langcode, tags: ReadonlyMap<string, Entity>, publicationsByTag: Grouped): readonly Group[] {
  return [...tagPaths(source, language)]
    .flatMap(([key, path]): readonly Group[] => {
      const tag = tags.get(key)
      if (tag === undefined) return []
      const { label, langcode } = source.translationFor(tag, language)
      return [{ criterion: "tag", key, path, tag, name: typeset(label, langcode), publications: publicationsByTag.get(key) ?? [] }]
    })
    .toSorted((one, other) => compare(fold(one.name ?? ""), fold(other.name ?? "")))
}

/** Returns the year of a publication's date, or else of its creation. */
export function yearOf({ attributes: { field_date: date }, created }: Entity): string {
  return (typeof date === "string" ? date : created).slice(0, 4)
}

function inOrder<Value>(groups: ReadonlyMap<string, Value>, order: readonly string[]): readonly (readonly [string, Value])[] {
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return [...groups].toSorted(([one], [other]) => place(one) - place(other) || compare(one, other))
}
