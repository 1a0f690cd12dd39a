import * as v from "valibot"
import { roles } from "#contract/fields.ts"
import type { Ask } from "./asker.ts"
import { ok, wrong, type Finding } from "./finding.ts"
import type { Session } from "./session.ts"

const list = v.object({
  data: v.array(
    v.object({
      attributes: v.object({
        drupal_internal__id: v.string(),
        is_admin: v.nullish(v.boolean(), false),
        permissions: v.nullish(v.array(v.string()), []),
      }),
    }),
  ),
})

/** Whether managers of the site may do more than they need. Without our module, only those who may see all roles learn of it. */
export async function checkRoles(ask: Ask, { headers }: Session): Promise<readonly Finding[]> {
  const answer = await ask("/jsonapi/user_role/user_role", { headers })
  const parsed = v.safeParse(list, answer.json)
  const found = parsed.success ? parsed.output.data.map(({ attributes }) => attributes) : []
  const ours = found.filter(({ drupal_internal__id: name }) => Object.hasOwn(roles, name))
  if (ours.length === 0) return []
  const faults = ours.flatMap(({ drupal_internal__id: name, is_admin, permissions }) => {
    if (is_admin) return [`${name} has all permissions`]
    return permissions.includes("administer permissions") ? [`${name} may administer permissions`] : []
  })
  if (faults.length === 0) return [ok("roles", "managers of the site can't give themselves more")]
  return [wrong("roles", faults.join(", "), "Take that from the role at /admin/people/permissions; docs/hosting-drupal.md says more.")]
}
