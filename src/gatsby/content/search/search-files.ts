import type { Langcode } from "../../../../contract/fields.ts"
import { languages } from "../../../../contract/languages.ts"
import { searchFolder } from "../../../lib/search/format.ts"
import { filesBelow, type Files } from "../../write-files.ts"
import { daysOfSeries, todayInBrussels } from "../agenda/dates.ts"
import type { ItemFields } from "../item-fields.ts"
import { makeSearchIndex } from "./search-index.ts"
import { searchedItem, type Searched } from "./searched-item.ts"
import { searchedLists } from "./searched-lists.ts"

/** Makes a function that returns the files of the search index for the readers of all languages. */
export function makeSearchFiles(): (items: readonly ItemFields[], today?: string) => Files {
  const indexes = languages.map((language) => ({ language, index: makeSearchIndex(language), lists: rememberedLists(language) }))
  return (items, today = todayInBrussels()) => {
    const days = daysOfSeries([...new Set(items.map(({ given }) => given.item.main))], today)
    return new Map(
      indexes.flatMap(({ language, index, lists }) => {
        const own = items.filter(({ given }) => given.language === language)
        const labels = new Map(own.map(({ entity }) => [entity.uuid, entity.label]))
        const documents = own.flatMap((item) => searchedItem(item, (uuid) => labels.get(uuid), days.get(item.entity.uuid)) ?? [])
        return [...index([...documents, ...lists(documents.some(({ kind }) => kind === "event"))])]
      }),
    )
  }
}

/** The same objects as before, as long as the site has the same lists. */
function rememberedLists(language: Langcode): (hasEvents: boolean) => readonly Searched[] {
  const made = new Map<boolean, readonly Searched[]>()
  return (hasEvents) => {
    const lists = made.get(hasEvents) ?? searchedLists(language, hasEvents)
    made.set(hasEvents, lists)
    return lists
  }
}

/** The files of an earlier build. */
export function searchFilesIn(folder: string): Files {
  return filesBelow(folder, languages.map(searchFolder), (name) => name.endsWith(".json"))
}
