/** The document has what readers see of the item, and nothing else. */
import * as v from "valibot"
import { homeAlias, kindOf } from "../../../../contract/content.ts"
import type { ResourceType } from "../../../../contract/fields.ts"
import { inLanguage, splitLanguage } from "../../../../contract/languages.ts"
import { namesOfMunicipality } from "../../../../contract/places/municipalities.ts"
import type { IndexedDocument, SearchKind } from "../../../lib/search/format.ts"
import { nameOf } from "../../../lib/strings/language.ts"
import { wordsOf } from "../../../lib/strings/all.ts"
import { provinceAt } from "../../../lib/text/provinces.ts"
import { seriesOf } from "../agenda/event-times.ts"
import type { Entity } from "../source-entity.ts"
import type { ItemFields } from "../item-fields.ts"
import { textFactsOf } from "../text-facts.ts"
import { kindWords } from "./kind-words.ts"
import { weighTerms, placeWeights, type TermsByWeight } from "./term-weights.ts"

export type SearchDocument = {
  readonly number: number
  readonly kind: SearchKind
  readonly langcode: string
  readonly words: TermsByWeight
  readonly text: string
}

const searchedKinds: Partial<Record<ResourceType, SearchKind>> = {
  "node--article": "publication",
  "node--action_project": "action",
  "node--member": "member",
  "node--agenda": "event",
  "node--page": "page",
}

const referenceFields = ["field_tags", "field_authors", "field_specialities", "field_category", "field_members"]

/** The label of such an item also finds other items. */
export function isNamed({ type }: Entity): boolean {
  return type === "node--member" || kindOf(type).entityType === "taxonomy_term"
}

type MemoryEntry = { readonly names: string; readonly day: string | undefined; readonly searched: SearchDocument }
const memory = new WeakMap<ItemFields["fields"], MemoryEntry>()

/** Returns null for an item without a page. `labels` lead from UUIDs to names; `day` is that of a repeated event. */
export function searchedItem(item: ItemFields, labels: ReadonlyMap<string, string>, day?: string): SearchDocument | null {
  const { entity, placement } = item
  const kind = searchedKinds[entity.type]
  if (kind === undefined || placement.path === undefined || seriesOf(entity) !== null) return null
  const names = namesOf(entity, labels)
  const before = memory.get(item.fields)
  if (before?.names === names && before.day === day) return before.searched
  const searched = searchedOf(item, kind, { path: placement.path, names, day: day ?? dateOf(entity) })
  memory.set(item.fields, { names, day, searched })
  return searched
}

function namesOf({ relationships }: Entity, labels: ReadonlyMap<string, string>): string {
  const uuids = referenceFields.flatMap((field) => relationships[field] ?? []).flatMap(({ id }) => id ?? [])
  return uuids.flatMap((uuid) => labels.get(uuid) ?? []).join(", ")
}

const person = v.object({ name: v.string(), role: v.nullish(v.string()) })
const people = v.fallback(v.array(person), [])

type More = { readonly path: string; readonly names: string; readonly day: string }

function searchedOf({ entity, placement, fields }: ItemFields, kind: SearchKind, { path, names, day }: More): SearchDocument {
  const { headings, plain } = textFactsOf(entity)
  const [title, summary] = [textIn(fields.title), textIn(fields.summary)]
  const titles = placement.item.translations.map(({ label }) => label).join(" ")
  const persons = v.parse(people, fields.people).flatMap(({ name, role }) => [name, role ?? ""])
  const place = placeOf(fields)
  const words = weighTerms(
    [
      [entity.label, placeWeights.title],
      [[titles, names, ...persons, place, path.split("/").at(-2) ?? ""].join(" "), placeWeights.name],
      [areasOf(fields, placement.language), placeWeights.name],
      [summary, placeWeights.summary],
      [`${headings} ${factsOf(fields, kind, placement.language)}`, placeWeights.fact],
    ],
    plain,
  )
  const lead = kind === "member" ? [textIn(fields.locality), names].filter(Boolean).join(" · ") : summary
  const excerpt = [lead, plain].filter(Boolean).join(kind === "member" ? ". " : " ")
  const address = placement.fixed === homeAlias ? inLanguage(splitLanguage(path).language, "/") : path
  return { number: entity.number, kind, langcode: entity.langcode, words, text: documentText([title, address, excerpt, day]) }
}

export function documentText(document: IndexedDocument): string {
  return JSON.stringify(document)
}

/** The directory finds the place by its names in all languages. */
function placeOf({ locality, postalCode, placeNames, place, location }: ItemFields["fields"]): string {
  const own = [locality, place, location].map(textIn)
  return [...own, textIn(postalCode), textIn(placeNames), ...own.flatMap(namesOfMunicipality)].join(" ")
}

function areasOf({ postalCode, region }: ItemFields["fields"], language: ItemFields["placement"]["language"]): string {
  const { provinces, regions } = wordsOf(language)
  const province = provinceAt(textIn(postalCode))
  return [province === null ? "" : provinces[province], typeof region === "string" ? nameOf(regions, region) : ""].join(" ")
}

function factsOf(
  { languages, actionKind, kind: publicationKind }: ItemFields["fields"],
  kind: SearchKind,
  language: ItemFields["placement"]["language"],
): string {
  const { languages: names, actionKinds, publicationKinds } = wordsOf(language)
  const languageNames = Array.isArray(languages) ? languages.map((code) => nameOf(names, String(code))) : []
  return [
    kindWords[language][kind],
    ...languageNames,
    nameOf(actionKinds, textIn(actionKind)),
    nameOf(publicationKinds, textIn(publicationKind)),
  ].join(" ")
}

/** The days of a repeated event depend on today, so it has none here. */
function dateOf({ attributes }: Entity): string {
  const { field_date: date, field_start: start, field_event_start: time, field_rrule: rule } = attributes
  const day = [date, start, textIn(rule) === "" ? time : ""].find((one) => typeof one === "string" && one !== "")
  return textIn(day).slice(0, 10)
}

function textIn(value: unknown): string {
  return typeof value === "string" ? value : ""
}
