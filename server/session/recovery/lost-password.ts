import { codedWords } from "#server/content/refusal-words.ts"
import type { LostPassword, Message, PasswordReset } from "#contract/session.ts"
import { accountById, accountByName } from "#server/content/accounts/accounts.ts"
import { countAttempt, forgetAttempts, waitFor, type Limit } from "#server/content/accounts/attempts.ts"
import { credentialOf, storeHash } from "#server/content/accounts/passwords.ts"
import { isTemporary, storeLostPassword, temporaryPassword } from "#server/content/accounts/temporary-passwords.ts"
import { revokeAccess, revokeRefresh } from "#server/content/accounts/tokens.ts"
import { uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import { Refusal } from "#server/http/refusal.ts"
import { unstorableIn } from "#contract/field-types/text.ts"
import { transaction } from "#server/database/open.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import { accountKey, countSignIn, refuseFlooded } from "#server/session/limits/flood.ts"
import { complaintAbout } from "#server/session/passwords/strength.ts"
import { lostPasswordHours } from "#server/mail/account-mail-words.ts"
import { changeMail, passwordMail } from "#server/mail/account-mails.ts"
import { sendLater } from "#server/mail/mailer.ts"
import type { KnownSender, Sender } from "#server/session/context/request.ts"

const hour = 3600

const lostByAddress: Limit = { event: "lost password from an address", most: 20, window: hour }
const lostByAccount: Limit = { event: "lost password of an account", most: 3, window: hour }
const lostLately: Limit = { event: "lost password", most: 1, window: lostPasswordHours * hour }
const resetByAddress: Limit = { event: "failed reset from an address", most: 20, window: hour }

type UntrustedBody<Body> = { readonly [Name in keyof Body]?: unknown }

/** Known, unknown and blocked accounts get the same answer, and the mail leaves after it. @throws Refusal 400, 429 */
export function requestPassword(context: SessionContext, { mail }: UntrustedBody<LostPassword>, { address, site }: KnownSender): Response {
  if (!isText(mail)) throw new Refusal(400, "Please Post mail key.")
  refuseUnstorable(mail)
  const { db, seconds } = context
  refuseFlooded(context, lostByAddress, address)
  const password = temporaryPassword()
  const account = transaction(db, () => {
    const account = accountByName(db, mail)
    countAttempt(context, lostByAddress, address)
    forgetAttempts(context, lostLately, address)
    countAttempt(context, lostLately, address)
    if (account?.isActive !== true || waitFor(context, lostByAccount, accountKey(account.uid)) > 0) return undefined
    // Only sent mails count, so that repeated requests can't keep mails from the owner.
    countAttempt(context, lostByAccount, accountKey(account.uid))
    storeLostPassword(db, account, { password, now: seconds(), expires: seconds() + lostPasswordHours * hour })
    return account
  })
  if (account !== undefined) sendLater(context, passwordMail("lost-password", { account, password, site }))
  return answer("Further instructions have been sent to your email address.")
}

/** A mailed temporary password sets the new one and ends all sign-ins. @throws Refusal 400, 429 */
export async function resetPassword(
  context: SessionContext,
  body: UntrustedBody<PasswordReset>,
  { address }: Pick<Sender, "address">,
): Promise<Response> {
  const { name, temp_pass: temporary, new_pass: newPassword } = body
  if (!isText(name) || !isText(temporary) || !isText(newPassword))
    throw new Refusal(400, "name, new_pass, and temp_pass fields are required")
  refuseUnstorable(name)
  const { db, passwords, seconds } = context
  const account = accountByName(db, name)
  const isRight = isTemporary(db, account?.pk ?? 0, { password: temporary, now: seconds() })
  if (account?.isActive !== true || !isRight) return refuseReset(context, address)
  const complaint = complaintAbout(newPassword, [account.name, account.mail])
  if (complaint !== null) throw new Refusal(400, complaint)
  const hash = await passwords.hash(newPassword)
  const hadOne = credentialOf(db, account.pk) !== undefined
  const isDone = transaction(db, () => {
    const isStillActive = accountById(db, account.uid)?.isActive === true
    if (!isStillActive || !isTemporary(db, account.pk, { password: temporary, now: seconds() })) return false
    storeHash(db, account.pk, hash)
    revokeAccess(db, account.pk)
    revokeRefresh(db, account.pk, null)
    forgetAttempts(context, lostLately, address)
    countSignIn(context, account, address)
    return true
  })
  if (!isDone) throw new Refusal(400, noRequest)
  if (hadOne) sendLater(context, changeMail("password", account))
  return answer("Your New Password has been saved please log in.")
}

const noRequest = codedWords("link-ended")

/** The answer depends on the requests of this address, not on the account, so it doesn't reveal a blocked one. */
function refuseReset(context: SessionContext, address: string): never {
  refuseFlooded(context, resetByAddress, address)
  transaction(context.db, () => countAttempt(context, resetByAddress, address))
  throw new Refusal(400, waitFor(context, lostLately, address) > 0 ? "The recovery password is not valid." : noRequest)
}

function refuseUnstorable(text: string): void {
  const problem = unstorableIn(text, false)
  if (problem !== null) throw new Refusal(400, problem)
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== ""
}

function answer(message: string): Response {
  const body: Message = { message }
  return Response.json(body, { headers: uncacheableHeaders })
}
