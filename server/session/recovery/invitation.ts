import { codedWords } from "#server/content/refusal-words.ts"
import type { Invitation, InvitationWay } from "#contract/session.ts"
import { may, type Viewer } from "#contract/permissions.ts"
import { accountById, type Account } from "#server/content/accounts/accounts.ts"
import { countAttempt, type Limit } from "#server/content/accounts/attempts.ts"
import { credentialOf } from "#server/content/accounts/passwords.ts"
import { storeInvitation, temporaryPassword } from "#server/content/accounts/temporary-passwords.ts"
import type { Who } from "#server/content/caller.ts"
import { transaction } from "#server/database/open.ts"
import { uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import { accountKey, refuseFlooded } from "#server/session/limits/flood.ts"
import { noSuchUser } from "#server/session/profile/read-profile.ts"
import { invitationDays } from "#server/mail/account-mail-words.ts"
import { passwordLink, passwordMail } from "#server/mail/account-mails.ts"
import { sendLater } from "#server/mail/mailer.ts"
import { knownSite, type Sender } from "#server/session/context/request.ts"

const hour = 3600

const invitedAccount: Limit = { event: "invitation of an account", most: 3, window: hour }
const invitedByAdmin: Limit = { event: "invitation by an admin", most: 100, window: hour }

type Occasion = Pick<Sender, "site"> & { readonly admin: Viewer }

/** Runs in the caller's transaction. @returns the function that mails the invitation @throws Refusal 429, 503 */
export function inviteNewUser(context: SessionContext, uid: number, occasion: Occasion): () => void {
  const account = accountById(context.db, uid)
  return account === undefined ? () => undefined : invite(context, account, occasion).send
}

/** Only admins may ask. @throws Refusal 401, 403 */
export function invitationWay({ options }: SessionContext, viewer: Viewer): Response {
  refuseOthers(viewer)
  const way: InvitationWay = { isMailed: options.hasMailServer !== false }
  return Response.json(way, { headers: uncacheableHeaders })
}

function refuseOthers(viewer: Viewer): void {
  if (!may.inviteUsers(viewer)) throw new Refusal(403, "The 'administer users' permission is required.")
}

/** Ends the former invitation. Without a mail server the admin gets the link. @throws Refusal 401, 403, 404, 409, 429, 503 */
export function inviteAgain(context: SessionContext, who: Who, { uid, site }: Pick<Sender, "site"> & { readonly uid: number }): Response {
  const { send, link } = transaction(context.db, () => {
    const admin = who()
    // The check comes before the account is looked up: the answer must not show whether it exists.
    refuseOthers(admin)
    const account = accountById(context.db, uid)
    if (account === undefined) throw new Refusal(404, noSuchUser)
    refuseUninvitable(context, account)
    return invite(context, account, { admin, site })
  })
  send()
  const invitation: Invitation =
    context.options.hasMailServer === false
      ? { message: `There is no mail server: give the user the link. It is good for ${invitationDays} days.`, link }
      : { message: `The invitation was sent. It is good for ${invitationDays} days.` }
  return Response.json(invitation, { headers: uncacheableHeaders })
}

function refuseUninvitable({ db }: SessionContext, { pk, name, isActive }: Account): void {
  if (!isActive) throw new Refusal(409, codedWords("invited-is-blocked", { name }))
  if (credentialOf(db, pk) === undefined) return
  throw new Refusal(409, codedWords("invited-has-password", { name }))
}

function invite(context: SessionContext, account: Account, { admin, site }: Occasion) {
  const { db, seconds } = context
  const siteAddress = knownSite(site)
  countLimited(context, invitedByAdmin, accountKey(admin.uid))
  countLimited(context, invitedAccount, accountKey(account.uid))
  const password = temporaryPassword()
  storeInvitation(db, account, { password, expires: seconds() + invitationDays * 24 * hour })
  const temporary = { account, password, site: siteAddress }
  return { link: passwordLink("invitation", temporary), send: () => sendLater(context, passwordMail("invitation", temporary)) }
}

function countLimited(context: SessionContext, limit: Limit, key: string): void {
  refuseFlooded(context, limit, key, codedWords("too-many-invitations"))
  countAttempt(context, limit, key)
}
