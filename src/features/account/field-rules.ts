import * as v from "valibot"
import { mailPattern } from "#contract/mail-pattern.ts"
import { normalForm } from "#contract/normal-form.ts"
import { accountWords } from "#lib/strings/account-words.ts"

export function filledText(missing: () => string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(missing))
}

/** Only a mail shows whether the mailbox exists. Letters of any language are allowed. */
export function mailAddressRule(missing: () => string) {
  return v.pipe(
    filledText(missing),
    v.regex(mailPattern, () => accountWords.login.mailIncomplete),
  )
}

// `passwordLength` counts the characters. The server asks for as many, and refuses the commonest passwords too.
export const shortestPassword = 12

export function passwordLength(password: string): number {
  return Array.from(normalForm(password, "NFKC")).length
}

export const newPassword = v.pipe(
  v.string(),
  v.check(
    (password) => passwordLength(password) >= shortestPassword,
    () => accountWords.resetPassword.tooShort,
  ),
)
