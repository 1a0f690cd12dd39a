import { say } from "#server/content/sentence.ts"
import { randomBytes } from "node:crypto"
import * as v from "valibot"
import type { LostPassword, Message, PasswordReset } from "#contract/session.ts"
import { accountById, accountByName, type Account } from "#server/content/accounts/accounts.ts"
import { row, run } from "#server/database/query.ts"
import { uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import { Refusal } from "#server/http/refusal.ts"
import { unstorableIn } from "#contract/field-types/text.ts"
import { transaction } from "#server/database/open.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import { accountKey, countOne, countSignIn, forget, refuseFlooded, waitFor, type Limit } from "#server/session/limits/flood.ts"
import { digest } from "#server/session/context/hashing.ts"
import { revokeAccess, revokeRefresh } from "#server/session/tokens/tokens.ts"
import { storedHash, storeHash } from "#server/session/passwords/credentials.ts"
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
  const { db } = context
  refuseFlooded(context, lostByAddress, address)
  const password = temporaryPassword()
  const account = transaction(db, () => {
    const account = accountByName(db, mail)
    countOne(context, lostByAddress, address)
    forget(context, lostLately, address)
    countOne(context, lostLately, address)
    if (account?.isActive !== true || waitFor(context, lostByAccount, accountKey(account.uid)) > 0) return undefined
    // Only sent mails count, so that repeated requests can't keep mails from the owner.
    countOne(context, lostByAccount, accountKey(account.uid))
    storeTemporary(context, account, password)
    return account
  })
  if (account !== undefined) sendLater(context, passwordMail("lost-password", { account, password, site }))
  return answer("Further instructions have been sent to your email address.")
}

/** 120 random bits. */
export function temporaryPassword(): string {
  return randomBytes(15).toString("base64url")
}

function storeTemporary({ db, seconds }: SessionContext, { pk }: Account, password: string): void {
  run(db, "DELETE FROM lost_password WHERE expires <= ?", seconds())
  const expires = seconds() + lostPasswordHours * hour
  run(db, "INSERT INTO lost_password (account, hash, expires) VALUES (?, ?, ?)", pk, digest(password), expires)
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
  const { db, passwords } = context
  const account = accountByName(db, name)
  const isRight = isTemporary(context, account?.pk ?? 0, temporary)
  if (account?.isActive !== true || !isRight) return refuseReset(context, address)
  const complaint = complaintAbout(newPassword, [account.name, account.mail])
  if (complaint !== null) throw new Refusal(400, complaint)
  const hash = await passwords.hash(newPassword)
  const hadOne = storedHash(db, account.pk) !== undefined
  const isDone = transaction(db, () => {
    const isStillActive = accountById(db, account.uid)?.isActive === true
    if (!isStillActive || !isTemporary(context, account.pk, temporary)) return false
    storeHash(db, account.pk, hash)
    revokeAccess(db, account.pk)
    revokeRefresh(db, account.pk, null)
    forget(context, lostLately, address)
    countSignIn(context, account, address)
    return true
  })
  if (!isDone) throw new Refusal(400, noRequest)
  if (hadOne) sendLater(context, changeMail("password", account))
  return answer("Your New Password has been saved please log in.")
}

const noRequest = say("link-ended")

function isTemporary({ db, seconds }: SessionContext, account: number, temporary: string): boolean {
  const sql = `SELECT 1 AS n FROM lost_password WHERE account = ?1 AND hash = ?2 AND expires > ?3 UNION ALL
    SELECT 1 FROM invitation i JOIN entity e ON e.pk = i.account
    WHERE i.account = ?1 AND i.hash = ?2 AND i.expires > ?3 AND i.mail = json_extract(e.fields, '$.mail')`
  return row(db, v.object({ n: v.number() }), sql, account, digest(temporary), seconds()) !== undefined
}

/** The answer depends on the requests of this address, not on the account, so it doesn't reveal a blocked one. */
function refuseReset(context: SessionContext, address: string): never {
  refuseFlooded(context, resetByAddress, address)
  transaction(context.db, () => countOne(context, resetByAddress, address))
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
