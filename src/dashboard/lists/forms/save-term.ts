/** A row shows one name of a term, and the form has those of all languages. */
import { languages } from "#contract/languages.ts"
import type { Langcode } from "#contract/fields.ts"
import { reasonOf } from "#dashboard/lists/row-actions/report.tsx"
import { changesApi, type Attributes } from "#dashboard/lists/rows/changes-api.ts"
import type { Row } from "#dashboard/lists/rows/row.ts"
import type { Item } from "#dashboard/items/item.ts"
import { itemApi, readPresent } from "#dashboard/items/item-api.ts"
import type { Translation } from "#dashboard/items/languages.ts"
import type { ListKind } from "#dashboard/lists/rows/kind.ts"
import type { AppDispatch } from "#dashboard/session/hooks.ts"
import { outcomeIn, problemIn } from "#dashboard/session/core/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { language as pageLanguage } from "#lib/strings/language.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** A name is empty if the term has none in that language. */
export type OtherNames = Readonly<Partial<Record<Langcode, string>>>

type TypedTerm = { readonly attributes: Attributes; readonly others: OtherNames }

function translationOf({ languages: itemLanguages }: { readonly languages?: Row["languages"] }, language: Langcode): Translation | null {
  return itemLanguages?.all.find(({ langcode }) => langcode === language) ?? null
}

export function otherNames(row: Pick<Row, "languages">): OtherNames {
  const others = languages.filter((code) => code !== row.languages?.shown)
  return Object.fromEntries(others.map((code) => [code, translationOf(row, code)?.title ?? ""]))
}

/** The original's name has changed since somebody confirmed these names. */
export function outdatedNames({ languages: itemLanguages }: Pick<Row, "languages">): readonly Langcode[] {
  return (itemLanguages?.all ?? []).flatMap(({ langcode, isOutdated }) => (isOutdated ? [langcode] : []))
}

/** A user who saves a name has seen the original's name beside it, so the save confirms it. */
const confirmed: Attributes = { content_translation_outdated: false }

const quietly = { track: false } as const

/** A new name is most likely in the language of the page. Returns a sentence on the failure, or null. */
export async function createTerm(dispatch: AppDispatch, { type }: ListKind, attributes: Attributes): Promise<string | null> {
  const created = { type, attributes: { ...attributes, langcode: pageLanguage } }
  return reasonOf(await dispatch(changesApi.endpoints.createItem.initiate(created, quietly)))
}

type NameChange = { readonly language: Langcode; readonly attributes: Attributes }

/** Returns a sentence on the failure; null if all names are saved. */
export async function saveTerm(dispatch: AppDispatch, row: Row, typed: TypedTerm): Promise<string | null> {
  let { version } = row
  for (const [index, change] of changesOf(row, typed).entries()) {
    // Each save makes another version.
    const present = index === 0 ? null : await readPresent(dispatch, { type: row.type, id: row.id, language: change.language })
    if (present?.ok === false) return wordsOf(present.problem)
    if (present !== null && isRenamed(row, present.value, change.language)) return appWords.listActions.report.changedMeanwhile
    version = present?.value.version ?? version
    const reason = await saveName(dispatch, { ...row, version }, change)
    if (reason !== null) return reason
  }
  return null
}

function isRenamed(row: Row, now: Item, language: Langcode): boolean {
  return translationOf(row, language)?.title !== translationOf(now, language)?.title
}

/** The original's change comes first, because it marks the translations as outdated. */
function changesOf(row: Row, { attributes, others: names }: TypedTerm): readonly NameChange[] {
  const { languages: itemLanguages, original } = row
  const rowLanguage = itemLanguages?.shown ?? original
  const before = otherNames(row)
  const outdated = outdatedNames(row)
  const isOwn = outdated.includes(rowLanguage) || Object.entries(attributes).some(([name, value]) => value !== row.attributes[name])
  const otherChanges = languages.flatMap((language): readonly NameChange[] => {
    const name = names[language]?.trim()
    const isSame = name === undefined || (name === before[language] && !outdated.includes(language))
    return isSame ? [] : [{ language, attributes: { name } }]
  })
  const isOriginal = ({ language }: NameChange) => language === original
  const all = [...(isOwn ? [{ language: rowLanguage, attributes }] : []), ...otherChanges]
  return [...all.filter(isOriginal), ...all.filter((change) => !isOriginal(change))]
}

/** Creates a translation for a new name, and removes it for an empty one. */
async function saveName(dispatch: AppDispatch, row: Row, { language, attributes }: NameChange): Promise<string | null> {
  const { type, id, languages: itemLanguages, original } = row
  const { addTranslation, removeTranslation } = itemApi.endpoints
  const isNew = translationOf(row, language) === null
  const term = { type, id, language, version: row.version }
  if (attributes.name === "") {
    if (language === original) return appWords.translations.nameNeeded(language)
    return problemWords(await dispatch(removeTranslation.initiate(term, quietly)))
  }
  const addition = isNew ? outcomeIn(await dispatch(addTranslation.initiate({ ...term, isEmpty: true }, quietly))) : null
  if (addition?.ok === false) return wordsOf(addition.problem)
  // The back end creates it as a draft. A published one is somebody else's.
  if (addition?.value.isPublished === true) return appWords.listActions.report.changedMeanwhile
  const target = {
    ...row,
    version: addition === null ? row.version : addition.value.version,
    languages: itemLanguages && { ...itemLanguages, shown: language },
  }
  const sentAttributes = { ...attributes, ...(isNew && { status: true }), ...(language !== original && confirmed) }
  return reasonOf(await dispatch(changesApi.endpoints.changeRow.initiate({ row: target, attributes: sentAttributes }, quietly)))
}

function problemWords({ error }: { readonly error?: Parameters<typeof problemIn>[0] | undefined }): string | null {
  return error === undefined ? null : wordsOf(problemIn(error))
}
