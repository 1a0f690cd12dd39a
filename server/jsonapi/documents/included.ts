/** Follows `include`: one round of queries for each level, however many resources there are. */
import type { Viewer } from "#contract/permissions.ts"
import { visibleReferences, type Entity, type UserReference } from "#server/content/entities/entity.ts"
import { viewEntities, visibleAmong } from "#server/content/entities/read.ts"
import { relationshipOf } from "#server/content/entities/relationships.ts"
import type { Database } from "#server/database/open.ts"
import type { IncludeTree } from "#server/jsonapi/query/include-tree.ts"

type Walk = { readonly db: Database; readonly viewer: Viewer; readonly loaded: Map<number, Entity> }
type Level = readonly { readonly tree: IncludeTree; readonly entities: readonly Entity[] }[]

/** What the primary entities lead to along the tree, each entity once and none of the primary ones. */
export function includedEntities(db: Database, viewer: Viewer, primary: readonly Entity[], tree: IncludeTree): readonly Entity[] {
  const walk = { db, viewer, loaded: new Map(primary.map((entity) => [entity.pk, entity])) }
  let level: Level = [{ tree, entities: primary }]
  while (level.length > 0) level = nextLevel(level, walk)
  // Among the primary ones an entity may stand several times, at several revisions.
  const isPrimary = new Set(primary.map(({ pk }) => pk))
  return [...walk.loaded.values()].filter(({ pk }) => !isPrimary.has(pk))
}

function nextLevel(level: Level, walk: Walk): Level {
  const branches = level.flatMap(({ tree, entities }) =>
    [...tree].map(([name, below]) => ({ below, pks: [...new Set(entities.flatMap((entity) => targets(entity, name)))] })),
  )
  load([...new Set(branches.flatMap(({ pks }) => pks))], walk)
  return branches.flatMap(({ below, pks }) => {
    const entities = pks.flatMap((pk) => walk.loaded.get(pk) ?? [])
    return below.size > 0 && entities.length > 0 ? [{ tree: below, entities }] : []
  })
}

function load(pks: readonly number[], { db, viewer, loaded }: Walk): void {
  const missing = pks.filter((pk) => !loaded.has(pk))
  const visible = visibleAmong(db, missing, viewer)
  for (const entity of viewEntities(
    db,
    missing.filter((pk) => visible.has(pk)),
    viewer,
  ))
    loaded.set(entity.pk, entity)
}

/** The primary keys that a relationship of an entity leads to; whether the viewer sees them is checked when they are read. */
export function targets(entity: Entity, name: string): readonly number[] {
  const relationship = relationshipOf(entity.type, name)
  const of = (account: UserReference | null) => (account === null ? [] : [account.pk])
  switch (relationship?.kind) {
    case "field":
      return visibleReferences(entity, name).map(({ pk }) => pk)
    case "author":
      return of(entity.author)
    case "reviser":
      return of(entity.revision.author)
    default:
      return []
  }
}
