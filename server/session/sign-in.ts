import { accountById, accountByName, type Account } from "#server/content/accounts/accounts.ts"
import { unstorableIn } from "#server/content/validation/text.ts"
import { foldName } from "#server/database/fold.ts"
import { transaction } from "#server/database/open.ts"
import { noteLogin, replaceHash, storedHash } from "./credentials.ts"
import { countOne, failedAnywhere, failedByAccount, failedByAddress, forget, signedIn, waitFor } from "./flood.ts"
import type { SessionContext } from "./source.ts"
import { flooded, wrongCredentials, wrongParameter } from "./token-problem.ts"

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
  if (unstorableIn(attempt.name, false) !== null) throw wrongParameter("username")
  const known = accountByName(db, attempt.name)
  const flood = floodOf(context, attempt, known)
  refuseFlooded(context, flood)
  const hasWaited = await waitWhereGuessed(context, flood)
  const hash = known === undefined ? undefined : storedHash(db, known.pk)
  const isSame = await passwords.verify(hash, attempt.password)
  const newer = isSame && hash !== undefined && passwords.isOutdated(hash) ? await passwords.hash(attempt.password) : undefined
  const outcome = transaction(db, () => {
    // Others may have failed in the meantime: of a thousand guesses at once only the first few count as guesses.
    const problem = floodProblem(context, flood) ?? (isGuessed(context, flood) && !hasWaited ? flooded("user", 1) : undefined)
    if (problem !== undefined) return { problem }
    // The account may have changed in the meantime as well.
    const account = known === undefined ? undefined : accountById(db, known.uid)
    if (isSame && account?.isActive === true && storedHash(db, account.pk) === hash) {
      welcome(context, account, attempt.address)
      noteLogin(db, account.pk, context.seconds())
      if (hash !== undefined && newer !== undefined) replaceHash(db, account.pk, hash, newer)
      return { value: whenRight(account) }
    }
    countOne(context, failedByAccount, flood.pair)
    if (!flood.isFamiliar) countOne(context, failedAnywhere, flood.name)
    countOne(context, failedByAddress, flood.address)
    return { problem: wrongCredentials() }
  })
  if ("problem" in outcome) throw outcome.problem
  return outcome.value
}

/** Forgets an account's failures from an address, and remembers that its owner signs in from there. */
export function welcome(context: SessionContext, { uid, name, mail }: Account, address: string): void {
  for (const said of [name, mail]) forget(context, failedByAccount, pairKey(nameKey(said), address))
  const pair = pairKey(accountKey(uid), address)
  forget(context, signedIn, pair)
  countOne(context, signedIn, pair)
}

type Flood = { readonly name: string; readonly pair: string; readonly address: string; readonly isFamiliar: boolean }

/** What is counted is what was typed: a count that an account's name and mail shared would tell that they belong together. */
function floodOf(context: SessionContext, { name, address }: Attempt, known: Account | undefined): Flood {
  const key = nameKey(name)
  const isFamiliar = waitFor(context, signedIn, pairKey(accountKey(known?.uid ?? 0), address)) > 0
  return { name: key, pair: pairKey(key, address), address, isFamiliar }
}

function nameKey(name: string): string {
  return `name ${foldName(name)}`
}

function pairKey(key: string, address: string): string {
  return `${key} from ${address}`
}

/** Under which key an account itself is counted; nobody who doesn't sign in sees those counts. */
export function accountKey(uid: number): string {
  return `account ${uid}`
}

function refuseFlooded(context: SessionContext, flood: Flood): void {
  const problem = floodProblem(context, flood)
  if (problem !== undefined) throw problem
}

function floodProblem(context: SessionContext, { pair, address }: Flood) {
  const byAddress = waitFor(context, failedByAddress, address)
  if (byAddress > 0) return flooded("ip", byAddress)
  const byName = waitFor(context, failedByAccount, pair)
  return byName > 0 ? flooded("user", byName) : undefined
}

/** Whether a name is being guessed from many addresses, and this isn't one that its owner uses. */
function isGuessed(context: SessionContext, { name, isFamiliar }: Flood): boolean {
  return !isFamiliar && waitFor(context, failedAnywhere, name) > 0
}

async function waitWhereGuessed(context: SessionContext, flood: Flood): Promise<boolean> {
  if (!isGuessed(context, flood)) return false
  const tooLong = await context.slowDown.turn(flood.name)
  if (tooLong > 0) throw flooded("user", tooLong)
  return true
}
