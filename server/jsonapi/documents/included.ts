import type { Viewer } from "#contract/permissions.ts"
import { visibleReferences, type Entity, type UserReference } from "#server/content/entities/entity.ts"
import { viewEntities, visibleAmong } from "#server/content/entities/read.ts"
import { relationshipOf } from "#server/content/entities/relationships.ts"
import type { Database } from "#server/database/open.ts"
import type { IncludeTree } from "#server/jsonapi/query/include-tree.ts"

type Source = { readonly db: Database; readonly viewer: Viewer }
type Walk = Source & { readonly loaded: Map<number, Entity> }
type Level = readonly { readonly tree: IncludeTree; readonly entities: readonly Entity[] }[]

/** The entities that the primary ones lead to along the tree, without these. Each level of the tree takes one round of queries. */
export function includedEntities({ db, viewer }: Source, primary: readonly Entity[], tree: IncludeTree): readonly Entity[] {
  const walk = { db, viewer, loaded: new Map(primary.map((entity) => [entity.pk, entity])) }
  let level: Level = [{ tree, entities: primary }]
  while (level.length > 0) level = nextLevel(level, walk)
  // A list of revisions has the same entity several times.
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

function load(pks: readonly number[], { loaded, ...source }: Walk): void {
  const missing = pks.filter((pk) => !loaded.has(pk))
  for (const entity of visibleEntities(source, missing)) loaded.set(entity.pk, entity)
}

export function visibleEntities({ db, viewer }: Source, pks: readonly number[]): readonly Entity[] {
  const visible = visibleAmong(db, pks, viewer)
  const shown = pks.filter((pk) => visible.has(pk))
  return viewEntities(db, shown, viewer)
}

/** The primary keys that a relationship leads to, those of invisible entities too. */
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
