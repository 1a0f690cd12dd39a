import type { Langcode } from "../../../../contract/fields.ts"
import { inLanguage } from "../../../../contract/languages.ts"
import { byCreation } from "../creation-order.ts"
import type { Entity } from "../source-entity.ts"
import { freeSlugs } from "../list-pages.ts"
import type { SortedItems } from "../sorted-items.ts"

export const publicationsPath = "/publications/"

type TagSource = Pick<SortedItems, "publications"> & {
  readonly tags: readonly Entity[]
  readonly translationFor: (entity: Entity, language: Langcode) => Entity
}

/** Tags' UUIDs lead to the addresses of their pages, by the readers' language. */
export type Tagged = TagSource & { readonly tagPaths: Readonly<Record<Langcode, ReadonlyMap<string, string>>> }

/** Only tags of a publication get a page. */
export function withTagPaths(source: TagSource): Tagged {
  const usedTags = new Set(source.publications.flatMap(tagsOf))
  // Of two tags with one name, the younger has a number in its address.
  const tags = source.tags.filter(({ uuid }) => usedTags.has(uuid)).toSorted(byCreation)
  const pathsIn = (language: Langcode) => {
    const slugOf = freeSlugs()
    const slugs = tags.map((tag) => [tag.uuid, slugOf(source.translationFor(tag, language).label)] as const)
    return new Map(slugs.map(([uuid, slug]) => [uuid, inLanguage(language, `${publicationsPath}tag/${slug}/`)]))
  }
  return { ...source, tagPaths: { en: pathsIn("en"), fr: pathsIn("fr"), nl: pathsIn("nl") } }
}

export function tagsOf({ relationships }: Entity): readonly string[] {
  return (relationships.field_tags ?? []).flatMap(({ id }) => id ?? [])
}
