import { accountById, accountByName, type Account } from "#server/content/accounts.ts"
import { transaction } from "#server/database/open.ts"
import { noteLogin, replaceHash, storedHash } from "./credentials.ts"
import { countOne, failedAnywhere, failedByAccount, failedByAddress, forget, waitFor } from "./flood.ts"
import type { SessionContext } from "./source.ts"
import { flooded, wrongCredentials } from "./token-problem.ts"

export type Attempt = {
  /** The user's name or mail address. */
  readonly name: string
  readonly password: string
  /** Where from. */
  readonly address: string
}

/**
 * Signs someone in by their password, and runs `whenRight` in the transaction that says so.
 *
 * An unknown name, a wrong password and a blocked account get the same answer after the same work.
 *
 * @throws TokenProblem
 */
export async function signIn<T>(context: SessionContext, attempt: Attempt, whenRight: (account: Account) => T): Promise<T> {
  const { db, passwords } = context
  const known = accountByName(db, attempt.name)
  const flood = floodOf(attempt, known)
  refuseFlooded(context, flood)
  const hash = known === undefined ? undefined : storedHash(db, known.pk)
  const isSame = await passwords.verify(hash, attempt.password)
  const newer = isSame && hash !== undefined && passwords.isOutdated(hash) ? await passwords.hash(attempt.password) : undefined
  const outcome = transaction(db, () => {
    // Others may have failed in the meantime: of a thousand guesses at once only the first few count as guesses.
    const problem = floodProblem(context, flood)
    if (problem !== undefined) return { problem }
    // The account may have changed in the meantime as well.
    const account = known === undefined ? undefined : accountById(db, known.uid)
    if (isSame && account?.isActive === true && storedHash(db, account.pk) === hash) {
      forgetFailures(context, account.uid, attempt.address)
      noteLogin(db, account.pk, context.seconds())
      if (hash !== undefined && newer !== undefined) replaceHash(db, account.pk, hash, newer)
      return { value: whenRight(account) }
    }
    countOne(context, failedByAccount, flood.pair)
    countOne(context, failedAnywhere, flood.account)
    countOne(context, failedByAddress, flood.address)
    return { problem: wrongCredentials() }
  })
  if ("problem" in outcome) throw outcome.problem
  return outcome.value
}

/** Lets an account sign in again after too many failures: from this address, and from anywhere. */
export function forgetFailures(context: SessionContext, uid: number, address: string): void {
  forget(context, failedByAccount, pairKey(accountKey(uid), address))
  forget(context, failedAnywhere, accountKey(uid))
}

type FloodKeys = { readonly account: string; readonly pair: string; readonly address: string }

/** Names and mail addresses of one account count together; unknown ones count too, so that they can't be told apart. */
function floodOf({ name, address }: Attempt, known: Account | undefined): FloodKeys {
  const account = known === undefined ? `name ${name.toLowerCase()}` : accountKey(known.uid)
  return { account, pair: pairKey(account, address), address }
}

function pairKey(account: string, address: string): string {
  return `${account} from ${address}`
}

/** Under which key the failures of an account are counted. */
export function accountKey(uid: number): string {
  return `account ${uid}`
}

function refuseFlooded(context: SessionContext, flood: FloodKeys): void {
  const problem = floodProblem(context, flood)
  if (problem !== undefined) throw problem
}

function floodProblem(context: SessionContext, { account, pair, address }: FloodKeys) {
  const byAddress = waitFor(context, failedByAddress, address)
  if (byAddress > 0) return flooded("ip", byAddress)
  const byAccount = Math.max(waitFor(context, failedByAccount, pair), waitFor(context, failedAnywhere, account))
  return byAccount > 0 ? flooded("user", byAccount) : undefined
}
