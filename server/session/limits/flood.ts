import { codedWords } from "#server/content/refusal-words.ts"
import { foldName } from "#contract/fold.ts"
import type { Account } from "#server/content/accounts/accounts.ts"
import { countAttempt, forgetAttempts, waitFor, type Limit } from "#server/content/accounts/attempts.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { SessionContext } from "#server/session/context/context.ts"

const hour = 3600

/** This limit and the next are Drupal's defaults. */
export const failedByAccount: Limit = { event: "failed sign-in of an account", most: 5, window: 6 * hour }
export const failedByAddress: Limit = { event: "failed sign-in from an address", most: 50, window: hour }

/** NIST SP 800-63B, 5.2.2, allows so many failures from all addresses. server/session/context/context.ts delays the next ones. */
export const failedAnywhere: Limit = { event: "failed sign-in of an account from anywhere", most: 100, window: 6 * hour }

/** Owners are not slowed down at an address where they signed in. */
const signedIn: Limit = { event: "sign-in of an account from an address", most: 1, window: 180 * 24 * hour }

export const wrongCurrent: Limit = { event: "wrong current password", most: 5, window: 6 * hour }

/** @throws Refusal 429 */
export function refuseFlooded(context: SessionContext, limit: Limit, key: string, words = codedWords("too-many-requests")): void {
  const wait = waitFor(context, limit, key)
  if (wait > 0) throw new Refusal(429, words, { headers: { "Retry-After": String(wait) } })
}

export type AttemptKeys = ReturnType<typeof keysOf>

type Attempt = { readonly name: string; readonly address: string }

/** Keys hold the typed name. A common count for name and mail would show that they belong together. */
export function keysOf(context: SessionContext, { name, address }: Attempt, account: Account | undefined) {
  const key = nameKey(name)
  // Is true if the owner of the account has signed in from this address before.
  const isFamiliar = waitFor(context, signedIn, pairKey(accountKey(account?.uid ?? 0), address)) > 0
  return { name: key, pair: pairKey(key, address), address, isFamiliar }
}

/** Many addresses guess at the password, and the owner never signed in from this one. */
export function isGuessed(context: SessionContext, { name, isFamiliar }: AttemptKeys): boolean {
  return !isFamiliar && waitFor(context, failedAnywhere, name) > 0
}

export function countFailure(context: SessionContext, { name, pair, address, isFamiliar }: AttemptKeys): void {
  countAttempt(context, failedByAccount, pair)
  if (!isFamiliar) countAttempt(context, failedAnywhere, name)
  countAttempt(context, failedByAddress, address)
}

/** Forgets failures from an address, and remembers that the owner signed in there. */
export function countSignIn(context: SessionContext, { uid, name, mail }: Account, address: string): void {
  for (const typed of [name, mail]) forgetAttempts(context, failedByAccount, pairKey(nameKey(typed), address))
  const pair = pairKey(accountKey(uid), address)
  forgetAttempts(context, signedIn, pair)
  countAttempt(context, signedIn, pair)
}

function nameKey(name: string): string {
  return `name ${foldName(name)}`
}

function pairKey(key: string, address: string): string {
  return `${key} from ${address}`
}

/** Only the owner's answers show counts of this key. */
export function accountKey(uid: number): string {
  return `account ${uid}`
}
