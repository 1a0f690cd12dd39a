import type { Langcode } from "../../../../contract/fields.ts"
import { languages } from "../../../../contract/languages.ts"
import type { Entity } from "../source-entity.ts"
import { groupedBy } from "../grouped-by.ts"
import { listPages } from "../list-pages.ts"
import type { List } from "../lists.ts"
import type { SortedItems } from "../sorted-items.ts"
import { groupsFor, type PublicationGroup } from "./groups.ts"
import type { Rows } from "./rows.ts"
import { tagsOf, type Tagged } from "./tag-paths.ts"

export const perPage = 20
/** A list by a tag, a kind or a language has so many pages. Older publications follow in the lists of years. */
const mostPages = 3
/** The page of a tag shows so many actions and projects: the newest ones. */
const mostActions = 3

type ArchiveSource = Tagged & Pick<SortedItems, "actions"> & { readonly nodeId: (uuid: string, language: Langcode) => string | undefined }

type Page = ReturnType<typeof listPages<Entity, PublicationGroup>>[number]
type InYears = ReadonlyMap<Entity, string>

export function publicationNodes(source: ArchiveSource, rows: (language: Langcode) => Rows): readonly List[] {
  const actions = groupedBy(source.actions, tagsOf)
  const groups = languages.flatMap((language) => groupsFor(language, source))
  const pagesOfAll = listPages<Entity, PublicationGroup>(groups, perPage, ({ criterion }) => (criterion === "year" ? Infinity : mostPages))
  return languages.flatMap((language) => {
    const idsOf = (entities: readonly Entity[]) => entities.flatMap(({ uuid }) => source.nodeId(uuid, language) ?? [])
    const rowsOf = (entities: readonly Entity[]) => idsOf(entities).flatMap((id) => rows(language).get(id)?.whole ?? [])
    const pages = pagesOfAll.filter(({ group }) => group.language === language)
    const years = pages.filter(({ group }) => group.criterion === "year")
    const inYears: InYears = new Map(years.flatMap(({ items, path }) => items.map((one) => [one, path])))
    const first = {
      ...{ language, count: source.publications.length, publications: rowsOf(source.publications.slice(0, perPage)) },
      older: pathOf(inYears, source.publications[perPage]),
      facets: groups
        .filter((group) => group.language === language)
        .map(({ criterion, value, name, langcode, path, items: { length: count } }) => ({ criterion, value, name, langcode, path, count })),
    }
    const lists = pages.map((page): List => {
      const { path, group, items, translations, index } = page
      const { key, criterion, value, name: tag, langcode, description } = group
      const fields = {
        ...{ path, language, translations, criterion, value, tag, langcode, publications: rowsOf(items) },
        ...neighboursOf(page, group.criterion === "year" ? years : pages.filter((other) => other.group === group), inYears),
        ...(index === 0 ? { number: null, count: group.items.length, description } : { number: index + 1, count: null, description: null }),
        actions: index === 0 ? idsOf((actions.get(key) ?? []).slice(0, mostActions)) : [],
      }
      return { type: "PublicationList", key: `publications-${path}`, fields }
    })
    return [{ type: "PublicationArchive", key: `publications-${language}`, fields: first }, ...lists]
  })
}

function pathOf(inYears: InYears, publication: Entity | undefined): string | null {
  return (publication && inYears.get(publication)) ?? null
}

/** The years follow each other. The last page of another list leads to the year of older publications. */
function neighboursOf(page: Page, pages: readonly Page[], inYears: InYears) {
  const place = pages.indexOf(page)
  return {
    newer: pages[place - 1]?.path ?? null,
    older: pages[place + 1]?.path ?? pathOf(inYears, page.group.items[perPage * (page.index + 1)]),
  }
}
