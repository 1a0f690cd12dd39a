import type { ResourceType } from "../../../contract/fields.ts"
import type { Entity } from "./entity.ts"

type NodeId = (uuid: string) => string | undefined
type Derive = (entity: Entity, text: { readonly minutes: number } | undefined) => Record<string, unknown>

/** What the derived fields of one item are computed from. */
type Context = {
  readonly minutes: number
  /** The publication that is so many steps older, by its node's id. */
  readonly neighbour: (step: number) => string | null
  /** Publications by a member, and actions in which a member takes part. */
  readonly publications: readonly string[]
  readonly actions: readonly string[]
}

type DerivedField = { readonly type: string; readonly value: (context: Context) => unknown }

/** The fields that a kind has beside its own. */
const derivedFields: Partial<Record<ResourceType, Readonly<Record<string, DerivedField>>>> = {
  "node--article": {
    minutes: { type: "Int!", value: ({ minutes }) => minutes },
    previous: { type: "Publication @link", value: ({ neighbour }) => neighbour(1) },
    next: { type: "Publication @link", value: ({ neighbour }) => neighbour(-1) },
  },
  "node--member": {
    publications: { type: "[Publication!]! @link", value: ({ publications }) => publications },
    actionProjects: { type: "[ActionProject!]! @link", value: ({ actions }) => actions },
  },
}

function fieldsOf(type: ResourceType) {
  return Object.entries(derivedFields[type] ?? {})
}

/** The derived fields of a kind in GraphQL's schema language. */
export function derivedTypes(type: ResourceType): string {
  return fieldsOf(type)
    .map(([name, field]) => `${name}: ${field.type}`)
    .join("  ")
}

/**
 * Makes a function that computes the derived fields of an item from all other items.
 *
 * The values are stored on the nodes, not queried: an edit of one item then runs again only the queries of the items that it changes.
 */
export function derived(entities: readonly Entity[], nodeId: NodeId): Derive {
  const publications = byDate(entities, "node--article", "field_date")
  const actions = byDate(entities, "node--action_project", "field_start")
  const position = new Map(publications.map(({ uuid }, index) => [uuid, index]))
  const publicationsOf = backReferences(publications, "field_authors")
  const actionsOf = backReferences(actions, "field_members")
  const ids = (uuids: readonly string[] | undefined) => (uuids ?? []).map(nodeId).filter((id) => id !== undefined)

  return ({ type, uuid }, text) => {
    const context: Context = {
      minutes: text?.minutes ?? 1,
      neighbour: (step) => nodeId(publications[(position.get(uuid) ?? NaN) + step]?.uuid ?? "") ?? null,
      publications: ids(publicationsOf.get(uuid)),
      actions: ids(actionsOf.get(uuid)),
    }
    return Object.fromEntries(fieldsOf(type).map(([name, { value }]) => [name, value(context)]))
  }
}

/** Newest first; of one date the newer number first. */
function byDate(entities: readonly Entity[], type: Entity["type"], field: string): Entity[] {
  const date = ({ attributes, created }: Entity) => {
    const value = attributes[field]
    return typeof value === "string" ? value : created
  }
  return entities.filter((entity) => entity.type === type).toSorted((a, b) => date(b).localeCompare(date(a)) || b.number - a.number)
}

function backReferences(entities: readonly Entity[], field: string): ReadonlyMap<string, string[]> {
  const sources = new Map<string, string[]>()
  for (const { uuid, relationships } of entities) {
    for (const { id } of relationships[field] ?? []) {
      if (id !== null) sources.set(id, [...(sources.get(id) ?? []), uuid])
    }
  }
  return sources
}
