/** Each page of a list has a fixed number of items. */
import { transliterate } from "transliteration"
import { furtherPages } from "../../../contract/directory.ts"
import type { Langcode } from "../../../contract/fields.ts"
import { slugFrom } from "../../../contract/slug.ts"
import { groupedBy } from "./grouped-by.ts"

/** The items meet a criterion, or are all that readers of a language see. */
export type Group<Item, Criterion extends string | null = string | null> = {
  readonly language: Langcode
  readonly criterion: Criterion
  /** The key names the group in all languages. */
  readonly key: string
  /** Addresses and queries have this value. */
  readonly value: string | null
  readonly path: string
  readonly items: readonly Item[]
}

/** Cuts each group into at most `most` pages, with addresses in all languages. An empty group has a page too. */
export function listPages<Item, Own extends Group<Item>>(
  groups: readonly (Own & Group<Item>)[],
  perPage: number,
  most: (group: Own) => number = () => Infinity,
) {
  const pages = groups.flatMap((group) => {
    const count = Math.min(most(group), Math.max(1, Math.ceil(group.items.length / perPage)))
    const paths = Array.from({ length: count }, (_, index) => (index === 0 ? group.path : `${group.path}${furtherPages}/${index + 1}/`))
    return paths.map((path, index) => ({ group, index, path, paths, items: group.items.slice(index * perPage, (index + 1) * perPage) }))
  })
  const keyOf = ({ group: { criterion, key }, index }: (typeof pages)[number]) => `${criterion ?? ""} ${key} ${index}`
  const counterparts = groupedBy(pages, (page) => [keyOf(page)])
  return pages.map((page) => ({
    ...page,
    // Each list is there in English, or has no original.
    translations: (counterparts.get(keyOf(page)) ?? []).map(({ group: { language }, path }) => ({ language, path, isOriginal: false })),
  }))
}

/** A slug gets a number if an earlier name has the same slug. */
export function freeSlugs(): (name: string) => string {
  const usedSlugs = new Set<string>()
  return (name) => {
    const slug = slugFrom(transliterate(name))
    let freeSlug = slug
    for (let number = 2; usedSlugs.has(freeSlug); number += 1) freeSlug = `${slug}-${number}`
    usedSlugs.add(freeSlug)
    return freeSlug
  }
}
