import { codedWords, detailOf } from "#server/content/refusal-words.ts"
import { randomBytes } from "node:crypto"
import type { FirstAdministrator } from "#contract/session.ts"
import { endAdministratorLink, isAdministratorLink, storeAdministratorLink } from "#server/content/accounts/administrator-link.ts"
import { countAttempt, type Limit } from "#server/content/accounts/attempts.ts"
import { createUser } from "#server/content/accounts/change-account.ts"
import type { Credentials } from "#server/content/accounts/credentials.ts"
import { operator } from "#server/content/caller.ts"
import { InvalidContent } from "#server/content/errors.ts"
import { transaction, type Database } from "#server/database/open.ts"
import { uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { SessionContext } from "./context/context.ts"
import { refuseFlooded } from "./limits/flood.ts"

const hours = 24
const failures: Limit = { event: "failed first administrator from an address", most: 20, window: 3600 }

/** Replaces an earlier link; null if an administrator is active. The database has only a hash of the secret, which stands behind the #. */
export function firstAdministratorLink(db: Database, site: string, now: Date): string | null {
  const secret = randomBytes(24).toString("base64url")
  const expires = Math.floor(now.getTime() / 1000) + hours * 3600
  return storeAdministratorLink(db, secret, expires) ? `${site}/user/first/#temp_pass=${secret}` : null
}

/** The start prints these lines while no administrator is active. */
export function firstAdministratorAdvice(db: Database, site: string, now: Date): readonly string[] {
  const link = firstAdministratorLink(db, site, now)
  if (link === null) return []
  return [
    `Nobody is an administrator yet. This link makes the first one, once, within ${hours} hours:`,
    `  ${link}`,
    "What is published there goes on the public site when you start again.",
  ]
}

type Context = SessionContext & { readonly credentials: Credentials }
type FirstAdministratorForm = { readonly [Name in keyof FirstAdministrator]?: unknown }

/** @throws Refusal 404, 429 */
export async function makeFirstAdministrator(context: Context, form: FirstAdministratorForm, address: string): Promise<Response> {
  const { temp_pass: secret, name, mail, pass } = form
  const { db } = context
  refuseFlooded(context, failures, address)
  const mayMake = () => typeof secret === "string" && isAdministratorLink(db, secret, context.seconds())
  if (!mayMake()) {
    transaction(db, () => countAttempt(context, failures, address))
    throw unusable()
  }
  // createUser calls `who` inside its transaction, so of two requests with one link only the first makes an account.
  const who = () => {
    if (mayMake()) return operator
    throw unusable()
  }
  try {
    const fields = { name: textOrNull(name), mail: textOrNull(mail), pass: textOrNull(pass), roles: ["administrator"] }
    await createUser(context, who, { accountValues: { ...fields, pass: fields.pass ?? "" } })
  } catch (error) {
    if (error instanceof InvalidContent) return refused(error)
    throw error
  }
  transaction(db, () => endAdministratorLink(db))
  return Response.json({ message: "You are the first administrator." }, { status: 201, headers: uncacheableHeaders })
}

function unusable(): Refusal {
  return new Refusal(404, codedWords("first-link-ended"))
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null
}

/** Names each wrong field by its pointer, as JSON:API does for other accounts. */
function refused({ message, violations }: InvalidContent): Response {
  const errors = violations.map(({ detail, pointer = "/data" }) => ({
    title: "Unprocessable Content",
    status: "422",
    ...detailOf(detail),
    source: { pointer },
  }))
  return Response.json({ message, errors }, { status: 422, headers: uncacheableHeaders })
}
