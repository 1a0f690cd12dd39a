/** A kind without a declaration of its own gets its list from the content model. */
import { kindOf } from "#contract/content.ts"
import { labelFields, type Field, type ResourceType } from "#contract/fields.ts"
import type { Editable } from "#contract/screens.ts"
import type { Filter, Include, ListKind } from "#dashboard/lists/rows/kind.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { cover, equal, facts, fieldColumn, usualFilters, nodeList } from "./list-parts.ts"

type Named = readonly [name: string, field: Field]

/** More columns would leave the title too little room. */
const mostColumns = 3
const long: readonly Field["type"][] = ["image", "file", "text_with_summary"]
const short: readonly Field["type"][] = ["list_string", "date", "datetime", "string", "integer", "decimal", "boolean"]

export function listByFields(type: ResourceType, of: Editable): ListKind {
  const { label, plural } = appWords.model.kindOf(type)
  const { fields } = kindOf(type)
  const listedFields = Object.entries(appWords.model.fieldsOf(type)).filter(([name, field]) => name in fields && !long.includes(field.type))
  const hasCover = fields.field_image?.type === "image"
  const columns = listedFields.filter(([, field]) => field.many !== true && short.includes(field.type)).slice(0, mostColumns)
  const otherFields = listedFields.filter((each) => !columns.includes(each))
  return nodeList(of, type, {
    words: appWords.wordsOfKind(label, plural),
    fields: listedFields.map(([name]) => name),
    includes: [...listedFields.flatMap(includeOf), ...(hasCover ? [cover] : [])],
    filters: [usualFilters.status, usualFilters.language, usualFilters.translation, ...listedFields.flatMap(filterOf)],
    columns: columns.map(([name], index) => ({ ...fieldColumn(type, name), isWide: index > 0 })),
    facts: [...otherFields.map(([name]) => fieldColumn(type, name)), facts.language, facts.address],
    sign: hasCover ? "picture" : "none",
  })
}

function includeOf([name, field]: Named): readonly Include[] {
  if (field.type !== "entity_reference") return []
  return [{ field: name, type: field.target, fields: [labelFields[kindOf(field.target).entityType]] }]
}

function filterOf([name, field]: Named): readonly Filter[] {
  if (field.type !== "list_string") return []
  const all = appWords.lists.all.field(field.label)
  return [{ name, label: field.label, all, options: { from: "words", values: field.allowed }, isRare: true, conditions: equal(name) }]
}
