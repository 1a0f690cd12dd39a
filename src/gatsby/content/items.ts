/** Groups translations into items, and picks the one that each reader sees. */
import { fixedAliases, homeAlias } from "../../../contract/content.ts"
import type { Langcode, ResourceType } from "../../../contract/fields.ts"
import { languages } from "../../../contract/languages.ts"
import { seriesOf } from "./agenda/event-times.ts"
import type { Entity } from "./entity.ts"
import { groupedBy } from "./grouped-by.ts"

/** An item of the site: all of its translations that visitors may see. */
export type Item = {
  readonly uuid: string
  readonly type: ResourceType
  readonly number: number
  /** The original, or without it the first by the languages' order. What all translations share is read from it. */
  readonly main: Entity
  /** The translations in the languages' order. */
  readonly translations: readonly Entity[]
}

/** Joins translations to items. */
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

/** Returns the item as readers of a language see it: in their language, or else as its author wrote it. */
export function shownIn(item: Item, language: Langcode): Entity {
  return translationIn(item, language) ?? item.main
}

/** The pages that the site itself links to, by the English addresses that they have. The last three may be missing. */
const fixed = [homeAlias, ...fixedAliases, "/join", "/looking-for-an-architect", "/press"] as const
export type FixedAlias = (typeof fixed)[number]

export type Places = {
  /** The path of each translation that has a page of its own. */
  readonly paths: ReadonlyMap<Entity, string>
  readonly items: ReadonlyMap<string, Item>
}

/** Returns the address of the page on which readers of a language see an item: a changed occurrence is shown on that of its series. */
export function pathIn(item: Item, language: Langcode, { paths, items }: Places): string | undefined {
  const series = seriesOf(item.main)
  if (series === null) return paths.get(shownIn(item, language))
  const owner = items.get(series)
  return owner === undefined ? undefined : paths.get(shownIn(owner, language))
}

/** Returns the alias by which the site links to a page; null for other items. The page has it in English, and may have others in other languages. */
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
