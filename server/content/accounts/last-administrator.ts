/** That someone can always manage the accounts. product.md, Roles. */
import type { Database } from "#server/database/open.ts"
import { InvalidContent } from "#server/content/errors.ts"
import { hasOtherAdministrator, isActiveAdministrator } from "./accounts.ts"

/** What an account is to be; `undefined` where it is to be no more. */
export type AccountAfter = { readonly status: boolean; readonly roles: readonly string[] } | undefined

/**
 * Refuses to remove, block or demote the last active administrator. Asked inside the transaction that would do it, so that two
 * administrators who demote each other at once don't both succeed. Contributors don't count: the operator's way back in is an administrator.
 *
 * @throws InvalidContent
 */
export function guardLastAdministrator(db: Database, uid: number, after: AccountAfter): void {
  const staysOne = after?.status === true && after.roles.includes("administrator")
  if (staysOne || !isActiveAdministrator(db, uid) || hasOtherAdministrator(db, uid)) return
  const detail = "This is the last active administrator. Make another one first."
  if (after === undefined) throw new InvalidContent([{ detail: `${detail} Then this account can be deleted.` }])
  throw new InvalidContent([
    after.status
      ? { detail: `roles: ${detail} Then this account can lose the role.`, pointer: "/data/relationships/roles" }
      : { detail: `status: ${detail} Then this account can be blocked.`, pointer: "/data/attributes/status" },
  ])
}
