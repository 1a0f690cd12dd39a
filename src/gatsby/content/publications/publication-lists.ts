/** The pages of the archive of publications: all of them, and lists by year, tag, kind and language. */
import * as v from "valibot"
import type { Langcode } from "../../../../contract/fields.ts"
import { plainText } from "../../../../contract/plain-text.ts"
import { typeset } from "../../../lib/text/typography.ts"
import type { Entity } from "../entity.ts"
import { groupedBy } from "../grouped-by.ts"
import { inPages, pagePath } from "../list-pages.ts"
import type { List } from "../lists.ts"
import type { Sorted } from "../sorted.ts"
import { groupsOf, type Group } from "./groups.ts"
import type { Rows } from "./rows.ts"
import { tagsOf, type Tagged } from "./tag-paths.ts"

export const perPage = 20
/** A list by a tag, a kind or a language has so many pages. What is older follows in the lists of years. */
const mostPages = 3
/** The page of a tag shows so many actions and projects: the newest ones. */
const mostActions = 3

type ArchiveSource = Tagged & Pick<Sorted, "actions"> & { readonly nodeId: (uuid: string, language: Langcode) => string | undefined }

/** A page of a list. `key` names it in all languages. */
type Page = {
  readonly key: string
  readonly path: string
  readonly group: Group
  readonly publications: readonly Entity[]
  readonly index: number
}

/** The archive for the readers of a language: the pages of all lists, those of years first, and the page of a publication's year. */
type Archive = {
  readonly language: Langcode
  readonly groups: readonly Group[]
  readonly pages: readonly Page[]
  readonly inYears: ReadonlyMap<Entity, string>
}

/** Makes the nodes of the archive's first pages and of all lists' pages, with the rows that they show. */
export function publicationNodes(source: ArchiveSource, rows: (language: Langcode) => Rows): readonly List[] {
  const actions = groupedBy(source.actions, tagsOf)
  const archives = [...groupsOf(source)].map(([language, groups]) => archiveOf(language, groups))
  const everywhere = archives.flatMap(({ language, pages }) => pages.map((page) => ({ language, page })))
  const counterparts = groupedBy(everywhere, ({ page }) => [page.key])
  return archives.flatMap((archive) => {
    const { language, groups, pages, inYears } = archive
    const idsOf = (entities: readonly Entity[]) => entities.flatMap(({ uuid }) => source.nodeId(uuid, language) ?? [])
    const rowsOf = (entities: readonly Entity[]) => idsOf(entities).flatMap((id) => rows(language).get(id)?.whole ?? [])
    const first = {
      ...{ language, count: source.publications.length, publications: rowsOf(source.publications.slice(0, perPage)) },
      older: pathOf(inYears, source.publications[perPage]),
      facets: groups.map((group) => facetOf(group, source, language)),
    }
    const lists = pages.map((page, place): List => {
      const { key, path, group, publications, index } = page
      const translations = (counterparts.get(key) ?? []).map((one) => {
        return { language: one.language, path: one.page.path, isOriginal: group.tag?.language === one.language }
      })
      const fields = {
        ...{ path, language, translations, publications: rowsOf(publications), ...waysFrom(archive, place) },
        ...(index === 0 ? headOf(group, source, language) : furtherHead(index)),
        ...factsOf(group, source, language),
        actions: index === 0 ? idsOf((actions.get(group.key) ?? []).slice(0, mostActions)) : [],
      }
      return { type: "PublicationList", key: `publications-${path}`, fields }
    })
    return [{ type: "PublicationArchive", key: `publications-${language}`, fields: first }, ...lists]
  })
}

function archiveOf(language: Langcode, groups: readonly Group[]): Archive {
  const pages = groups.flatMap((group) => {
    const all = inPages(group.publications, perPage).map((publications, index): Page => {
      return {
        key: `${group.criterion} ${group.key} ${index}`,
        path: pagePath(group.path, index),
        group,
        publications,
        index,
      }
    })
    return group.criterion === "year" ? all : all.slice(0, mostPages)
  })
  const years = pages.filter(({ group }) => group.criterion === "year")
  return {
    language,
    groups,
    pages,
    inYears: new Map(years.flatMap(({ publications, path }) => publications.map((one) => [one, path]))),
  }
}

function pathOf(inYears: Archive["inYears"], publication: Entity | undefined): string | null {
  return (publication && inYears.get(publication)) ?? null
}

/** Returns the pages before and after one. The years follow each other; the last page of another list leads on to the year of what is older. */
function waysFrom({ pages, inYears }: Archive, place: number) {
  const { group, index } = pages[place] ?? {}
  const other = (step: number) => {
    const page = pages[place + step]
    return page !== undefined && (page.group === group || (group?.criterion === "year" && page.group.criterion === "year"))
      ? page.path
      : null
  }
  return { newer: other(-1), older: other(1) ?? pathOf(inYears, group?.publications[perPage * ((index ?? 0) + 1)]) }
}

function headOf({ tag, publications }: Group, { translationFor }: ArchiveSource, language: Langcode) {
  return { number: null, count: publications.length, description: tag && descriptionOf(translationFor(tag, language)) }
}

function furtherHead(index: number) {
  return { number: index + 1, count: null, description: null }
}

function factsOf(group: Group, source: ArchiveSource, language: Langcode) {
  const { criterion, value, name: tag, langcode } = facetOf(group, source, language)
  return { criterion, value, tag, langcode }
}

function facetOf({ criterion, key, path, tag, name, publications }: Group, { translationFor }: Tagged, language: Langcode) {
  const langcode = tag === null ? language : translationFor(tag, language).langcode
  return { criterion, value: tag === null ? key : slugIn(path), name, langcode, path, count: publications.length }
}

/** Returns the last part of an address, without its slash. */
export function slugIn(path: string): string {
  return path.split("/").at(-2) ?? ""
}

const rawText = v.object({ processed: v.string() })

function descriptionOf({ attributes: { description }, langcode }: Entity): string | null {
  if (!v.is(rawText, description)) return null
  const text = plainText(description.processed).replaceAll(/\s+/g, " ")
  return text === "" ? null : typeset(text, langcode)
}
