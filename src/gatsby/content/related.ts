import { kindOf } from "../../../contract/content.ts"
import type { ResourceType } from "../../../contract/fields.ts"
import { eventDateNode } from "./agenda/agenda-lists.ts"
import type { EventDates } from "./agenda/dates.ts"
import type { Entity } from "./source-entity.ts"
import { groupedBy } from "./grouped-by.ts"
import type { Item } from "./items.ts"
import { readingIn } from "./publications/reading.ts"
import type { PublicationRows } from "./publications/rows.ts"
import type { SortedItems } from "./sorted-items.ts"

type NodeId = (uuid: string) => string | undefined
type FindRows = (uuid: string) => PublicationRows | readonly []

/** A member's page shows so many of its newest publications as cards. The others are rows. */
const mostCards = 12

/** Readers of all languages share these facts, which name items by UUID. */
export type RelatedFacts = {
  readonly type: ResourceType
  /** Names the older neighbour of a publication or event; `next` names the newer one. */
  readonly previous: string | undefined
  readonly next: string | undefined
  readonly publications: readonly string[]
  readonly actions: readonly string[]
  readonly reading: readonly string[]
  /** Is set for an event that has a page. */
  readonly dates: EventDates | undefined
}

type RelatedLookups = { readonly nodeId: NodeId; readonly rows: FindRows }

type RelatedField = { readonly type: string; readonly value: (facts: RelatedFacts, lookups: RelatedLookups) => unknown }

const idsOf = (uuids: readonly (string | undefined)[], { nodeId }: RelatedLookups) => uuids.flatMap((uuid) => nodeId(uuid ?? "") ?? [])

const reading: RelatedField = {
  type: "[PublicationRow!]!",
  value: (facts, { rows }) => facts.reading.flatMap(rows).map(({ short }) => short),
}
const neighbours = (type: string): Readonly<Record<string, RelatedField>> => ({
  previous: { type, value: ({ previous }, lookups) => idsOf([previous], lookups)[0] ?? null },
  next: { type, value: ({ next }, lookups) => idsOf([next], lookups)[0] ?? null },
})

/** These fields have a node beside the item's own: a page that names an author then doesn't depend on all that refers to the author. */
const relatedFields: Partial<Record<ResourceType, Readonly<Record<string, RelatedField>>>> = {
  "node--article": { ...neighbours("Publication @link"), reading },
  "node--action_project": { reading },
  "node--member": {
    publications: {
      type: "[Publication!]! @link",
      value: ({ publications }, lookups) => idsOf(publications.slice(0, mostCards), lookups),
    },
    earlier: {
      type: "[PublicationRow!]!",
      value: ({ publications }, { rows }) =>
        publications
          .slice(mostCards)
          .flatMap(rows)
          .map(({ bare }) => bare),
    },
    actionProjects: { type: "[ActionProject!]! @link", value: ({ actions }, lookups) => idsOf(actions, lookups) },
  },
  "node--agenda": {
    ...neighbours("Event @link"),
    dates: { type: "[EventDate!]!", value: ({ dates }, { nodeId }) => shownDates(dates).map((date) => eventDateNode(date, nodeId)) },
    isOver: { type: "Boolean!", value: ({ dates }) => dates !== undefined && dates.next.length === 0 },
  },
}

const entriesOf = new Map(Object.entries(relatedFields).map(([type, fields]) => [type, Object.entries(fields)]))

export function relatedTypeName(type: ResourceType): string | null {
  return type in relatedFields ? `${String(kindOf(type).graphql)}Related` : null
}

export function relatedType(type: ResourceType): string {
  const fields = (entriesOf.get(type) ?? []).map(([name, field]) => `${name}: ${field.type}`)
  return fields.length === 0 ? "" : `type ${String(relatedTypeName(type))} implements Node @dontInfer { id: ID!  ${fields.join("  ")} }`
}

export type Related = { readonly type: string; readonly fields: Readonly<Record<string, unknown>> }

function shownDates(dates: EventDates | undefined) {
  if (dates === undefined) return []
  return dates.last === null ? dates.next : [dates.last]
}

type Others = { readonly sorted: SortedItems; readonly dates: readonly EventDates[] }

export function related({ sorted, dates }: Others): (item: Pick<Item, "uuid" | "type" | "main">) => RelatedFacts | null {
  const { publications, actions, events } = sorted
  const neighboursOf = neighboursIn([publications, events])
  const datesOf = new Map(dates.map((one) => [one.entity.uuid, one]))
  const publicationsOf = backReferences(publications, "field_authors")
  const actionsOf = backReferences(actions, "field_members")
  const readingOf = readingIn(sorted)

  return ({ type, uuid, main }) => {
    if (!entriesOf.has(type)) return null
    return {
      type,
      ...neighboursOf(uuid),
      publications: publicationsOf(uuid),
      actions: actionsOf(uuid),
      reading: withReading.has(type) ? readingOf(main) : [],
      dates: datesOf.get(uuid),
    }
  }
}

const withReading = new Set([...entriesOf].flatMap(([type, fields]) => (fields.some(([name]) => name === "reading") ? [type] : [])))

export function relatedNode(facts: RelatedFacts, lookups: RelatedLookups): Related {
  const fields = (entriesOf.get(facts.type) ?? []).map(([field, { value }]) => [field, value(facts, lookups)] as const)
  return { type: String(relatedTypeName(facts.type)), fields: Object.fromEntries(fields) }
}

function neighboursIn(
  lists: readonly (readonly Entity[])[],
): (uuid: string) => { readonly previous: string | undefined; readonly next: string | undefined } {
  const places = new Map(lists.flatMap((list) => list.map(({ uuid }, index) => [uuid, { list, index }] as const)))
  return (uuid) => {
    const place = places.get(uuid)
    return place === undefined
      ? { previous: undefined, next: undefined }
      : { previous: place.list[place.index + 1]?.uuid, next: place.list[place.index - 1]?.uuid }
  }
}

/** Finds the items that name another one in a field. */
function backReferences(entities: readonly Entity[], field: string): (uuid: string) => readonly string[] {
  const sources = groupedBy(entities, ({ relationships }) => (relationships[field] ?? []).flatMap(({ id }) => id ?? []))
  return (uuid) => (sources.get(uuid) ?? []).map((source) => source.uuid)
}
