import type { Langcode } from "../../../contract/fields.ts"
import { dayAt } from "../../../contract/agenda/brussels.ts"
import { datesOfAll } from "./agenda/dates.ts"
import type { Entity } from "./source-entity.ts"
import { fixedAliasOf, shownIn, type Places } from "./items.ts"
import { withTagPaths } from "./publications/tag-paths.ts"
import { sortItems } from "./sorted-items.ts"

export type SiteContent = ReturnType<typeof siteContent>

export function siteContent(places: Places) {
  const mains = [...places.items.values()].map(({ main }) => main)
  const today = dayAt(new Date())
  const fixed = new Map([...places.items].map(([uuid, item]) => [uuid, fixedAliasOf(item, places.paths)]))
  const sorted = sortItems(mains)
  const translationFor = ({ uuid }: Entity, language: Langcode) => {
    const item = places.items.get(uuid)
    if (item === undefined) throw new Error(`There is no item ${uuid}.`)
    return shownIn(item, language)
  }
  const tags = mains.filter(({ type }) => type === "taxonomy_term--tags")
  const tagged = withTagPaths({ publications: sorted.publications, tags, translationFor })
  return { places, mains, fixed, today, dates: datesOfAll(mains, today), sorted, translationFor, tagged }
}
