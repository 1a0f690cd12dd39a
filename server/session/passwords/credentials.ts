import { codedWords } from "#server/content/refusal-words.ts"
import { accountById } from "#server/content/accounts/accounts.ts"
import type { Credentials } from "#server/content/accounts/credentials.ts"
import { countAttempt, forgetAttempts } from "#server/content/accounts/attempts.ts"
import { credentialOf } from "#server/content/accounts/passwords.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import { refuseFlooded, wrongCurrent } from "#server/session/limits/flood.ts"
import { complaintAbout } from "./strength.ts"

export function makeCredentials(context: SessionContext): Credentials {
  const { db, passwords } = context
  return {
    async verify(uid, password) {
      const key = String(uid)
      refuseFlooded(context, wrongCurrent, key, codedWords("too-many-wrong-passwords"))
      // The attempt counts before the comparison: of a hundred simultaneous guesses only the first few count.
      countAttempt(context, wrongCurrent, key)
      const account = accountById(db, uid)
      const isRight = await passwords.verify(account && credentialOf(db, account.pk)?.hash, password)
      if (isRight) forgetAttempts(context, wrongCurrent, key)
      return isRight
    },
    complaint: complaintAbout,
    hash: passwords.hash,
  }
}
