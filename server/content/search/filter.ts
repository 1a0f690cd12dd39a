/** Binds the client's values. The SQL text holds only names of the model. */
import type { ResourceType } from "#contract/fields.ts"
import { whereTranslationVisible, whereValueVisible, whereVisible, statusIn } from "#server/content/visibility.ts"
import { hasOwnReferences } from "#server/content/entities/entity.ts"
import { comparisonSql, type Operator } from "./comparison.ts"
import { isTranslatablePath, resolveFieldPath, type FieldPath, type Hop, type Leaf } from "./field-path.ts"
import { anyTranslation } from "./any-translation.ts"
import { rootScope, type Reading, type Scope } from "./scope.ts"
import { always, concat, every, type Sql } from "#server/database/sql.ts"

export type Condition = { readonly path: string; readonly operator: Operator; readonly values: readonly string[] }
export type Group = { readonly conjunction: "AND" | "OR"; readonly members: readonly (Condition | Group)[] }
type Test = { readonly path: FieldPath; readonly condition: Condition }

/** As in Drupal, one translation must meet all conditions. @throws DomainError if a path is not in the model */
export function filterSql(type: ResourceType, group: Group, reading: Reading): Sql {
  const scope = rootScope(type, reading)
  const { shared, translated } = splitGroup(type, group)
  return every("AND", [...(shared.members.length > 0 ? [groupSql(shared, scope)] : []), ...translatedSql(translated, scope)])
}

function translatedSql(group: Group, scope: Scope): readonly Sql[] {
  if (group.members.length === 0) return []
  return [anyTranslation(scope, (next) => groupSql(group, next))]
}

/** Separates conditions that don't depend on the language. Only the members of an AND can be split. */
function splitGroup(type: ResourceType, group: Group): { readonly shared: Group; readonly translated: Group } {
  const { conjunction, members } = group
  const none: Group = { conjunction: "AND", members: [] }
  const isTranslated = (member: Condition | Group): boolean =>
    "members" in member ? member.members.some(isTranslated) : isTranslatablePath(pathOf(type, member))
  if (conjunction === "OR") return members.some(isTranslated) ? { shared: none, translated: group } : { shared: group, translated: none }
  return {
    shared: { conjunction, members: members.filter((member) => !isTranslated(member)) },
    translated: { conjunction, members: members.filter(isTranslated) },
  }
}

/** @throws DomainError if a path is not in the model */
export function pathsIn(type: ResourceType, { members }: Group): readonly FieldPath[] {
  return members.flatMap((member) => ("members" in member ? pathsIn(type, member) : [pathOf(type, member)]))
}

function pathOf(type: ResourceType, { path, operator }: Condition): FieldPath {
  return resolveFieldPath(type, path, operator === "IS NULL" || operator === "IS NOT NULL")
}

function groupSql({ conjunction, members }: Group, scope: Scope): Sql {
  const nested = members.flatMap((member) => ("members" in member ? [groupSql(member, scope)] : []))
  const tests = members.flatMap((member) => ("members" in member ? [] : [{ path: pathOf(scope.type, member), condition: member }]))
  return every(conjunction, [...testsSql(tests, conjunction, scope), ...nested])
}

// Drupal joins a relationship once for all conditions of a group, so they concern the same tag.
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
    hopSql(hop, { ...scope, suffix: `${scope.depth + 1}_${index}` }, { tests: inner, conjunction }),
  )
  return [...here, ...others]
}

function absence({ path, condition }: Test, scope: Scope): Sql {
  const present = { path, condition: { ...condition, operator: "IS NOT NULL" } as const }
  return concat("NOT ", every("AND", testsSql([present], "AND", scope)))
}

type Inner = { readonly tests: readonly Test[]; readonly conjunction: "AND" | "OR" }

function hopSql(hop: Hop, { suffix, ...scope }: Scope & { readonly suffix: string }, { tests, conjunction }: Inner): Sql {
  const alias = `e${suffix}`
  const { viewer, language } = scope
  const inside = { viewer, language, alias, textAlias: alias, depth: scope.depth + 1 }
  const inner = (next: Scope) => every(conjunction, testsSql(tests, conjunction, next))
  switch (hop.kind) {
    case "items": {
      const fields = hop.isTranslatable === true ? scope.textAlias : scope.alias
      const items = inner({ ...inside, type: scope.type })
      return concat(`EXISTS (SELECT 1 FROM json_each(${fields}.fields, '$.${hop.field}') ${alias} WHERE `, items, ")")
    }
    case "author":
    case "reviser": {
      const visible = hop.identifierOnly ? always : whereVisible(viewer, alias, "user--user")
      const own = hop.kind === "author" ? `${scope.textAlias}.uid` : `(SELECT uid FROM revision WHERE vid = ${scope.alias}.vid)`
      const users = `SELECT ${alias}.id FROM entity ${alias} WHERE ${alias}.entity_type = 'user' AND `
      return concat(`${own} IN (${users}`, every("AND", [visible, inner({ ...inside, type: "user--user" })]), ")")
    }
    case "reference": {
      const reference = `r${suffix}`
      // Starting at the target lets SQLite read one tag's references instead of every publication's.
      const sources = `SELECT ${reference}.source FROM entity ${alias} CROSS JOIN reference ${reference} ON ${reference}.target = ${alias}.pk
        WHERE ${alias}.type = '${hop.target}' AND ${reference}.field = '${hop.field}' AND `
      const next = { ...inside, type: hop.target, reference }
      const meets = tests.some(({ path }) => isTranslatablePath(path)) ? anyTranslation(next, inner) : inner(next)
      const conditions = every("AND", [
        whereVisible(viewer, alias, hop.target, language),
        ...ofVisibleText(hop.field, scope, reference),
        meets,
      ])
      return concat(`${scope.alias}.pk IN (${sources}`, conditions, ")")
    }
  }
}

/** Ignores pictures and attachments of translations that the viewer may not know. */
function ofVisibleText(field: string, { type, viewer }: Scope, reference: string): readonly Sql[] {
  if (!hasOwnReferences(type, field)) return []
  const source = `${reference}_source`
  const visible = whereTranslationVisible(viewer, source, statusIn(source, `${reference}.langcode`))
  return visible === always
    ? []
    : [concat(`EXISTS (SELECT 1 FROM entity ${source} WHERE ${source}.pk = ${reference}.source AND `, visible, ")")]
}

function leafSql(leaf: Leaf, condition: Condition, scope: Scope): Sql {
  if (leaf.from !== "entity")
    return comparisonSql(leaf, leaf.from === "reference" ? (scope.reference ?? scope.alias) : scope.alias, condition)
  const { field } = leaf
  const comparison = comparisonSql(leaf, leaf.isTranslatable === true ? scope.textAlias : scope.alias, condition)
  return field === undefined ? comparison : every("AND", [whereValueVisible(scope.viewer, scope.alias, field), comparison])
}
