/** What the search index has of an item: what its readers see of it, and nothing else. */
import * as v from "valibot"
import { homeAlias, kindOf } from "../../../../contract/content.ts"
import type { ResourceType } from "../../../../contract/fields.ts"
import { inLanguage, splitLanguage } from "../../../../contract/languages.ts"
import { namesOfMunicipality } from "../../../../contract/places/municipalities.ts"
import type { Document, SearchKind } from "../../../lib/search/format.ts"
import { nameOf } from "../../../lib/strings/language.ts"
import { wordsOf } from "../../../lib/strings/all.ts"
import { provinceAt } from "../../../lib/text/provinces.ts"
import { seriesOf } from "../agenda/event-times.ts"
import { proseOf } from "../body.ts"
import type { Entity } from "../entity.ts"
import type { ItemFields } from "../item-fields.ts"
import { keptTexts } from "../kept-texts.ts"
import { kindWords } from "./kind-words.ts"
import { packWords, unpackWords, type PackedWords, type WordWeights } from "./packed-words.ts"
import { beginningOf, headingsOf, plainWords } from "./plain-words.ts"
import { bodyWords, weighed, weight } from "./weighed.ts"

export type Searched = {
  readonly number: number
  readonly kind: SearchKind
  readonly langcode: string
  readonly words: PackedWords
  readonly document: Document
}

/** How many characters of a text are shown at most; the found words are looked for in them. */
const mostShown = 480

const searchedKinds: Partial<Record<ResourceType, SearchKind>> = {
  "node--article": "publication",
  "node--action_project": "action",
  "node--member": "member",
  "node--agenda": "event",
  "node--page": "page",
}

/** The fields that name other items: tags, people, categories. */
const named = ["field_tags", "field_authors", "field_specialities", "field_category", "field_members"]

/** Whether items are found by the label of this one. */
export function isNamed({ type }: Entity): boolean {
  return type === "node--member" || kindOf(type).entityType === "taxonomy_term"
}

/** By UUID. */
type Labels = ReadonlyMap<string, string>
type Known = { readonly labels: Labels; readonly names: string; readonly day: string | undefined; readonly searched: Searched }
const known = new WeakMap<ItemFields, Known>()

/**
 * Made once for each content of the item and of those that it names; null for what has no page of its own.
 *
 * @param labels the same object as long as they are the same
 * @param day of a repeated event
 */
export function searchedItem(item: ItemFields, labels: Labels, day?: string): Searched | null {
  const { entity, given } = item
  const kind = searchedKinds[entity.type]
  if (kind === undefined || given.path === undefined || seriesOf(entity) !== null) return null
  const before = known.get(item)
  if (before?.labels === labels && before.day === day) return before.searched
  const names = namesOf(entity, labels)
  const isSame = before?.names === names && before.day === day
  const searched = isSame ? before.searched : searchedOf(item, kind, { path: given.path, names, day: day ?? dateOf(entity) })
  known.set(item, { labels, names, day, searched })
  return searched
}

function namesOf({ relationships }: Entity, labels: Labels): string {
  const uuids = named.flatMap((field) => relationships[field] ?? []).flatMap(({ id }) => id ?? [])
  return uuids.flatMap((uuid) => labels.get(uuid) ?? []).join(", ")
}

const person = v.object({ name: v.string(), role: v.nullish(v.string()) })
const people = v.fallback(v.array(person), [])

type More = { readonly path: string; readonly names: string; readonly day: string }

function searchedOf({ entity, given, fields }: ItemFields, kind: SearchKind, { path, names, day }: More): Searched {
  const { beginning, headings, words: inBody } = bodyOf(entity)
  const [title, summary] = [textIn(fields.title), textIn(fields.summary)]
  const titles = given.item.translations.map(({ label }) => label).join(" ")
  const persons = v.parse(people, fields.people).flatMap(({ name, role }) => [name, role ?? ""])
  const place = placeOf(fields)
  const words = weighed(
    [
      [entity.label, weight.title],
      [[titles, names, ...persons, place, path.split("/").at(-2) ?? ""].join(" "), weight.name],
      [areasOf(fields, given.language), weight.name],
      [summary, weight.summary],
      [`${headings} ${factsOf(fields, kind, given.language)}`, weight.fact],
    ],
    unpackWords(inBody),
  )
  const lead = kind === "member" ? [textIn(fields.locality), names].filter(Boolean).join(" · ") : summary
  const shown = beginningOf([lead, beginning].filter(Boolean).join(kind === "member" ? ". " : " "), mostShown)
  const address = given.fixed === homeAlias ? inLanguage(splitLanguage(path).language, "/") : path
  return { number: entity.number, kind, langcode: entity.langcode, words, document: [title, address, shown, day] }
}

type Body = { readonly beginning: string; readonly headings: string; readonly words: PackedWords }

/** Its words are one text: "architecture 3 brussels 1". */
const packedBody = v.object({ beginning: v.string(), headings: v.string(), words: v.string() })

export const keptWords = keptTexts<Body>(
  "search",
  (body) => ({ ...body, words: [...unpackWords(body.words)].flat().join(" ") }) satisfies v.InferOutput<typeof packedBody>,
  (packed) => {
    const { words, ...body } = v.parse(packedBody, packed)
    return { ...body, words: packWords(weightsIn(words)) }
  },
)

function weightsIn(text: string): WordWeights {
  const weights = new Map<string, number>()
  const parts = text === "" ? [] : text.split(" ")
  for (let index = 0; index < parts.length; index += 2) weights.set(parts[index] ?? "", Number(parts[index + 1]))
  return weights
}

/** Read once for the readers of all languages. */
function bodyOf(entity: Entity): Body {
  const known = keptWords.get(entity)
  if (known !== undefined) return known
  const tree = proseOf(entity).body?.tree ?? []
  const body = plainWords(tree)
  // A little more than is shown, so that what is shown ends with a word.
  const made = { beginning: copied(body.slice(0, 2 * mostShown)), headings: headingsOf(tree), words: packWords(bodyWords(body)) }
  keptWords.set(entity, made)
  return made
}

/** V8 keeps a text as long as a part of it is used. */
function copied(part: string): string {
  return Buffer.from(part).toString()
}

/** The place in all languages, as the directory finds it. */
function placeOf({ locality, postalCode, placeNames, place, location }: ItemFields["fields"]): string {
  const own = [locality, place, location].map(textIn)
  return [...own, textIn(postalCode), textIn(placeNames), ...own.flatMap(namesOfMunicipality)].join(" ")
}

function areasOf({ postalCode, region }: ItemFields["fields"], language: ItemFields["given"]["language"]): string {
  const { provinces, regions } = wordsOf(language)
  const province = provinceAt(textIn(postalCode))
  return [province === null ? "" : provinces[province], typeof region === "string" ? nameOf(regions, region) : ""].join(" ")
}

/** What the reader's language calls the kind, and the languages that a practice speaks. */
function factsOf(
  { languages, actionKind, kind: publicationKind }: ItemFields["fields"],
  kind: SearchKind,
  language: ItemFields["given"]["language"],
): string {
  const { languages: names, actionKinds, publicationKinds } = wordsOf(language)
  const spoken = Array.isArray(languages) ? languages.map((code) => nameOf(names, String(code))) : []
  return [
    kindWords[language][kind],
    ...spoken,
    nameOf(actionKinds, textIn(actionKind)),
    nameOf(publicationKinds, textIn(publicationKind)),
  ].join(" ")
}

/** The day of an item; none of a repeated event, whose days depend on today. */
function dateOf({ attributes }: Entity): string {
  const { field_date: date, field_start: start, field_event_start: time, field_rrule: rule } = attributes
  const day = [date, start, textIn(rule) === "" ? time : ""].find((one) => typeof one === "string" && one !== "")
  return textIn(day).slice(0, 10)
}

function textIn(value: unknown): string {
  return typeof value === "string" ? value : ""
}
