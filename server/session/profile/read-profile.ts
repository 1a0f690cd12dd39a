import { backEndFeatures } from "#contract/back-end-features.ts"
import { isAdmin } from "#contract/permissions.ts"
import type { Profile } from "#contract/session.ts"
import { accountById, type Account } from "#server/content/accounts/accounts.ts"
import { credentialOf } from "#server/content/accounts/passwords.ts"
import { roleId } from "#server/content/entities/configuration.ts"
import type { Caller } from "#server/content/caller.ts"
import { uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { Database } from "#server/database/open.ts"
import { authenticate, bearerOf } from "#server/session/tokens/authenticate.ts"
import type { SessionContext } from "#server/session/context/context.ts"

export const noSuchUser = 'The "user" parameter was not converted for the path "/user/{user}" (route name: "rest.entity.user.GET")'
export const noProfiles = "The 'access user profiles' permission is required."

/** Only the user and admins may read a profile. @throws Refusal 401, 403, 404 */
export function readProfile(context: SessionContext, request: Request, uid: number): Response {
  // A token without scopes is enough to read one's own profile, as in Drupal.
  const bearer = bearerOf(context, request)
  const caller = authenticate(context, request)
  const isTheirs = bearer?.account.uid === uid
  // The check comes before the account is looked up: the answer must not tell whether it exists.
  if (!isTheirs && !isAdmin(caller)) throw new Refusal(403, noProfiles)
  const account = accountById(context.db, uid)
  if (account === undefined) throw new Refusal(404, noSuchUser)
  return profileAnswer(context.db, account, caller)
}

/** Admins also see the status and the last sign-in of others. */
export function profileAnswer(db: Database, account: Account, caller: Caller): Response {
  const isShown = isAdmin(caller) && caller.uid !== account.uid
  const use = isShown ? { isActive: account.isActive, login: credentialOf(db, account.pk)?.lastLogin ?? null } : null
  return Response.json(profileOf(account, use), { headers: uncacheableHeaders })
}

function profileOf(account: Account, use: { readonly isActive: boolean; readonly login: number | null } | null): Profile {
  const { uid, uuid, name, mail, langcode, created, changed, roles, member, wantsMails } = account
  return {
    uid: [{ value: uid }],
    uuid: [{ value: uuid }],
    langcode: [{ value: "en" }],
    preferred_langcode: [{ value: langcode }],
    preferred_admin_langcode: [],
    name: [{ value: name }],
    mail: [{ value: mail }],
    timezone: [{ value: "Europe/Brussels" }],
    ...(use === null ? {} : { status: [{ value: use.isActive }], login: use.login === null ? [] : [instant(use.login)] }),
    created: [instant(created)],
    changed: [instant(changed)],
    roles: roles.map((role) => ({ target_id: role, target_type: "user_role", target_uuid: roleId(role) })),
    default_langcode: [{ value: true }],
    field_mail_changes: [{ value: wantsMails }],
    g30_features: backEndFeatures.map((value) => ({ value })),
    field_member: member === null ? [] : [memberReference(member)],
  }
}

function memberReference({ id, uuid, alias }: NonNullable<Account["member"]>) {
  return { target_id: id, target_type: "node", target_uuid: uuid, url: alias ?? `/node/${id}` } as const
}

function instant(seconds: number) {
  return { value: new Date(seconds * 1000).toISOString().replace(".000Z", "+00:00"), format: String.raw`Y-m-d\TH:i:sP` }
}
