import { kindOf } from "../../../contract/content.ts"
import type { ResourceType } from "../../../contract/fields.ts"
import { eventDateNode } from "./agenda/agenda-lists.ts"
import type { EventDates } from "./agenda/dates.ts"
import type { Entity } from "./entity.ts"
import type { Item } from "./items.ts"
import { readingIn } from "./publications/reading.ts"
import type { Sorted } from "./sorted.ts"

type NodeId = (uuid: string) => string | undefined

type Context = {
  /** The publication or event that is `step` places older. */
  readonly neighbour: (step: number) => string | null
  readonly publications: readonly string[]
  readonly actions: readonly string[]
  /** Publications on the same matter. */
  readonly reading: readonly string[]
  /** Of an event that has a page. */
  readonly dates: EventDates | undefined
  readonly nodeId: NodeId
}

type RelatedField = { readonly type: string; readonly value: (context: Context) => unknown }

/**
 * The fields that are computed from other items, with their GraphQL types.
 *
 * They are on a node beside the item's own: a page that names an item, such as an author, then doesn't depend on what else refers to it.
 */
const relatedFields: Partial<Record<ResourceType, Readonly<Record<string, RelatedField>>>> = {
  "node--article": {
    previous: { type: "Publication @link", value: ({ neighbour }) => neighbour(1) },
    next: { type: "Publication @link", value: ({ neighbour }) => neighbour(-1) },
    reading: { type: "[Publication!]! @link", value: ({ reading }) => reading },
  },
  "node--action_project": {
    reading: { type: "[Publication!]! @link", value: ({ reading }) => reading },
  },
  "node--member": {
    publications: { type: "[Publication!]! @link", value: ({ publications }) => publications },
    actionProjects: { type: "[ActionProject!]! @link", value: ({ actions }) => actions },
  },
  "node--agenda": {
    previous: { type: "Event @link", value: ({ neighbour }) => neighbour(1) },
    next: { type: "Event @link", value: ({ neighbour }) => neighbour(-1) },
    dates: { type: "[EventDate!]!", value: ({ dates, nodeId }) => shownDates(dates).map((date) => eventDateNode(date, nodeId)) },
    isOver: { type: "Boolean!", value: ({ dates }) => dates !== undefined && dates.next.length === 0 },
  },
}

const entriesOf = new Map(Object.entries(relatedFields).map(([type, fields]) => [type, Object.entries(fields)]))

/** The GraphQL type of an item's related node; null for kinds without. */
export function relatedTypeName(type: ResourceType): string | null {
  return type in relatedFields ? `${String(kindOf(type).graphql)}Related` : null
}

export function relatedType(type: ResourceType): string {
  const fields = (entriesOf.get(type) ?? []).map(([name, field]) => `${name}: ${field.type}`)
  return fields.length === 0 ? "" : `type ${String(relatedTypeName(type))} implements Node @dontInfer { id: ID!  ${fields.join("  ")} }`
}

export type Related = { readonly type: string; readonly fields: Readonly<Record<string, unknown>> }

export function isSame({ fields }: Related, before: Related | null | undefined): boolean {
  return Object.entries(fields).every(([name, value]) => isEqual(value, before?.fields[name]))
}

function isEqual(value: unknown, before: unknown): boolean {
  if (Array.isArray(value) && Array.isArray(before))
    return value.length === before.length && value.every((one, index) => isEqual(one, before[index]))
  return value === before || (typeof value === "object" && JSON.stringify(value) === JSON.stringify(before))
}

function shownDates(dates: EventDates | undefined) {
  if (dates === undefined) return []
  return dates.last === null ? dates.next : [dates.last]
}

type Others = { readonly sorted: Sorted; readonly dates: readonly EventDates[] }

/** Makes a function that computes an item's related node for the readers whose nodes it is given; null for kinds without. */
export function related({ sorted, dates }: Others): (item: Pick<Item, "uuid" | "type" | "main">, nodeId: NodeId) => Related | null {
  const { publications, actions, events } = sorted
  const neighbours = neighboursIn([publications, events])
  const datesOf = new Map(dates.map((one) => [one.entity.uuid, one]))
  const publicationsOf = backReferences(publications, "field_authors")
  const actionsOf = backReferences(actions, "field_members")
  const readingOf = onceForEach(readingIn(sorted))

  return ({ type, uuid, main }, nodeId) => {
    const ids = (uuids: readonly string[] | undefined) => (uuids ?? []).map(nodeId).filter((id) => id !== undefined)
    const name = relatedTypeName(type)
    if (name === null) return null
    const context: Context = {
      neighbour: (step) => nodeId(neighbours(uuid, step) ?? "") ?? null,
      publications: ids(publicationsOf.get(uuid)),
      actions: ids(actionsOf.get(uuid)),
      get reading() {
        return ids(readingOf(main))
      },
      dates: datesOf.get(uuid),
      nodeId,
    }
    const fields = (entriesOf.get(type) ?? []).map(([field, { value }]) => [field, value(context)] as const)
    return { type: name, fields: Object.fromEntries(fields) }
  }
}

/** Asks once for an item, whose answer is the same for the readers of all languages. */
function onceForEach<Answer>(find: (entity: Entity) => Answer): (entity: Entity) => Answer {
  const answers = new Map<Entity, Answer>()
  return (entity) => {
    const answer = answers.get(entity) ?? find(entity)
    answers.set(entity, answer)
    return answer
  }
}

/** Finds the item that is some places further in an item's own list. */
function neighboursIn(lists: readonly (readonly Entity[])[]): (uuid: string, step: number) => string | undefined {
  const places = new Map(lists.flatMap((list) => list.map(({ uuid }, index) => [uuid, { list, index }] as const)))
  return (uuid, step) => {
    const place = places.get(uuid)
    return place?.list[place.index + step]?.uuid
  }
}

function backReferences(entities: readonly Entity[], field: string): ReadonlyMap<string, string[]> {
  const sources = new Map<string, string[]>()
  for (const { uuid, relationships } of entities) {
    for (const { id } of relationships[field] ?? []) {
      if (id === null) continue
      const known = sources.get(id)
      if (known === undefined) sources.set(id, [uuid])
      else known.push(uuid)
    }
  }
  return sources
}
