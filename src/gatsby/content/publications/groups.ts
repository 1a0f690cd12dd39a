import * as v from "valibot"
import { kinds } from "../../../../contract/content.ts"
import type { Langcode } from "../../../../contract/fields.ts"
import { fold } from "../../../../contract/fold.ts"
import { inLanguage, languages } from "../../../../contract/languages.ts"
import { plainText } from "../../../../contract/plain-text.ts"
import { typeset } from "../../../lib/text/typography.ts"
import { compare } from "../creation-order.ts"
import { rawText, type Entity } from "../source-entity.ts"
import { groupedBy } from "../grouped-by.ts"
import type { Group } from "../list-pages.ts"
import { publicationsPath, tagsOf, type Tagged } from "./tag-paths.ts"

type Criterion = "year" | "tag" | "kind" | "language"

/** The newest publication comes first. The key is a year, a UUID, a kind or a language's code. */
export type PublicationGroup = Group<Entity, Criterion> & {
  readonly value: string
  readonly langcode: string
  /** A tag has its name in the readers' language. Other names are in src/lib/strings/. */
  readonly name: string | null
  /** Only tags have descriptions. */
  readonly description: string | null
}

const kindOrder = Object.keys(kinds["node--article"].fields.field_kind.allowed)

/** Years have the newest first, tags are sorted by name, kinds and languages in the site's order. */
export function groupsFor(language: Langcode, source: Tagged): readonly PublicationGroup[] {
  const { publications, translationFor } = source
  const group = (criterion: Criterion, key: string, items: readonly Entity[], path = `${key}/`): PublicationGroup => {
    const own = { criterion, key, value: key, path: inLanguage(language, publicationsPath + path), items }
    return { ...own, language, langcode: language, name: null, description: null }
  }
  const byKind = groupedBy(publications, ({ attributes: { field_kind: kind } }) => (isMachineName(kind) ? [kind] : []))
  const byLanguage = groupedBy(publications, (one) => [translationFor(one, language).langcode])
  return [
    ...[...groupedBy(publications, (one) => [yearOf(one)])].map(([year, items]) => group("year", year, items)),
    ...tagGroups(source, language),
    ...inOrder(byKind, kindOrder).map(([kind, items]) => group("kind", kind, items, `kind/${kind}/`)),
    ...(byLanguage.size < 2
      ? []
      : inOrder(byLanguage, languages).map(([code, items]) => group("language", code, items, `language/${code}/`))),
  ]
}

/** Another back end may let anything through, and the name stands in an address. */
function isMachineName(kind: unknown): kind is string {
  return typeof kind === "string" && /^\w{1,100}$/.test(kind)
}

function tagGroups(source: Tagged, language: Langcode): readonly PublicationGroup[] {
  const tags = new Map(source.tags.map((tag) => [tag.uuid, source.translationFor(tag, language)]))
  const byTag = groupedBy(source.publications, tagsOf)
  return [...source.tagPaths[language]]
    .flatMap(([key, path]): readonly PublicationGroup[] => {
      const tag = tags.get(key)
      if (tag === undefined) return []
      const { label, langcode } = tag
      const own = { criterion: "tag", key, value: slugIn(path), path, items: byTag.get(key) ?? [] } as const
      return [{ ...own, language, langcode, name: typeset(label, langcode), description: descriptionOf(tag) }]
    })
    .toSorted((one, other) => compare(fold(one.name ?? ""), fold(other.name ?? "")))
}

function descriptionOf({ attributes: { description }, langcode }: Entity): string | null {
  const text = plainText(v.parse(rawText, description).processed).replaceAll(/\s+/g, " ")
  return text === "" ? null : typeset(text, langcode)
}

/** Leaves out the slash at the end. */
export function slugIn(path: string): string {
  return path.split("/").at(-2) ?? ""
}

/** A publication without a date has the year of its creation. */
function yearOf({ attributes: { field_date: date }, created }: Entity): string {
  return (typeof date === "string" ? date : created).slice(0, 4)
}

function inOrder<Value>(groups: ReadonlyMap<string, Value>, order: readonly string[]): readonly (readonly [string, Value])[] {
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return [...groups].toSorted(([one], [other]) => place(one) - place(other) || compare(one, other))
}
