/** The limits on failed sign-ins, and what exempts an owner from them. */
import type { Account } from "#server/content/accounts/accounts.ts"
import { foldName } from "#contract/fold.ts"
import type { SessionContext } from "#server/session/context.ts"
import { flooded, type TokenProblem } from "#server/session/oauth/token-problem.ts"
import { countOne, failedAnywhere, failedByAccount, failedByAddress, forget, signedIn, waitFor } from "./flood.ts"

/** The keys under which the failures of one attempt are counted. */
export type AttemptKeys = {
  readonly name: string
  /** Name and address together. */
  readonly pair: string
  readonly address: string
  /** Whether the owner of the account has signed in from this address before. */
  readonly isFamiliar: boolean
}

/** The keys hold what was typed: a count shared by an account's name and mail would tell that they belong together. */
export function keysOf(
  context: SessionContext,
  { name, address }: { readonly name: string; readonly address: string },
  known: Account | undefined,
): AttemptKeys {
  const key = nameKey(name)
  const isFamiliar = waitFor(context, signedIn, pairKey(accountKey(known?.uid ?? 0), address)) > 0
  return { name: key, pair: pairKey(key, address), address, isFamiliar }
}

/** The reason to refuse an attempt at once: too many failures before it. */
export function floodProblem(context: SessionContext, { pair, address }: AttemptKeys): TokenProblem | undefined {
  const byAddress = waitFor(context, failedByAddress, address)
  if (byAddress > 0) return flooded("ip", byAddress)
  const byName = waitFor(context, failedByAccount, pair)
  return byName > 0 ? flooded("user", byName) : undefined
}

/** Tells whether many addresses guess at a name, and its owner never signed in from this one. */
export function isGuessed(context: SessionContext, { name, isFamiliar }: AttemptKeys): boolean {
  return !isFamiliar && waitFor(context, failedAnywhere, name) > 0
}

/** Counts a failed attempt. */
export function countFailure(context: SessionContext, { name, pair, address, isFamiliar }: AttemptKeys): void {
  countOne(context, failedByAccount, pair)
  if (!isFamiliar) countOne(context, failedAnywhere, name)
  countOne(context, failedByAddress, address)
}

/** Forgets an account's failures from an address, and remembers that its owner signs in from there. */
export function welcome(context: SessionContext, { uid, name, mail }: Account, address: string): void {
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

/** The key of an account itself. Its counts show only in the answers to its owner. */
export function accountKey(uid: number): string {
  return `account ${uid}`
}
