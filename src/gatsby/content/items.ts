/** Each reader sees an item in one of its translations. */
import { fixedAliases, homeAlias } from "../../../contract/content.ts"
import type { Langcode, ResourceType } from "../../../contract/fields.ts"
import { languages } from "../../../contract/languages.ts"
import { seriesOf } from "./agenda/event-times.ts"
import type { Entity } from "./source-entity.ts"
import { groupedBy } from "./grouped-by.ts"

/** Translations that visitors may not see are left out. */
export type Item = {
  readonly uuid: string
  readonly type: ResourceType
  readonly number: number
  /** All translations share the fields of this one: the original, or else the first by the languages' order. */
  readonly main: Entity
  /** Translations are sorted by the order of languages. */
  readonly translations: readonly Entity[]
}

export function itemsOf(entities: readonly Entity[]): ReadonlyMap<string, Item> {
  return new Map([...groupedBy(entities, ({ uuid }) => [uuid])].map(([uuid, group]) => [uuid, itemOf(group)]))
}

function itemOf(group: readonly Entity[]): Item {
  const translations = languages.flatMap((language) => group.find((entity) => entity.language === language) ?? [])
  const main = translations.find(({ isOriginal }) => isOriginal) ?? translations[0]
  if (main === undefined) throw new Error("An item has at least one translation.")
  return { uuid: main.uuid, type: main.type, number: main.number, main, translations }
}

export function translationIn({ translations }: Item, language: Langcode): Entity | undefined {
  return translations.find((one) => one.language === language)
}

/** Readers of a language without a translation get the author's own text. */
export function shownIn(item: Item, language: Langcode): Entity {
  return translationIn(item, language) ?? item.main
}

/** The site itself links to these pages, by their English addresses. The last three may be missing. */
const fixed = [homeAlias, ...fixedAliases, "/join", "/looking-for-an-architect", "/press"] as const
export type FixedAlias = (typeof fixed)[number]

export type Places = {
  readonly paths: ReadonlyMap<Entity, string>
  readonly items: ReadonlyMap<string, Item>
}

/** A changed occurrence is shown on the page of its series. */
export function pathIn(item: Item, language: Langcode, { paths, items }: Places): string | undefined {
  const series = seriesOf(item.main)
  if (series === null) return paths.get(shownIn(item, language))
  const owner = items.get(series)
  return owner === undefined ? undefined : paths.get(shownIn(owner, language))
}

/** The site links to these pages by alias. A page has it in English, and may have others in other languages. Returns null for other items. */
export function fixedAliasOf({ type, translations }: Item, paths: ReadonlyMap<Entity, string>): FixedAlias | null {
  if (type !== "node--page") return null
  return fixed.find((alias) => translations.some((one) => paths.get(one) === `${alias}/`)) ?? null
}

export function pagesOf({ translations }: Item, paths: ReadonlyMap<Entity, string>) {
  return translations.flatMap((entity) => {
    const path = paths.get(entity)
    return path === undefined ? [] : [{ language: entity.language, path, isOriginal: entity.isOriginal }]
  })
}
