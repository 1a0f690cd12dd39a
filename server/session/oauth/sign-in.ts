import { accountById, accountByName, type Account } from "#server/content/accounts/accounts.ts"
import { waitFor } from "#server/content/accounts/attempts.ts"
import { credentialOf, replaceHash, storeLogin } from "#server/content/accounts/passwords.ts"
import { unstorableIn } from "#contract/field-types/text.ts"
import { transaction } from "#server/database/open.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import {
  countFailure,
  countSignIn,
  failedByAccount,
  failedByAddress,
  isGuessed,
  keysOf,
  type AttemptKeys,
} from "#server/session/limits/flood.ts"
import { flooded, wrongCredentials, wrongParameter, type TokenProblem } from "./token-problem.ts"

type Attempt = { readonly name: string; readonly password: string; readonly address: string }

/**
 * Runs `whenRight` in the transaction that stores the sign-in. Wrong names and passwords and blocked accounts get the same answer after the same
 * work. @throws TokenProblem
 */
export async function signIn<T>(context: SessionContext, attempt: Attempt, whenRight: (account: Account) => T): Promise<T> {
  const { db, passwords } = context
  if (unstorableIn(attempt.name, false) !== null) throw wrongParameter("username")
  const claimedAccount = accountByName(db, attempt.name)
  const keys = keysOf(context, attempt, claimedAccount)
  const refusal = floodProblem(context, keys)
  if (refusal !== undefined) throw refusal
  const hasWaited = await waitWhereGuessed(context, keys)
  const hash = claimedAccount && credentialOf(db, claimedAccount.pk)?.hash
  const isSame = await passwords.verify(hash, attempt.password)
  const newer = isSame && hash !== undefined && passwords.isOutdated(hash) ? await passwords.hash(attempt.password) : undefined
  const outcome = transaction(db, () => {
    // Other attempts may have failed meanwhile: of a thousand simultaneous guesses only a few may count.
    const problem = floodProblem(context, keys) ?? (isGuessed(context, keys) && !hasWaited ? flooded("user", 1) : undefined)
    if (problem !== undefined) return { problem }
    const account = claimedAccount === undefined ? undefined : accountById(db, claimedAccount.uid)
    if (isSame && account?.isActive === true && credentialOf(db, account.pk)?.hash === hash) {
      countSignIn(context, account, attempt.address)
      storeLogin(db, account.pk, context.seconds())
      if (hash !== undefined && newer !== undefined) replaceHash(db, account.pk, { from: hash, to: newer })
      return { value: whenRight(account) }
    }
    countFailure(context, keys)
    return { problem: wrongCredentials() }
  })
  if ("problem" in outcome) throw outcome.problem
  return outcome.value
}

async function waitWhereGuessed(context: SessionContext, keys: AttemptKeys): Promise<boolean> {
  if (!isGuessed(context, keys)) return false
  const tooLong = await context.waitForAttempt(keys.name)
  if (tooLong > 0) throw flooded("user", tooLong)
  return true
}

function floodProblem(context: SessionContext, { pair, address }: AttemptKeys): TokenProblem | undefined {
  const byAddress = waitFor(context, failedByAddress, address)
  if (byAddress > 0) return flooded("ip", byAddress)
  const byName = waitFor(context, failedByAccount, pair)
  return byName > 0 ? flooded("user", byName) : undefined
}
