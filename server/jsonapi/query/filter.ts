import { operators, type Operator } from "#server/content/search/comparison.ts"
import type { Condition, Group } from "#server/content/search/filter.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { Parameter, Parameters } from "./query-string.ts"

type Member =
  | { readonly memberOf: string; readonly condition: Condition }
  | { readonly memberOf: string; readonly group: string; readonly conjunction: "AND" | "OR" }

const root = "@root"
const mostConditions = 50

/** Reads all of Drupal's forms: short (`filter[title]=x`), conditions, groups. @throws Refusal 400 */
export function parseFilter(filter: Parameters): Group {
  const members = [...filter].map(([key, item]) => memberOf(key, item))
  if (members.length > mostConditions)
    throw new Refusal(400, `A request may have ${mostConditions} filters at most; this one has ${members.length}.`)
  const groups = new Set(members.flatMap((member) => ("group" in member ? [member.group] : [])))
  const lost = members.find((member) => member.memberOf !== root && !groups.has(member.memberOf))
  if (lost !== undefined) throw new Refusal(400, `The filter group \`${lost.memberOf}\` does not exist.`)
  for (const group of groups) refuseCircle(group, members)
  return groupOf(root, "AND", members)
}

function groupOf(name: string, conjunction: "AND" | "OR", members: readonly Member[]): Group {
  const own = members.filter((member) => member.memberOf === name)
  const filled = own.map((member) => ("condition" in member ? member.condition : groupOf(member.group, member.conjunction, members)))
  return { conjunction, members: filled.filter((member) => !("members" in member) || member.members.length > 0) }
}

function refuseCircle(start: string, members: readonly Member[]): void {
  const parentOf = (name: string) => members.find((member) => "group" in member && member.group === name)?.memberOf ?? root
  const passed = new Set([start])
  for (let group = parentOf(start); group !== root; group = parentOf(group)) {
    if (passed.has(group)) throw new Refusal(400, `The filter group \`${start}\` is a member of itself.`)
    passed.add(group)
  }
}

function memberOf(key: string, item: Parameter): Member {
  if (typeof item === "string") return { memberOf: root, condition: { path: key, operator: "=", values: [item] } }
  const group = item.get("group")
  if (group !== undefined) return groupMember(key, group)
  const condition = item.get("condition")
  if (condition === undefined) return conditionMember(new Map([["path", key], ...item]))
  if (typeof condition === "string") throw invalidCondition()
  return conditionMember(condition)
}

function groupMember(key: string, group: Parameter): Member {
  const conjunction = typeof group === "string" ? undefined : text(group, "conjunction")
  if (conjunction !== "AND" && conjunction !== "OR") throw new Refusal(400, "Allowed conjunctions: AND, OR.")
  const parent = typeof group === "string" ? undefined : text(group, "memberOf")
  return { memberOf: parent ?? root, group: key, conjunction }
}

function invalidCondition(): Refusal {
  return new Refusal(400, "You must provide a valid filter condition. Check that you have set the required keys for your filter.")
}

function conditionMember(condition: Parameters): Member {
  const path = text(condition, "path")
  if (path === undefined) throw invalidCondition()
  const name = text(condition, "operator") ?? "="
  const operator = operators.find((each) => each === name)
  if (operator === undefined) throw new Refusal(400, `The '${name}' operator is not allowed in a filter parameter.`)
  const values = valuesOf(condition.get("value"))
  refuseWrongCount(operator, values)
  return { memberOf: text(condition, "memberOf") ?? root, condition: { path, operator, values } }
}

function refuseWrongCount(operator: Operator, values: readonly string[]): void {
  const count = values.length
  if (operator === "IS NULL" || operator === "IS NOT NULL") {
    if (count > 0) throw new Refusal(400, `Filters using the '${operator}' operator should not provide a value.`)
  } else if (operator === "BETWEEN" || operator === "NOT BETWEEN") {
    if (count !== 2) throw new Refusal(400, `Filters using the '${operator}' operator need two values.`)
  } else if (operator === "IN" || operator === "NOT IN") {
    if (count === 0) throw new Refusal(400, `Filters using the '${operator}' operator need at least one value.`)
  } else if (count > 1) {
    throw new Refusal(400, `Filters using the '${operator}' operator take one value; IN takes several.`)
  }
}

function valuesOf(value: Parameter | undefined): readonly string[] {
  if (value === undefined) return []
  if (typeof value === "string") return [value]
  return [...value.values()].filter((item) => typeof item === "string")
}

function text(parameters: Parameters, key: string): string | undefined {
  const value = parameters.get(key)
  return typeof value === "string" ? value : undefined
}
