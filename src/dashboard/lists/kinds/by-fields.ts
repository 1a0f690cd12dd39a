/** The list of a kind that has no declaration of its own, made of the fields that the content model declares. */
import type { Column, Filter, Include, ListKind } from "#dashboard/lists/rows/kind.ts"
import { namesIn, type Row } from "#dashboard/lists/rows/row.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { kindOf } from "#contract/content.ts"
import { fieldTypes } from "#contract/field-types/field-types.ts"
import { labelFields, type Field, type ResourceType } from "#contract/fields.ts"
import type { Editable } from "#contract/screens.ts"
import { nameOf } from "#lib/strings/language.ts"
import { momentInWords, shortDate } from "#lib/text/moments.ts"
import { words } from "#lib/strings/words.ts"
import { cover, equal, facts, filters, nodeList } from "./parts.ts"
import { appWords } from "#dashboard/strings/words.ts"

type Named = readonly [name: string, field: Field]

/** More columns leave the title too little room. */
const mostColumns = 3

export function listByFields(type: ResourceType, of: Editable): ListKind {
  const { label, plural } = appWords.model.kindOf(type)
  const { fields } = kindOf(type)
  const said = Object.entries(appWords.model.fieldsOf(type)).filter(([name]) => name in fields)
  const shown = said.filter(([, { type: kind }]) => kind !== "image" && kind !== "file" && kind !== "text_with_summary")
  const hasCover = fields.field_image?.type === "image"
  const columns = shown.filter(([, field]) => isShort(field)).slice(0, mostColumns)
  return nodeList(of, type, {
    words: appWords.wordsOfKind(label, plural),
    fields: shown.map(([name]) => name),
    includes: [...shown.flatMap(includeOf), ...(hasCover ? [cover] : [])],
    filters: [filters.status, filters.language, filters.translation, ...shown.flatMap(filterOf)],
    detailOf: ({ langcode }) => nameOf(words.languages, langcode),
    columns: columns.map((column, index) => ({ ...columnOf(column), isWide: index > 0 })),
    facts: [...shown.filter((each) => !columns.includes(each)).map(columnOf), facts.language, facts.address],
    sign: hasCover ? "picture" : "none",
  })
}

function isShort({ type, many }: Field): boolean {
  return many !== true && ["list_string", "date", "datetime", "string", "integer", "decimal", "boolean"].includes(type)
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

function columnOf([name, field]: Named): Column {
  const plain = (row: Row) => valuesIn(row, name).map((value) => cellText(field, value))
  const text = (row: Row) => (field.type === "entity_reference" ? namesIn(row, name) : plain(row)).filter((part) => part !== "").join(", ")
  const isTime = field.type === "date" || field.type === "datetime"
  return { id: name, label: field.label, text, ...(isTime && { csv: (row) => valuesIn(row, name).map(textOf).join(", ") }) }
}

function valuesIn({ attributes }: Row, name: string): readonly unknown[] {
  const value = attributes[name]
  return Array.isArray(value) ? value : [value]
}

function cellText(field: Field, value: unknown): string {
  switch (field.type) {
    case "boolean":
      return value === true ? appWords.lists.yes : appWords.lists.no
    case "list_string":
      return nameOf(field.allowed, textOf(value))
    case "date":
      return textOf(value) === "" ? "" : shortDate(textOf(value))
    case "datetime":
      return momentInWords(textOf(value))
    default: {
      const { read, words: inWords } = fieldTypes[field.type]
      return inWords(read(value))
    }
  }
}
