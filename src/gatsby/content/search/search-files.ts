import type { Langcode } from "../../../../contract/fields.ts"
import { languages } from "../../../../contract/languages.ts"
import { searchFolder } from "../../../lib/search/format.ts"
import { filesBelow, type Files } from "../../write-files.ts"
import { daysOfSeries, todayInBrussels } from "../agenda/dates.ts"
import type { ItemFields } from "../item-fields.ts"
import { makeSearchIndex } from "./search-index.ts"
import { isNamed, searchedItem, type Searched } from "./searched-item.ts"
import { searchedLists } from "./searched-lists.ts"

/** Makes a function that returns the files of the search index for the readers of all languages. */
export function makeSearchFiles(): (items: readonly ItemFields[], today?: string) => Files {
  const indexes = languages.map((language) => {
    return { language, index: makeSearchIndex(language), lists: rememberedLists(language), labelsOf: rememberedLabels() }
  })
  return (items, today = todayInBrussels()) => {
    const days = daysOfSeries([...new Set(items.map(({ given }) => given.item.main))], today)
    return new Map(
      indexes.flatMap(({ language, index, lists, labelsOf }) => {
        const own = items.filter(({ given }) => given.language === language)
        const labels = labelsOf(own)
        const documents = own.flatMap((item) => searchedItem(item, labels, days.get(item.entity.uuid)) ?? [])
        return [...index([...documents, ...lists(documents.some(({ kind }) => kind === "event"))])]
      }),
    )
  }
}

/** The labels of what items name, by UUID: the same object as long as they are the same. */
function rememberedLabels(): (items: readonly ItemFields[]) => ReadonlyMap<string, string> {
  let last: ReadonlyMap<string, string> = new Map()
  return (items) => {
    const named = items.filter(({ entity }) => isNamed(entity))
    const isSame = named.length === last.size && named.every(({ entity: { uuid, label } }) => last.get(uuid) === label)
    if (!isSame) last = new Map(named.map(({ entity: { uuid, label } }) => [uuid, label]))
    return last
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
