/** The pages of the archive of publications: the newest ones, and lists by year, tag, kind and language. */
import * as v from "valibot"
import type { Langcode } from "../../../../contract/fields.ts"
import { inLanguage, languages } from "../../../../contract/languages.ts"
import { plainText } from "../../../../contract/plain-text.ts"
import { typeset } from "../../../lib/text/typography.ts"
import type { Entity } from "../entity.ts"
import type { Sorted } from "../sorted.ts"
import type { List } from "../lists.ts"
import { isSameList } from "../same-list.ts"
import type { Rows } from "./rows.ts"
import { groupedBy, groupsOf, type Group, type Groups } from "./groups.ts"
import { listPages } from "./list-pages.ts"
import { publicationsPath, tagsOf, type Tagged } from "./tag-paths.ts"

/** How many actions and projects the page of a tag shows: the newest ones. */
const mostActions = 3

type Known = Tagged & Pick<Sorted, "actions"> & { readonly nodeId: (uuid: string, language: Langcode) => string | undefined }

/** A list that names its publications by the ids of their nodes. */
type Named = List & { readonly fields: NamedFields & { readonly language: Langcode } }
type NamedFields = List["fields"] & { readonly publications: readonly string[] }
type Shown = { readonly named: Named; readonly list: List }
/** The pages of groups by language, criterion and key, and lists by their keys. */
type Memory = { readonly pages: ReadonlyMap<string, GroupPages>; readonly shown: ReadonlyMap<string, Shown> }
const memories = new WeakMap<object, Memory>()
const nothing: Memory = { pages: new Map(), shown: new Map() }

/**
 * The nodes of the archive's first pages and of all lists' pages, with the rows that they show. `store` names the process's memory: they are
 * made anew only if something has changed that they show.
 */
export function publicationNodes(store: object, known: Known, rows: (language: Langcode) => Rows): readonly List[] {
  const before = memories.get(store) ?? nothing
  const groups = groupsOf(known)
  const pages = pagesOfGroups(groups, known, before.pages)
  const all = languages.map((language) => ({ language, pages: pages.get(`${language} all all`)?.pages ?? [] }))
  const archives = all.map(({ language, pages: [first] }): Named => {
    return { type: "PublicationArchive", key: `publications-${language}`, fields: publicationArchive(known, language, { groups, first }) }
  })
  const firsts = new Set(all.map(({ pages: [first] }) => first))
  const further = [...pages.values()].flatMap((group) => group.pages.filter((page) => !firsts.has(page)))
  const named = [...archives, ...publicationLists(further)]
  const shown = new Map(named.map((list) => [list.key, withRows(list, rows(list.fields.language), before.shown.get(list.key))]))
  memories.set(store, { pages, shown })
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

/** The fields of the node of the archive's first page, for the readers of a language: the newest publications, and the ways to all others. */
function publicationArchive(
  known: Known,
  language: Langcode,
  { groups, first }: { readonly groups: Groups; readonly first: Page | undefined },
) {
  const facets = (groups.get(language) ?? []).map((group) => facetOf(group, known, language))
  const { publications = [], older = null } = first?.fields ?? {}
  return { language, count: known.publications.length, publications, older, facets }
}

/** A page of a list for the readers of a language. `key` names it in all languages. */
type Page = {
  readonly key: string
  readonly path: string
  readonly language: Langcode
  readonly fields: NamedFields & { readonly older: string | null }
  readonly tag: Entity | null
}
/** The pages of a group, and all that they were made from. */
type GroupPages = { readonly facts: readonly unknown[]; readonly pages: readonly Page[] }

function pagesOfGroups(groups: Groups, known: Known, before: Memory["pages"]): Memory["pages"] {
  const actionsByTag = groupedBy(known.actions, tagsOf)
  const pages = new Map<string, GroupPages>()
  for (const [language, some] of groups) {
    const path = inLanguage(language, publicationsPath)
    const all: Group = { criterion: "all", key: "all", path, tag: null, name: null, publications: known.publications }
    for (const group of [all, ...some]) {
      const { criterion, key, path, tag, publications } = group
      const actions = tag === null ? [] : (actionsByTag.get(tag.uuid) ?? []).slice(0, mostActions)
      const uuids = [...actions, ...publications].map(({ uuid }) => uuid)
      const facts = [path, tag, tag && known.shown(tag, language), actions.length, ...uuids]
      const name = `${language} ${criterion} ${key}`
      const last = before.get(name)
      const isAsBefore = last !== undefined && isSameList(facts, last.facts)
      pages.set(name, isAsBefore ? last : { facts, pages: pagesOf({ ...group, actions }, known, language) })
    }
  }
  return pages
}

/** By a page in a language: its list, and the pages that it names. */
const lists = new WeakMap<Page, { readonly counterparts: readonly Page[]; readonly list: Named }>()

function publicationLists(pages: readonly Page[]): readonly Named[] {
  const byKey = groupedBy(pages, ({ key }) => [key])
  return pages.map((page) => {
    const counterparts = byKey.get(page.key) ?? []
    const known = lists.get(page)
    if (known !== undefined && isSameList(counterparts, known.counterparts)) return known.list
    const { path, language, fields } = page
    const translations = counterparts.map((one) => {
      return { language: one.language, path: one.path, isOriginal: page.tag?.language === one.language }
    })
    const list = { type: "PublicationList", key: `publications-${path}`, fields: { ...fields, path, language, translations } }
    lists.set(page, { counterparts, list })
    return list
  })
}

function pagesOf(group: Group & Pick<Known, "actions">, known: Known, language: Langcode): readonly Page[] {
  const { criterion, key, path, tag, publications, actions } = group
  const ids = (entities: readonly Entity[]) => entities.flatMap(({ uuid }) => known.nodeId(uuid, language) ?? [])
  const { name, langcode } = facetOf(group, known, language)
  const pages = listPages(publications)
  const addressOf = (index: number) => {
    const page = pages[index]
    if (page === undefined) return null
    return page.number === null ? path : `${path}page/${page.number}/`
  }
  return pages.map(({ number, items }, index) => {
    const isFirst = number === null
    const fields = {
      ...{ criterion, value: tag === null ? key : slugIn(path), tag: name, langcode, number },
      description: isFirst && tag !== null ? descriptionOf(known.shown(tag, language)) : null,
      count: isFirst ? publications.length : null,
      newer: addressOf(index - 1),
      older: addressOf(index + 1),
      publications: ids(items),
      actions: isFirst ? ids(actions) : [],
    }
    return { key: `${criterion} ${key} ${number ?? ""}`, path: addressOf(index) ?? path, language, fields, tag }
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
