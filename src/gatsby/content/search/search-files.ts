import type { Langcode } from "../../../../contract/fields.ts"
import { languages } from "../../../../contract/languages.ts"
import type { Files } from "../../write-files.ts"
import { dayAt } from "../../../../contract/agenda/brussels.ts"
import { daysOfSeries } from "../agenda/dates.ts"
import type { ItemFields } from "../item-fields.ts"
import { searchIndex } from "./search-index.ts"
import { isNamed, searchedItem, type SearchDocument } from "./searched-item.ts"
import { searchedLists } from "./searched-lists.ts"

/** A language's files stay if none of its texts has changed since the last build. */
const storedFiles = new Map<Langcode, { readonly documents: readonly SearchDocument[]; readonly files: Files }>()

export function searchFiles(items: readonly ItemFields[], today = dayAt(new Date())): Files {
  const days = daysOfSeries([...new Set(items.map(({ placement }) => placement.item.main))], today)
  const files = languages.flatMap((language) => {
    const ownItems = items.filter(({ placement }) => placement.language === language)
    const labels = new Map(ownItems.flatMap(({ entity }) => (isNamed(entity) ? [[entity.uuid, entity.label]] : [])))
    const documents = ownItems.flatMap((item) => searchedItem(item, labels, days.get(item.entity.uuid)) ?? [])
    const former = storedFiles.get(language)
    const isSame = former?.documents.length === documents.length && documents.every((one, index) => one === former.documents[index])
    if (former !== undefined && isSame) return [...former.files]
    const hasEvents = documents.some(({ kind }) => kind === "event")
    const own = searchIndex(language, [...documents, ...searchedLists(language, hasEvents)])
    storedFiles.set(language, { documents, files: own })
    return [...own]
  })
  return new Map(files)
}
