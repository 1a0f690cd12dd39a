import * as v from "valibot"
import type { Langcode } from "#contract/fields.ts"
import { isLanguage, languages } from "#contract/languages.ts"
import type { Database } from "#server/database/open.ts"
import { jsonObject, rows } from "#server/database/query.ts"

const textRow = v.object({
  entity: v.number(),
  langcode: v.custom<Langcode>(isLanguage),
  label: v.string(),
  /** Unix seconds, as is `changed`. */
  created: v.number(),
  changed: v.number(),
  fields: jsonObject,
  alias: v.nullable(v.string()),
})
export type PublishedText = Readonly<v.InferOutput<typeof textRow>>

/** Returns the text in a language, else the first published one by the languages' weight. Items without a published text are missing. */
export function publishedTexts(db: Database, pks: readonly number[], language: Langcode): ReadonlyMap<number, PublishedText> {
  const columns = "langcode, label, created, changed, fields"
  const text = `WITH wanted AS (SELECT value FROM json_each(?)), said AS (
      SELECT pk AS entity, ${columns} FROM entity WHERE pk IN wanted AND status = 1
      UNION ALL SELECT entity, ${columns} FROM translation WHERE entity IN wanted AND status = 1)
    SELECT said.*, a.alias
    FROM said LEFT JOIN alias a ON a.entity = said.entity AND a.langcode = said.langcode AND a.is_current = 1`
  const textsByEntity = new Map<number, PublishedText>()
  for (const one of rows(db, textRow, text, JSON.stringify(pks))) {
    const best = textsByEntity.get(one.entity)
    if (best === undefined || rank(one, language) < rank(best, language)) textsByEntity.set(one.entity, one)
  }
  return textsByEntity
}

function rank({ langcode }: PublishedText, language: Langcode): number {
  return langcode === language ? -1 : languages.indexOf(langcode)
}
