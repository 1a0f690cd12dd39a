/** `/user/lost-password` and `/user/lost-password-reset`, as Drupal's rest_password has them. */
import { randomBytes } from "node:crypto"
import * as v from "valibot"
import type { LostPassword, Message, PasswordReset } from "#contract/session.ts"
import { accountById, accountByName, type Account } from "#server/content/accounts.ts"
import { row, run } from "#server/content/query.ts"
import { Refusal } from "#server/content/refusal.ts"
import { transaction } from "#server/database/open.ts"
import { storeHash } from "./credentials.ts"
import { countOne, lostByAccount, lostByAddress, lostLately, resetByAddress, waitFor, type Limit } from "./flood.ts"
import { lostPasswordMail } from "./mail-text.ts"
import { complaintAbout } from "./passwords.ts"
import { accountKey, forgetFailures } from "./sign-in.ts"
import type { SessionContext } from "./source.ts"
import { digest, revokeAccess, revokeRefresh } from "./tokens.ts"

const uncacheable = { "Cache-Control": "must-revalidate, no-cache, private" } as const
const hours = 24

export type Sender = {
  readonly address: string
  /** The site's address, for links; null where it isn't known for certain. */
  readonly site: string | null
}

/** What is sent, where each may be missing or anything. */
type Sent<Body> = { readonly [Name in keyof Body]?: unknown }

/**
 * Mails a temporary password. Known, unknown and blocked get the same answer after the same work; the mail leaves after it.
 *
 * @throws Refusal 400, 429
 */
export function loseMyPassword(context: SessionContext, { mail }: Sent<LostPassword>, { address, site }: Sender): Response {
  if (typeof mail !== "string" || mail === "") throw new Refusal(400, "Please Post mail key.")
  const { db } = context
  refuseFlooded(context, lostByAddress, address)
  const password = randomBytes(15).toString("base64url")
  const account = transaction(db, () => {
    const known = accountByName(db, mail)
    const key = known === undefined ? mail.toLowerCase() : accountKey(known.uid)
    const isOften = waitFor(context, lostByAccount, key) > 0
    countOne(context, lostByAddress, address)
    countOne(context, lostByAccount, key)
    countOne(context, lostLately, mail.toLowerCase())
    if (known?.isActive !== true || isOften) return undefined
    storeTemporary(context, known, password)
    return known
  })
  if (account !== undefined) {
    const { mail: to, name, langcode } = account
    setImmediate(() => void send(context, lostPasswordMail(langcode, { to, name, password, site, hours })))
  }
  return message("Further instructions have been sent to your email address.")
}

async function send({ options, log }: SessionContext, mail: ReturnType<typeof lostPasswordMail>): Promise<void> {
  try {
    if (options.sendMail === undefined) log({ level: "error", event: "mail not sent", reason: "nothing is set up to send it" })
    else await options.sendMail(mail)
  } catch (error) {
    // The message may quote the address.
    log({ level: "error", event: "mail not sent", reason: error instanceof Error && "code" in error ? String(error.code) : "unknown" })
  }
}

function storeTemporary({ db, seconds }: SessionContext, { pk }: Account, password: string): void {
  const sql = `INSERT INTO lost_password (account, hash, expires) VALUES (?, ?, ?)
    ON CONFLICT (account) DO UPDATE SET hash = excluded.hash, expires = excluded.expires`
  run(db, sql, pk, digest(password), seconds() + hours * 3600)
}

/**
 * Sets a new password by the temporary one, which works once; every sign-in of the account ends.
 *
 * @throws Refusal 400, 429
 */
export async function resetPassword(context: SessionContext, body: Sent<PasswordReset>, { address }: Sender): Promise<Response> {
  const { name, temp_pass: temporary, new_pass: chosen } = body
  if (!isText(name) || !isText(temporary) || !isText(chosen)) throw new Refusal(400, "name, new_pass, and temp_pass fields are required")
  const { db, passwords } = context
  refuseFlooded(context, resetByAddress, address)
  const account = accountByName(db, name)
  if (account?.isActive === false) return answer(400, "This account is blocked or has not been activated yet.")
  const complaint = temporaryComplaint(context, { account, name, temporary })
  if (complaint !== null) {
    transaction(db, () => {
      countOne(context, resetByAddress, address)
    })
    throw new Refusal(400, complaint)
  }
  if (account === undefined) throw new Refusal(400, noRequest)
  const unfit = complaintAbout(chosen, [account.name, account.mail])
  if (unfit !== null) throw new Refusal(400, unfit)
  const hash = await passwords.hash(chosen)
  const isDone = transaction(db, () => {
    const isStillActive = accountById(db, account.uid)?.isActive === true
    const spent = run(db, "DELETE FROM lost_password WHERE account = ? AND hash = ?", account.pk, digest(temporary))
    if (!isStillActive || spent === 0) return false
    storeHash(db, account.pk, hash)
    revokeAccess(db, account.pk)
    revokeRefresh(db, account.pk, null)
    forgetFailures(context, account.uid, address)
    return true
  })
  if (!isDone) throw new Refusal(400, noRequest)
  return message("Your New Password has been saved please log in.")
}

const noRequest = "No valid temp password request."
const notValid = "The recovery password is not valid."

type Tried = { readonly account: Account | undefined; readonly name: string; readonly temporary: string }

/** Of an unknown name the same is said as of a known one for which the same was asked before. */
function temporaryComplaint(context: SessionContext, { account, name, temporary }: Tried): string | null {
  if (account === undefined) return waitFor(context, lostLately, name.toLowerCase()) > 0 ? notValid : noRequest
  const sql = "SELECT hash FROM lost_password WHERE account = ? AND expires > ?"
  const stored = row(context.db, v.object({ hash: v.string() }), sql, account.pk, context.seconds())
  if (stored === undefined) return noRequest
  return stored.hash === digest(temporary) ? null : notValid
}

function refuseFlooded(context: SessionContext, limit: Limit, address: string): void {
  const wait = waitFor(context, limit, address)
  if (wait > 0)
    throw new Refusal(429, "Too many requests from your address. Try again later.", { headers: { "Retry-After": String(wait) } })
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== ""
}

function message(text: string): Response {
  return answer(200, { message: text })
}

function answer(status: number, body: string | Message): Response {
  return Response.json(body, { status, headers: uncacheable })
}
