import type { Condition } from "#dashboard/items/requests.ts"
import type { ListKind } from "#dashboard/lists/rows/kind.ts"
import type { ListedRow } from "#dashboard/lists/rows/row.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { nameOf } from "#lib/strings/language.ts"
import { momentInWords } from "#lib/text/moments.ts"
import { choice, fieldColumn, sorts, usual } from "./list-parts.ts"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.lists

const rolePath = "roles.meta.drupal_internal__target_id"

function roleConditions(value: string): readonly Condition[] {
  return value === "member" ? [{ path: rolePath, operator: "IS NULL" }] : [{ path: rolePath, value }]
}

/** Users without a role are members. */
function roleOf({ related }: ListedRow): string {
  const roleNames = (related.roles ?? []).map(({ key }) => key)
  const highest = ["administrator", "contributor"].find((role) => roleNames.includes(role))
  return highest === undefined ? appWords.people.role.member : nameOf(appWords.model.roles, highest)
}

function stateOf({ isPublished, meta }: ListedRow): ReturnType<NonNullable<ListKind["stateOf"]>> {
  if (!isPublished) return { look: "blocked", word: words.states.blocked }
  // Only the embedded server sends it; without it an invited account counts as active, as in Drupal.
  return meta.has_password === false ? { look: "pending", word: words.states.invited } : { look: "live", word: words.states.active }
}

/** Drupal keeps no `login` of a sign-in by OAuth, but the time of the last request. For users who never came it sends 1970. */
function lastSeen({ attributes: { login, access } }: ListedRow): string {
  const times = [textOf(login), textOf(access)].filter((time) => Date.parse(time) > 0)
  return times.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? ""
}

const mail = fieldColumn("user--user", "mail")
const { administrator, contributor } = appWords.model.roles

export const users: ListKind = {
  ...usual,
  of: "people",
  type: "user--user",
  words: appWords.listKinds.users,
  fields: ["drupal_internal__uid", "name", "mail", "status", "login", "access", "roles"],
  includes: [{ field: "field_member", type: "node--member", fields: ["title"] }],
  // Drupal has a user 0, who stands for all visitors.
  base: [{ path: "drupal_internal__uid", operator: ">", value: "0" }],
  searched: ["name", "mail"],
  filters: [
    {
      ...choice("role"),
      options: { from: "words", values: { administrator, contributor, member: appWords.people.role.member } },
      conditions: roleConditions,
    },
    {
      ...choice("account"),
      options: { from: "words", values: { active: words.states.active, blocked: words.states.blocked } },
      conditions: (value) => [{ path: "status", value: value === "active" ? "1" : "0" }],
    },
  ],
  sorts: [
    ...sorts.names("name", "drupal_internal__uid"),
    { id: "-seen", label: appWords.lists.lastSeen, sort: "-login,drupal_internal__uid", column: "seen" },
  ],
  titleLabel: words.name,
  stateLabel: words.account,
  stateOf,
  detailOf: mail.text,
  columns: [
    { id: "role", label: words.role, text: roleOf, isStacked: true },
    { ...fieldColumn("user--user", "field_member"), isWrapped: true },
    {
      id: "seen",
      label: words.lastSeen,
      text: (row) => (lastSeen(row) === "" ? words.never : momentInWords(lastSeen(row))),
      csv: lastSeen,
      isWide: true,
    },
  ],
  facts: [mail],
  sign: "person",
  editable: "people",
  actions: "account",
}
