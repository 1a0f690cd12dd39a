/** Attachments of translations at one position are the same document in several languages. */
import { fieldsOf } from "../../../contract/content.ts"
import { plainName, type Langcode } from "../../../contract/fields.ts"
import type { Attachment, AttachmentVersion } from "../../../contract/site-data.ts"
import { attachmentOf, noFile, type Identifier } from "../../lib/content/item-data.ts"
import type { SiteFile } from "./content-fields.ts"
import type { Entity } from "./source-entity.ts"
import type { Item } from "./items.ts"

type FindFile = (uuid: string) => SiteFile | undefined
type DocumentReference = Identifier & { readonly of: Entity }

/** A position that the shown translation leaves empty has the document of another. */
export function documentFields(item: Item, entity: Entity, find: FindFile): Readonly<Record<string, readonly Attachment<string>[]>> {
  const names = Object.entries(fieldsOf(item.type)).flatMap(([name, { type, many }]) => (type === "file" && many === true ? [name] : []))
  return Object.fromEntries(names.map((name) => [plainName(name), documents(item, entity, name, find)]))
}

function documents(item: Item, translation: Entity, name: string, find: FindFile): readonly Attachment<string>[] {
  const lists = item.translations.map((of) => (of.relationships[name] ?? []).map((one): DocumentReference => ({ ...one, of })))
  const positions = Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, position) => position)
  return positions.flatMap((position) => {
    const documentsHere = lists.flatMap((list) => list[position] ?? [])
    const own = [translation, item.main].map((entity) => documentsHere.find(({ of }) => of === entity)).find(Boolean) ?? documentsHere[0]
    if (own === undefined) return []
    const file = (own.id === null ? undefined : find(own.id)) ?? noFile
    return { ...attachmentOf(own.meta, file, own.of.langcode), versions: versionsOf(documentsHere, find) }
  })
}

/** Each file comes once, with its languages; none if all languages have the same. */
function versionsOf(documentsAtPosition: readonly DocumentReference[], find: FindFile): readonly AttachmentVersion<string>[] {
  const byFile = new Map<string, Langcode[]>()
  for (const { id, of } of documentsAtPosition) if (id !== null) byFile.set(id, [...(byFile.get(id) ?? []), of.language])
  if (byFile.size < 2) return []
  return [...byFile].flatMap(([id, languages]) => {
    const { filename, size, file } = find(id) ?? noFile
    return file === null ? [] : { languages, filename, size, file }
  })
}
