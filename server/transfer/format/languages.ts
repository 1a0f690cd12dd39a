/** The languages of an item in a content file: text maps hold its texts, and `translations` the other differences. */
import { isDeepStrictEqual } from "node:util"
import * as v from "valibot"
import { fieldsOf, kindOf } from "#contract/content.ts"
import { labelFields, type Langcode, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isLanguage } from "#contract/languages.ts"
import { isJsonObject, type JsonObject as JsonRecord } from "#server/database/json.ts"
import { history } from "./entity.ts"
import {
  inLanguages,
  isTranslatable,
  key,
  langcode,
  merge,
  readKeys,
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
  outdated: key(v.boolean(), { read: (outdated) => ({ outdated }), write: () => undefined }),
  source: key(langcode, { read: (source) => ({ source }), write: () => undefined }),
}

function isStatus({ fields }: Key): boolean {
  return fields.includes("status")
}

function keysOfStatus(keys: Keys): Keys {
  return Object.fromEntries(Object.entries(keys).filter(([, one]) => isStatus(one)))
}

/** Returns the keys of a language in `translations`: its status and dates, and values that differ from those of the original in more than their texts. */
function keysOfTranslation(type: ResourceType, keys: Keys): Keys {
  const own = Object.entries(keys).filter(([, { fields }]) => fields.some((field) => mayDiffer(type, field)))
  return { ...keysOfStatus(keys), ...history, ...ownState, ...Object.fromEntries(own) }
}

/** Titles, texts and pictures have a text for each language in the item itself. */
function mayDiffer(type: ResourceType, field: string): boolean {
  const inItem: readonly (string | undefined)[] = ["text_with_summary", "image"]
  const isLabel = field === labelFields[kindOf(type).entityType]
  return isTranslatable(type, field) && !isLabel && field !== "status" && !inItem.includes(fieldsOf(type)[field]?.type)
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
  write: () => undefined,
}

export function readLanguage(keys: Keys, item: JsonObject, at: ReadContext): Patch {
  const patch = readKeys(keys, item, at)
  const all = item[translationsName]
  const own = at.langcode === at.original || !isObject(all) ? undefined : all[at.langcode]
  if (!isObject(own)) return patch
  return merge(patch, readGiven(keysOfTranslation(at.type, keys), own, at.into(translationsName).into(at.langcode)))
}

/** Reads the keys that a translation has. The others stay as in the original, so no default may fill them in. */
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

export function writeLanguages(keys: Keys, views: Views, at: WriteContext): Readonly<Record<string, Json>> {
  const [original, ...others] = views
  const differing = new Map(others.map((view) => [view.langcode, stateOf(keys, [original, view], at)] as const))
  const entries = Object.entries(keys).map(([name, one]) => [name, writtenInAll({ name, key: one, views, at, differing })] as const)
  const states = [...differing].filter(([, state]) => Object.keys(state).length > 0)
  const all = entries.map(
    ([name, value]) => [name, name === translationsName && states.length > 0 ? Object.fromEntries(states) : value] as const,
  )
  return Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])))
}

type State = Record<string, Json>

/** Returns the status, dates and author of a translation, where they are not those of the original. */
function stateOf(keys: Keys, [original, view]: readonly [View, View], at: WriteContext): State {
  const own = Object.entries({ ...keysOfStatus(keys), ...history })
  const differing = own.filter(([, one]) => !isDeepStrictEqual(one.write(original, at), one.write(view, at)))
  return {
    ...Object.fromEntries(differing.map(([name, one]) => [name, one.write(view, at) ?? view.status])),
    ...(view.outdated === true ? { outdated: true } : {}),
    ...(view.source === undefined || view.source === original.langcode ? {} : { source: view.source }),
  }
}

type Writing = {
  readonly name: string
  readonly key: Key
  readonly views: Views
  readonly at: WriteContext
  /** Gets the values that can't be joined with the original's. */
  readonly differing: ReadonlyMap<Langcode, State>
}

function writtenInAll({ name, key: one, views, at, differing }: Writing): Json | undefined {
  const [original, ...others] = views
  if (one.writeAll !== undefined) return one.writeAll(views, at)
  const finish = (value: Json | undefined) => (value === undefined ? undefined : (one.finish?.(value, views) ?? value))
  const start = one.write(original, at)
  if (!one.fields.some((field) => isTranslatable(original.type, field)) || isStatus(one)) return finish(start)
  const all = others.reduce((joint, view) => {
    const value = one.write(view, at)
    const jointValue = join(joint, value)
    const own = differing.get(view.langcode)
    if (jointValue === null && own !== undefined) own[name] = finish(value) ?? (Array.isArray(joint) ? [] : null)
    return jointValue === null ? joint : jointValue.value
  }, start)
  return finish(all)
}

type Joined = { readonly value: Json | undefined }

/** Two languages of a value as one, or null where they differ in more than their texts. */
function join(one: Json | undefined, other: Json | undefined): Joined | null {
  if (isDeepStrictEqual(one, other)) return { value: one }
  if (isTextMap(one) && isTextMap(other)) return { value: { ...one, ...other } }
  if (one === undefined || other === undefined) return isTextMap(one ?? other) ? { value: one ?? other } : null
  if (Array.isArray(one) && Array.isArray(other)) return joinLists(one, other)
  return isJsonObject(one) && isJsonObject(other) ? joinObjects(one, other) : null
}

function joinLists(one: readonly Json[], others: readonly Json[]): Joined | null {
  const elements = one.map((element, index) => join(element, others[index]))
  if (one.length !== others.length || elements.includes(null)) return null
  return { value: elements.flatMap((element) => element?.value ?? []) }
}

function joinObjects(one: JsonRecord, other: JsonRecord): Joined | null {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const entries = names.map((name) => [name, join(one[name], other[name])] as const)
  if (entries.some(([, part]) => part === null)) return null
  return { value: Object.fromEntries(entries.flatMap(([name, part]) => (part?.value === undefined ? [] : [[name, part.value] as const]))) }
}

function isTextMap(value: Json | undefined): value is JsonRecord {
  return value !== undefined && isJsonObject(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLanguage)
}
