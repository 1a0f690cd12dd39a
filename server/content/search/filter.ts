/** Turns filters into SQL. Values of the client are bound; only names of the model stand in the text. */
import type { ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import { isValueVisible, isVisible } from "#server/content/access.ts"
import { compare, type Operator } from "./comparison.ts"
import { resolveFieldPath, type FieldPath, type Hop, type Leaf } from "./field-path.ts"
import { always, concat, every, type Sql } from "#server/database/sql.ts"

export type Condition = { readonly path: string; readonly operator: Operator; readonly values: readonly string[] }
export type Group = { readonly conjunction: "AND" | "OR"; readonly members: readonly (Condition | Group)[] }
type Test = { readonly path: FieldPath; readonly condition: Condition }
export type Scope = { readonly viewer: Viewer; readonly alias: string; readonly depth: number; readonly reference?: string }

/** The condition on `entity e`. @throws DomainError if a path is not in the model */
export function filterSql(type: ResourceType, group: Group, viewer: Viewer): Sql {
  const nested = group.members.flatMap((member) => ("members" in member ? [filterSql(type, member, viewer)] : []))
  const tests = group.members.flatMap((member) => ("members" in member ? [] : [test(type, member)]))
  return every(group.conjunction, [...testsSql(tests, group.conjunction, { viewer, alias: "e", depth: 0 }), ...nested])
}

function test(type: ResourceType, condition: Condition): Test {
  const presenceOnly = condition.operator === "IS NULL" || condition.operator === "IS NOT NULL"
  return { path: resolveFieldPath(type, condition.path, presenceOnly), condition }
}

// Drupal joins a relationship once for all conditions of a group, so that they are about the same tag.
function testsSql(tests: readonly Test[], conjunction: "AND" | "OR", scope: Scope): readonly Sql[] {
  const here: Sql[] = []
  const beyond = new Map<string, { readonly hop: Hop; readonly tests: Test[] }>()
  for (const one of tests) {
    const [hop, ...hops] = one.path.hops
    if (hop === undefined) here.push(leafSql(one.path.leaf, one.condition, scope))
    else if (one.condition.operator === "IS NULL") here.push(absence(one, scope))
    else {
      const key = JSON.stringify(hop)
      const group = beyond.get(key) ?? { hop, tests: [] }
      beyond.set(key, group)
      group.tests.push({ ...one, path: { ...one.path, hops } })
    }
  }
  const others = [...beyond.values()].map(({ hop, tests: inner }, index) =>
    hopSql(hop, { ...scope, suffix: `${scope.depth + 1}_${index}` }, (next) => every(conjunction, testsSql(inner, conjunction, next))),
  )
  return [...here, ...others]
}

function absence({ path, condition }: Test, scope: Scope): Sql {
  const present = { path, condition: { ...condition, operator: "IS NOT NULL" } as const }
  return concat("NOT ", every("AND", testsSql([present], "AND", scope)))
}

function hopSql(hop: Hop, { suffix, ...scope }: Scope & { readonly suffix: string }, inner: (next: Scope) => Sql): Sql {
  const alias = `e${suffix}`
  const next = { viewer: scope.viewer, alias, depth: scope.depth + 1 }
  switch (hop.kind) {
    case "items":
      return concat(`EXISTS (SELECT 1 FROM json_each(${scope.alias}.fields, '$.${hop.field}') ${alias} WHERE `, inner(next), ")")
    case "author":
    case "reviser": {
      const visible = hop.identifierOnly ? always : isVisible(scope.viewer, alias, "user--user")
      const own = hop.kind === "author" ? `${scope.alias}.uid` : `(SELECT uid FROM revision WHERE vid = ${scope.alias}.vid)`
      const users = `SELECT ${alias}.id FROM entity ${alias} WHERE ${alias}.entity_type = 'user' AND `
      return concat(`${own} IN (${users}`, every("AND", [visible, inner(next)]), ")")
    }
    case "reference": {
      const reference = `r${suffix}`
      // Starting at the target lets SQLite read one tag's references instead of every publication's.
      const sources = `SELECT ${reference}.source FROM entity ${alias} CROSS JOIN reference ${reference} ON ${reference}.target = ${alias}.pk
        WHERE ${alias}.type = '${hop.target}' AND ${reference}.field = '${hop.field}' AND `
      const conditions = every("AND", [isVisible(scope.viewer, alias, hop.target), inner({ ...next, reference })])
      return concat(`${scope.alias}.pk IN (${sources}`, conditions, ")")
    }
  }
}

function leafSql(leaf: Leaf, condition: Condition, scope: Scope): Sql {
  const comparison = compare(leaf, leaf.from === "reference" ? (scope.reference ?? scope.alias) : scope.alias, condition)
  if (leaf.from !== "entity" || leaf.field === undefined) return comparison
  return every("AND", [isValueVisible(scope.viewer, scope.alias, leaf.field), comparison])
}
