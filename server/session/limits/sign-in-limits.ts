import type { Account } from "#server/content/accounts/accounts.ts"
import { foldName } from "#contract/fold.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import { countOne, failedAnywhere, failedByAccount, failedByAddress, forget, signedIn, waitFor } from "./flood.ts"

export type AttemptKeys = ReturnType<typeof keysOf>

type Attempt = { readonly name: string; readonly address: string }

/** Returns the keys of an attempt. They hold the typed name: a count for name and mail together would show that they belong together. */
export function keysOf(context: SessionContext, { name, address }: Attempt, account: Account | undefined) {
  const key = nameKey(name)
  // True if the owner of the account has signed in from this address before.
  const isFamiliar = waitFor(context, signedIn, pairKey(accountKey(account?.uid ?? 0), address)) > 0
  return { name: key, pair: pairKey(key, address), address, isFamiliar }
}

/** Tells whether many addresses guess at the password, and the owner never signed in from this one. */
export function isGuessed(context: SessionContext, { name, isFamiliar }: AttemptKeys): boolean {
  return !isFamiliar && waitFor(context, failedAnywhere, name) > 0
}

export function countFailure(context: SessionContext, { name, pair, address, isFamiliar }: AttemptKeys): void {
  countOne(context, failedByAccount, pair)
  if (!isFamiliar) countOne(context, failedAnywhere, name)
  countOne(context, failedByAddress, address)
}

/** Forgets an account's failures from an address, and remembers that the owner signed in there. */
export function countSignIn(context: SessionContext, { uid, name, mail }: Account, address: string): void {
  for (const typed of [name, mail]) forget(context, failedByAccount, pairKey(nameKey(typed), address))
  const pair = pairKey(accountKey(uid), address)
  forget(context, signedIn, pair)
  countOne(context, signedIn, pair)
}

function nameKey(name: string): string {
  return `name ${foldName(name)}`
}

function pairKey(key: string, address: string): string {
  return `${key} from ${address}`
}

/** Returns the key for counts that only the owner's answers show. */
export function accountKey(uid: number): string {
  return `account ${uid}`
}
