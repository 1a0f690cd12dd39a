import * as v from "valibot"
import { langcodes, type Langcode } from "#contract/fields.ts"
import { passwordLength, mailAddressRule, shortestPassword } from "#features/account/field-rules.ts"
import type { Profile, ProfileChanges } from "#lib/session/session.ts"
import { accountWords } from "#lib/strings/account-words.ts"

const knownLangcode = v.custom<Langcode>((value) => typeof value === "string" && Object.hasOwn(langcodes, value))

/** A new mail address or password needs the present password. */
export function profileSchema(profile: Profile) {
  return v.pipe(
    v.object({
      name: v.pipe(v.string(), v.trim(), v.nonEmpty(accountWords.profile.nameMissing)),
      // An account without a mail address may stay without.
      mail: profile.mail === null ? v.pipe(v.string(), v.trim()) : mailAddressRule(() => accountWords.login.mailMissing),
      langcode: knownLangcode,
      wantsMails: v.boolean(),
      currentPassword: v.string(),
      password: v.pipe(
        v.string(),
        v.check((password) => password === "" || passwordLength(password) >= shortestPassword, accountWords.resetPassword.tooShort),
      ),
    }),
    v.forward(
      v.check(
        ({ mail, password, currentPassword }) => currentPassword !== "" || (password === "" && mail === (profile.mail ?? "")),
        accountWords.profile.currentMissing,
      ),
      ["currentPassword"],
    ),
  )
}

export type ProfileValues = v.InferOutput<ReturnType<typeof profileSchema>>

export function profileValuesOf({ name, mail, langcode, wantsMails }: Profile): ProfileValues {
  return { name, mail: mail ?? "", langcode, wantsMails: wantsMails ?? true, currentPassword: "", password: "" }
}

export function changesIn(values: ProfileValues, profile: Profile): ProfileChanges {
  const { name, mail, langcode, wantsMails, currentPassword, password } = values
  return {
    ...(name !== profile.name && { name }),
    ...(mail !== (profile.mail ?? "") && { mail }),
    ...(langcode !== profile.langcode && { langcode }),
    ...(wantsMails !== (profile.wantsMails ?? true) && { wantsMails }),
    ...(password !== "" && { password }),
    ...(currentPassword !== "" && { currentPassword }),
  }
}

const draftSchema = v.object({ name: v.string(), mail: v.string(), langcode: knownLangcode, wantsMails: v.optional(v.boolean(), true) })

/** The browser may keep these values, and never a password. */
export function profileDraftOf({ name, mail, langcode, wantsMails }: ProfileValues) {
  return { name, mail, langcode, wantsMails }
}

export function readProfileDraft(draft: unknown): ReturnType<typeof profileDraftOf> | null {
  const result = v.safeParse(draftSchema, draft)
  return result.success ? result.output : null
}
