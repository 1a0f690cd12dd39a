import { languages } from "../../../../contract/languages.ts"
import { searchFolder } from "../../../lib/search/format.ts"
import { filesBelow, type Files } from "../../write-files.ts"
import { daysOfSeries, todayInBrussels } from "../agenda/dates.ts"
import type { ItemFields } from "../item-fields.ts"
import { searchIndex } from "./search-index.ts"
import { isNamed, searchedItem } from "./searched-item.ts"
import { searchedLists } from "./searched-lists.ts"

/** The files of the search index for the readers of all languages. */
export function searchFiles(items: readonly ItemFields[], today = todayInBrussels()): Files {
  const days = daysOfSeries([...new Set(items.map(({ given }) => given.item.main))], today)
  const files = languages.flatMap((language) => {
    const own = items.filter(({ given }) => given.language === language)
    const labels = new Map(own.flatMap(({ entity }) => (isNamed(entity) ? [[entity.uuid, entity.label]] : [])))
    const documents = own.flatMap((item) => searchedItem(item, labels, days.get(item.entity.uuid)) ?? [])
    const lists = searchedLists(
      language,
      documents.some(({ kind }) => kind === "event"),
    )
    return [...searchIndex(language, [...documents, ...lists])]
  })
  return new Map(files)
}

/** The files of an earlier build. */
export function searchFilesIn(folder: string): Files {
  return filesBelow(folder, languages.map(searchFolder), (name) => name.endsWith(".json"))
}
