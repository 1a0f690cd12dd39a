/** Text maps hold the texts of an item's languages, and `translations` the other differences. */
import { isDeepStrictEqual } from "node:util"
import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isJsonObject } from "#server/database/json.ts"
import { history } from "./entity-keys.ts"
import {
  key,
  merge,
  readKeys,
  writeKeys,
  type FolderObject,
  type ItemNames,
  type Key,
  type Keys,
  type Patch,
  type ReadContext,
} from "./key.ts"
import { inLanguages, isTranslatableField, langcode } from "./text-map.ts"
import type { View, Views } from "./views.ts"

export const translationsName = "translations"

const ownState: Keys = {
  outdated: key(v.boolean(), { read: (outdated) => ({ outdated }) }),
  source: key(langcode, { read: (source) => ({ source }) }),
}

function isStatus({ fields }: Key): boolean {
  return fields.includes("status")
}

/** A language may have its own state, address, and fields that may differ from the original. */
function keysOfTranslation(type: ResourceType, keys: Keys): Keys {
  const { alias } = keys
  const own = Object.entries(keys).filter(([, one]) => isStatus(one) || one.fields.some((field) => isTranslatableField(type, field)))
  const all = { ...Object.fromEntries(own), ...history, ...ownState, ...(alias === undefined ? {} : { alias }) }
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, withoutDefault(one)]))
}

/** A key that a translation lacks stays as in the original. */
function withoutDefault(key: Key): Key {
  return { ...key, read: (value, at) => (value === undefined ? {} : key.read(value, at)) }
}

const translationsSchema = inLanguages(v.record(v.string(), v.unknown()))

/** `readLanguage` reads it for each language. This key reports languages that the item hasn't. */
export const translations: Key = {
  fields: [],
  read: (value, at) => {
    const parsed = value === undefined || at.langcode !== at.original ? undefined : at.parse(translationsSchema, value)
    for (const language of Object.keys(parsed?.value ?? {})) {
      if (language === at.original) at.into(language).fail("is the language of the original: write this beside the title")
      else if (!at.languages.some((one) => one === language)) {
        at.into(language).fail(`the item has no title in "${language}": write title.${language}, or take this out`)
      }
    }
    return {}
  },
}

/** Prefers the keys of `translations` in that language; the item itself has the others. */
export function readLanguage(keys: Keys, item: FolderObject, at: ReadContext): Patch {
  const all = item[translationsName]
  const own = at.langcode === at.original || !isJsonObject(all) ? undefined : all[at.langcode]
  if (!isJsonObject(own)) return readKeys(keys, item, at)
  const isOwn = ([name]: readonly [string, unknown]) => Object.hasOwn(own, name)
  const ofAll = Object.entries(keys).filter((entry) => !isOwn(entry))
  const patch = readKeys(Object.fromEntries(ofAll), Object.fromEntries(Object.entries(item).filter((entry) => !isOwn(entry))), at)
  return merge(patch, readKeys(keysOfTranslation(at.type, keys), own, at.into(translationsName).into(at.langcode)))
}

/** `translations` has only what differs from the original. */
export function writeLanguages(keys: Keys, [original, ...others]: Views, at: ItemNames): Readonly<Record<string, Json>> {
  const item = writeKeys(keys, original, at)
  const own = others.map((view) => [view.langcode, writeOwn(keys, [original, view], at)] as const)
  return own.length === 0 ? item : { ...item, [translationsName]: Object.fromEntries(own) }
}

function writeOwn(keys: Keys, [original, view]: readonly [View, View], at: ItemNames): Readonly<Record<string, Json>> {
  const own = Object.entries(keysOfTranslation(original.type, keys)).flatMap(([name, one]) => {
    const [before, value] = [one.write?.(original, at), one.write?.(view, at)]
    if (isDeepStrictEqual(before, value)) return []
    return [[name, value ?? (isStatus(one) ? view.status : Array.isArray(before) ? [] : null)] as const]
  })
  return {
    ...Object.fromEntries(own),
    ...(view.outdated === true ? { outdated: true } : {}),
    ...(view.source === undefined || view.source === original.langcode ? {} : { source: view.source }),
  }
}
