/** The pages of the archive of publications: the newest ones, and lists by year, tag, kind and language. */
import * as v from "valibot"
import type { Langcode } from "../../../../contract/fields.ts"
import { languages } from "../../../../contract/languages.ts"
import { plainText } from "../../../../contract/plain-text.ts"
import { typeset } from "../../../lib/text/typography.ts"
import type { Entity } from "../entity.ts"
import type { Sorted } from "../sorted.ts"
import type { List } from "../lists.ts"
import { isSameList } from "../same-list.ts"
import type { Rows } from "./rows.ts"
import { groupsFor, yearOf, type Group } from "./groups.ts"
import { listPages, most } from "./list-pages.ts"
import { tagsOf, type Tagged } from "./tag-paths.ts"

/** How many actions and projects the page of a tag shows: the newest ones. */
const mostActions = 3

type Known = Tagged & Pick<Sorted, "actions"> & { readonly nodeId: (uuid: string, language: Langcode) => string | undefined }

type Groups = ReadonlyMap<Langcode, readonly Group[]>

/** A list that names its publications by the ids of their nodes. */
type Named = List & { readonly fields: NamedFields & { readonly language: Langcode } }
type NamedFields = List["fields"] & { readonly publications: readonly string[] }
type Shown = { readonly named: Named; readonly list: List }
type Memory = { readonly facts: readonly unknown[]; readonly shown: ReadonlyMap<string, Shown> }
const memories = new WeakMap<object, Memory>()

/**
 * The nodes of the archive's first pages and of all lists' pages, with the rows that they show. `store` names the process's memory: they are
 * made anew only if something has changed that they show.
 */
export function publicationNodes(store: object, known: Known, rows: (language: Langcode) => Rows): readonly List[] {
  const [facts, before] = [factsOf(known), memories.get(store)]
  const isSame = before !== undefined && isSameList(facts, before.facts)
  const named = isSame ? [...before.shown.values()].map((shown) => shown.named) : namedLists(known)
  const shown = new Map(named.map((list) => [list.key, withRows(list, rows(list.fields.language), before?.shown.get(list.key))]))
  memories.set(store, { facts, shown })
  return [...shown.values()].map(({ list }) => list)
}

function withRows(named: Named, { get, changed }: Rows, before: Shown | undefined): Shown {
  const { publications } = named.fields
  const isAsBefore =
    before !== undefined &&
    (named === before.named || JSON.stringify(named) === JSON.stringify(before.named)) &&
    !(changed.size > 0 && publications.some((id) => changed.has(id)))
  if (isAsBefore) return before
  return { named, list: { ...named, fields: { ...named.fields, publications: publications.flatMap((id) => get(id) ?? []) } } }
}

function namedLists(known: Known): readonly Named[] {
  const groups: Groups = new Map(languages.map((language) => [language, groupsFor(known, language)]))
  return [
    ...languages.map((language) => ({
      ...{ type: "PublicationArchive", key: `publications-${language}` },
      fields: publicationArchive(known, language, groups),
    })),
    ...publicationLists(known, groups).map((fields) => ({ type: "PublicationList", key: `publications-${fields.path}`, fields })),
  ]
}

/** All that the lists depend on, but for their rows: whatever else changes of a publication, they name it alike. */
function factsOf({ publications, actions, tags, shown }: Known): readonly unknown[] {
  const ofPublication = (one: Entity) => {
    const { uuid, attributes } = one
    const codes = languages.map((language) => shown(one, language).langcode)
    return [uuid, yearOf(one), attributes.field_kind, ...tagsOf(one), ...codes].join(" ")
  }
  return [
    ...publications.map(ofPublication),
    ...actions.map((one) => [one.uuid, ...tagsOf(one)].join(" ")),
    ...tags.flatMap((tag) => [tag, ...languages.map((language) => shown(tag, language))]),
  ]
}

/** The fields of the node of the archive's first page, for the readers of a language: the newest publications, and the ways to all others. */
function publicationArchive(known: Known, language: Langcode, groups: Groups) {
  const { publications, nodeId } = known
  const newest = publications.slice(0, most).flatMap(({ uuid }) => nodeId(uuid, language) ?? [])
  const facets = (groups.get(language) ?? []).map((group) => facetOf(group, known, language))
  return { language, count: publications.length, publications: newest, facets }
}

/** A page of a list, and what names it in all languages. */
type Page = { readonly key: string; readonly path: string; readonly fields: NamedFields; readonly tag: Entity | null }

/** The fields of the nodes of all lists' pages, for the readers of all languages. */
function publicationLists(known: Known, groups: Groups) {
  const pages = [...groups].map(([language, some]) => [language, some.flatMap((group) => pagesOf(group, known, language))] as const)
  const paths = new Map(pages.flatMap(([language, some]) => some.map(({ key, path }) => [`${language} ${key}`, path] as const)))
  const translationsOf = ({ key, tag }: Page) =>
    languages.flatMap((language) => {
      const path = paths.get(`${language} ${key}`)
      return path === undefined ? [] : [{ language, path, isOriginal: tag?.language === language }]
    })
  return pages.flatMap(([language, some]) =>
    some.map((page) => ({ ...page.fields, path: page.path, language, translations: translationsOf(page) })),
  )
}

function pagesOf(group: Group, known: Known, language: Langcode): readonly Page[] {
  const { criterion, key, path, tag, publications } = group
  const ids = (entities: readonly Entity[]) => entities.flatMap(({ uuid }) => known.nodeId(uuid, language) ?? [])
  const { name, langcode } = facetOf(group, known, language)
  const pages = listPages(publications)
  const addressOf = (index: number) => {
    const page = pages[index]
    if (page === undefined) return null
    return page.number === null ? path : `${path}page/${page.number}/`
  }
  const actions = tag === null ? [] : known.actions.filter((action) => tagsOf(action).includes(tag.uuid))
  return pages.map(({ number, items }, index) => {
    const isFirst = number === null
    const fields = {
      ...{ criterion, value: tag === null ? key : slugIn(path), tag: name, langcode, number },
      description: isFirst && tag !== null ? descriptionOf(known.shown(tag, language)) : null,
      count: isFirst ? publications.length : null,
      newer: addressOf(index - 1),
      older: addressOf(index + 1),
      publications: ids(items),
      actions: isFirst ? ids(actions.slice(0, mostActions)) : [],
    }
    return { key: `${criterion} ${key} ${number ?? ""}`, path: addressOf(index) ?? path, fields, tag }
  })
}

function facetOf({ criterion, key, path, tag, name, publications }: Group, { shown }: Tagged, language: Langcode) {
  const langcode = tag === null ? language : shown(tag, language).langcode
  return { criterion, value: tag === null ? key : slugIn(path), name, langcode, path, count: publications.length }
}

/** The last part of an address. */
export function slugIn(path: string): string {
  return path.split("/").at(-2) ?? ""
}

const rawText = v.object({ processed: v.string() })

/** The words of a tag's description. */
function descriptionOf({ attributes: { description }, langcode }: Entity): string | null {
  if (!v.is(rawText, description)) return null
  const text = plainText(description.processed).replaceAll(/\s+/g, " ")
  return text === "" ? null : typeset(text, langcode)
}
