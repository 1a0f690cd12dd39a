/** Text maps hold the texts of an item's languages, and `translations` the other differences. */
import { isDeepStrictEqual } from "node:util"
import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { history } from "./entity.ts"
import {
  inLanguages,
  isTranslatable,
  key,
  langcode,
  merge,
  readKeys,
  writeKeys,
  type JsonObject,
  type Key,
  type Keys,
  type Patch,
  type ReadContext,
  type WriteContext,
} from "./key.ts"
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
  const own = Object.entries(keys).filter(([, one]) => isStatus(one) || one.fields.some((field) => isTranslatable(type, field)))
  return { ...Object.fromEntries(own), ...history, ...ownState, ...(alias === undefined ? {} : { alias }) }
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
export function readLanguage(keys: Keys, item: JsonObject, at: ReadContext): Patch {
  const all = item[translationsName]
  const own = at.langcode === at.original || !isObject(all) ? undefined : all[at.langcode]
  if (!isObject(own)) return readKeys(keys, item, at)
  const isOwn = ([name]: readonly [string, unknown]) => Object.hasOwn(own, name)
  const ofAll = Object.entries(keys).filter((entry) => !isOwn(entry))
  const patch = readKeys(Object.fromEntries(ofAll), Object.fromEntries(Object.entries(item).filter((entry) => !isOwn(entry))), at)
  return merge(patch, readGiven(keysOfTranslation(at.type, keys), own, at.into(translationsName).into(at.langcode)))
}

/** The other keys stay as in the original, so no default may fill them in. */
function readGiven(keys: Keys, value: JsonObject, at: ReadContext): Patch {
  const entries = Object.entries(keys).filter(([name]) => Object.hasOwn(value, name))
  const patch = readKeys(Object.fromEntries(entries), Object.fromEntries(entries.map(([name]) => [name, value[name]])), at)
  for (const name of Object.keys(value).filter((each) => !Object.hasOwn(keys, each))) {
    at.into(name).fail(`is no key that is known here; known are ${Object.keys(keys).join(", ")}`)
  }
  return patch
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** `translations` has only what differs from the original. */
export function writeLanguages(keys: Keys, [original, ...others]: Views, at: WriteContext): Readonly<Record<string, Json>> {
  const item = writeKeys(keys, original, at)
  const own = others.map((view) => [view.langcode, writeOwn(keys, [original, view], at)] as const)
  return own.length === 0 ? item : { ...item, [translationsName]: Object.fromEntries(own) }
}

function writeOwn(keys: Keys, [original, view]: readonly [View, View], at: WriteContext): Readonly<Record<string, Json>> {
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
