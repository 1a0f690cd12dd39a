import { transliterate } from "transliteration"
import type { Langcode } from "../../../../contract/fields.ts"
import { inLanguage } from "../../../../contract/languages.ts"
import { slugFrom } from "../../../../contract/slug.ts"
import { byCreation } from "../creation-order.ts"
import type { Entity } from "../entity.ts"
import type { Sorted } from "../sorted.ts"

export const publicationsPath = "/publications/"

export type Tagged = Pick<Sorted, "publications"> & {
  readonly tags: readonly Entity[]
  readonly translationFor: (entity: Entity, language: Langcode) => Entity
}

/** Returns the address of each tag's page for readers of a language, by the tag's UUID. A tag that no publication has is without one. */
export function tagPaths({ publications, tags: all, translationFor }: Tagged, language: Langcode): ReadonlyMap<string, string> {
  const usedTags = new Set(publications.flatMap(tagsOf))
  const paths = new Map<string, string>()
  const usedSlugs = new Set<string>()
  // Of two tags with one name, the younger has a number in its address.
  for (const tag of all.filter(({ uuid }) => usedTags.has(uuid)).toSorted(byCreation)) {
    const slug = freeSlug(slugFrom(transliterate(translationFor(tag, language).label)), usedSlugs)
    usedSlugs.add(slug)
    paths.set(tag.uuid, inLanguage(language, `${publicationsPath}tag/${slug}/`))
  }
  return paths
}

export function tagsOf({ relationships }: Entity): readonly string[] {
  return (relationships.field_tags ?? []).flatMap(({ id }) => id ?? [])
}

function freeSlug(slug: string, usedSlugs: ReadonlySet<string>): string {
  if (!usedSlugs.has(slug)) return slug
  let number = 2
  while (usedSlugs.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
