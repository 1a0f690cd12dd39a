import type { ResourceType } from "../../../contract/fields.ts"
import type { Entity } from "./entity.ts"

type DeriveFields = (entity: Entity, body: { readonly minutes: number } | undefined) => Record<string, unknown>

type Context = {
  readonly minutes: number
  /** The publication that is `step` places older. */
  readonly neighbour: (step: number) => string | null
  readonly publications: readonly string[]
  readonly actions: readonly string[]
}

type DerivedField = { readonly type: string; readonly value: (context: Context) => unknown }

/** Fields that are computed from other items, with their GraphQL types. */
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

function derivedFieldsOf(type: ResourceType) {
  return Object.entries(derivedFields[type] ?? {})
}

export function derivedTypes(type: ResourceType): string {
  return derivedFieldsOf(type)
    .map(([name, field]) => `${name}: ${field.type}`)
    .join("  ")
}

/** Computes derived fields to be stored on the nodes: an edit then runs again only the queries of the items whose values change. */
export function derived(entities: readonly Entity[], nodeId: (uuid: string) => string | undefined): DeriveFields {
  const publications = byDate(entities, "node--article", "field_date")
  const actions = byDate(entities, "node--action_project", "field_start")
  const position = new Map(publications.map(({ uuid }, index) => [uuid, index]))
  const publicationsOf = backReferences(publications, "field_authors")
  const actionsOf = backReferences(actions, "field_members")
  const ids = (uuids: readonly string[] | undefined) => (uuids ?? []).map(nodeId).filter((id) => id !== undefined)

  return ({ type, uuid }, body) => {
    const context: Context = {
      minutes: body?.minutes ?? 1,
      neighbour: (step) => nodeId(publications[(position.get(uuid) ?? NaN) + step]?.uuid ?? "") ?? null,
      publications: ids(publicationsOf.get(uuid)),
      actions: ids(actionsOf.get(uuid)),
    }
    return Object.fromEntries(derivedFieldsOf(type).map(([name, { value }]) => [name, value(context)]))
  }
}

/** Newest first; of one date the newer number first. */
function byDate(entities: readonly Entity[], type: Entity["type"], field: string): Entity[] {
  const date = ({ attributes, created }: Entity) => {
    const value = attributes[field]
    return typeof value === "string" ? value : created
  }
  return entities.filter((entity) => entity.type === type).toSorted((a, b) => compare(date(b), date(a)) || b.number - a.number)
}

/** Dates of one format. `localeCompare` takes ten times as long. */
function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
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
