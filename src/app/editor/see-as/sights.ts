/** What visitors, members and admins see of a member page, from the rules of the content model and the permissions. */
import { fieldsOf } from "#contract/content.ts"
import { anonymous, may, type Viewer } from "#contract/permissions.ts"
import { isText } from "#app/resources/value-kinds.ts"
import type { Values } from "#app/resources/values.ts"
import { formFieldsOf } from "#app/widgets/form-fields.ts"

const type = "node--member"

const viewers = {
  visitor: anonymous,
  member: { ...anonymous, uid: 1 },
  admin: { ...anonymous, uid: 1, roles: ["administrator"] },
} as const satisfies Readonly<Record<string, Viewer>>

export type Watcher = keyof typeof viewers
export const watchers = ["visitor", "member", "admin"] as const satisfies readonly Watcher[]

type Part = { readonly name: string; readonly label: string }

export type Sight = {
  /** The form's values as the page shows them to this watcher; null if they see no page. */
  readonly values: Values | null
  /** Filled in, and not shown to this watcher. */
  readonly missing: readonly Part[]
  /** Shown to this watcher, and not to visitors. */
  readonly hidden: readonly Part[]
}

export function sightOf(watcher: Watcher, values: Values): Sight {
  const viewer = viewers[watcher]
  if (values.status !== true && !may.readDrafts(viewer)) return { values: null, missing: [], hidden: [] }
  const parts = guardedParts(values)
  const maySee = ({ shownBy }: Guarded, who: Viewer) => values[shownBy] === true || may.readHiddenContact(who)
  const shown = parts.filter((part) => maySee(part, viewer))
  // The page itself shows what its flags allow.
  const flags = Object.fromEntries(parts.map((part) => [part.shownBy, maySee(part, viewer)]))
  return {
    values: { ...values, ...flags },
    missing: parts.filter((part) => !shown.includes(part)),
    hidden: shown.filter((part) => !maySee(part, anonymous)),
  }
}

type Guarded = Part & { readonly shownBy: string }

/** The fields with a flag that have something in them. */
function guardedParts(values: Values): readonly Guarded[] {
  return Object.entries(fieldsOf(type)).flatMap(([name, { shownBy, label }]) => {
    const value = values[name]
    const isFilled = isText(value) && value.trim() !== ""
    return shownBy !== undefined && isFilled ? [{ name, shownBy, label: formFieldsOf(type)[name]?.label ?? label }] : []
  })
}
