/** What visitors, members and admins see of a member page, from the rules of the content model and the permissions. */
import { fieldsOf } from "#contract/content.ts"
import { anonymous, may, type Viewer } from "#contract/permissions.ts"
import { wordsIn } from "#app/resources/compare-words.ts"
import type { FieldValue, Values } from "#app/resources/values.ts"
import { seeAs as strings } from "#lib/strings/members-area/people.ts"
import { formFieldsOf } from "../plan/form-fields.ts"
import { planOf } from "../plan/form-plan.ts"
import { isFlag } from "../rules/value-kinds.ts"

const type = "node--member"

export const watchers = [
  { name: strings.visitor, viewer: anonymous },
  { name: strings.member, viewer: { ...anonymous, uid: 1 } },
  { name: strings.admin, viewer: { ...anonymous, uid: 1, roles: ["administrator"] } },
] as const satisfies readonly { readonly name: string; readonly viewer: Viewer }[]

/** `seen` has what each of the watchers sees, in their order; null for what is not shown. */
export type Sight = { readonly name: string; readonly label: string; readonly seen: readonly (string | null)[] }

/** In the order of the form, without the switches that only decide about other fields. */
export function sightsOf(values: Values): readonly Sight[] {
  const fields = formFieldsOf(type)
  const { main, aside } = planOf(type, fields)
  const switches = new Set(Object.values(fields).flatMap(({ shownBy }) => shownBy ?? []))
  const names = [...main, ...aside].flatMap(({ rows }) => rows.flat()).filter((name) => name !== "summary" && !switches.has(name))
  return names.map((name) => ({
    name,
    label: fields[name]?.label ?? name,
    seen: watchers.map(({ viewer }) => (maySee(viewer, name, values) ? wordsOf(values[name]) : null)),
  }))
}

function maySee(viewer: Viewer, name: string, values: Values): boolean {
  if (values.status !== true && !may.readDrafts(viewer)) return false
  const shownBy = fieldsOf(type)[name]?.shownBy
  return shownBy === undefined || values[shownBy] === true || may.readHiddenContact(viewer)
}

function wordsOf(value: FieldValue | undefined): string {
  if (isFlag(value)) return value ? strings.yes : strings.no
  return wordsIn(value)
}
