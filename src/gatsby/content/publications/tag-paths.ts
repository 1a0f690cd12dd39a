import type { Langcode } from "../../../../contract/fields.ts"
import { inLanguage } from "../../../../contract/languages.ts"
import { byCreation } from "../creation-order.ts"
import type { Entity } from "../entity.ts"
import { freeSlugs } from "../list-pages.ts"
import type { Sorted } from "../sorted.ts"

export const publicationsPath = "/publications/"

export type Tagged = Pick<Sorted, "publications"> & {
  readonly tags: readonly Entity[]
  readonly translationFor: (entity: Entity, language: Langcode) => Entity
}

/** Returns the address of each tag's page for readers of a language, by the tag's UUID. A tag that no publication has is without one. */
export function tagPaths({ publications, tags: all, translationFor }: Tagged, language: Langcode): ReadonlyMap<string, string> {
  const usedTags = new Set(publications.flatMap(tagsOf))
  const slugOf = freeSlugs()
  // Of two tags with one name, the younger has a number in its address.
  const paths = all
    .filter(({ uuid }) => usedTags.has(uuid))
    .toSorted(byCreation)
    .map((tag) => [tag.uuid, inLanguage(language, `${publicationsPath}tag/${slugOf(translationFor(tag, language).label)}/`)] as const)
  return new Map(paths)
}

export function tagsOf({ relationships }: Entity): readonly string[] {
  return (relationships.field_tags ?? []).flatMap(({ id }) => id ?? [])
}
