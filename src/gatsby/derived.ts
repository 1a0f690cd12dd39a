import type { Entity } from "./entity.ts"

type NodeId = (uuid: string) => string | undefined
type Derive = (entity: Entity, text: { readonly minutes: number } | undefined) => Record<string, unknown>

/**
 * What an item knows only by looking at all others: a publication its neighbours in time, a member what it is involved in.
 *
 * Kept on the nodes rather than queried, so that an edit to one item runs again only the queries of those it touches.
 */
export function derived(entities: readonly Entity[], nodeId: NodeId): Derive {
  const publications = byDate(entities, "node--article", "field_date")
  const actions = byDate(entities, "node--action_project", "field_start")
  const position = new Map(publications.map(({ uuid }, index) => [uuid, index]))
  const publicationsOf = backReferences(publications, "field_authors")
  const actionsOf = backReferences(actions, "field_members")
  const ids = (uuids: readonly string[] | undefined) => (uuids ?? []).map(nodeId).filter((id) => id !== undefined)
  const neighbour = (uuid: string, step: number) => nodeId(publications[(position.get(uuid) ?? NaN) + step]?.uuid ?? "") ?? null

  return ({ type, uuid }, text) => {
    if (type === "node--article") return { minutes: text?.minutes ?? 1, previous: neighbour(uuid, 1), next: neighbour(uuid, -1) }
    if (type === "node--member") return { publications: ids(publicationsOf.get(uuid)), actionProjects: ids(actionsOf.get(uuid)) }
    return {}
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
