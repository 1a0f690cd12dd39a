import * as v from "valibot"
import { resetPassword as strings } from "#lib/strings/members-area/account.ts"

/** Characters, however many code units each takes. The server asks for as many, and refuses the commonest besides. */
export const shortestPassword = 12

/** How long a password is to a reader. */
export function lengthOf(password: string): number {
  return Array.from(password.normalize("NFKC")).length
}

export const newPassword = v.pipe(
  v.string(),
  v.check((password) => lengthOf(password) >= shortestPassword, strings.tooShort),
)
