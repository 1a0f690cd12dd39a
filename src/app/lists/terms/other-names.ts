/** The names of a term in the languages that its row doesn't show. */
import { languages } from "#contract/languages.ts"
import type { Langcode } from "#contract/fields.ts"
import { reasonOf } from "#app/lists/row-actions/run-each.ts"
import { changesApi } from "#app/lists/rows/changes-api.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { itemApi } from "#app/resources/item-api.ts"
import { useAppDispatch } from "#app/session/hooks.ts"
import { problemIn } from "#lib/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import type { OtherNames } from "./term-form.tsx"

/** None where the back end tells of no translations. */
export function otherNames({ languages: told }: Row): OtherNames {
  const { shown, all } = told ?? { shown: "en", all: null }
  if (all === null) return {}
  const others = languages.filter((code) => code !== shown)
  return Object.fromEntries(others.map((code) => [code, all.find(({ langcode }) => langcode === code)?.title ?? ""]))
}

const quietly = { track: false } as const

/** Saves the names that differ: a new one makes a translation, and an empty one removes it. Says what is wrong; null where all is saved. */
export function useSaveNames(): (row: Row, names: OtherNames) => Promise<string | null> {
  const dispatch = useAppDispatch()
  const { addTranslation, removeTranslation } = itemApi.endpoints
  const saveName = async (row: Row, language: Langcode, name: string) => {
    const { type, id, languages: told } = row
    const isThere = told?.all?.some(({ langcode }) => langcode === language) === true
    // The save of the first name has made another version.
    const term = { type, id, language, version: null }
    if (name === "") {
      const { error } = await dispatch(removeTranslation.initiate(term, quietly))
      return error === undefined ? null : wordsOf(problemIn(error))
    }
    if (!isThere) {
      const { error } = await dispatch(addTranslation.initiate({ ...term, isEmpty: true }, quietly))
      if (error !== undefined) return wordsOf(problemIn(error))
    }
    const other = { ...row, version: null, languages: told && { ...told, shown: language } }
    const attributes = isThere ? { name } : { name, status: true }
    return reasonOf(await dispatch(changesApi.endpoints.changeRow.initiate({ row: other, attributes }, quietly)))
  }
  return async (row, names) => {
    const before = otherNames(row)
    for (const code of languages) {
      const name = names[code]?.trim()
      if (name === undefined || name === before[code]) continue
      const reason = await saveName(row, code, name)
      if (reason !== null) return reason
    }
    return null
  }
}
