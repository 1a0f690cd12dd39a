import * as v from "valibot"
import { langcodes, type Langcode } from "#contract/fields.ts"
import type { Profile, ProfileChanges } from "#lib/session/session.ts"
import { profile as strings } from "#lib/strings/members-area/account.ts"
import { mailAddress } from "./mail-address.ts"
import { lengthOf, shortestPassword } from "./new-password.ts"

/** What is asked of a profile. The mail address and the password are changed by who knows the present one only. */
export function profileSchema(saved: Profile) {
  return v.pipe(
    v.object({
      name: v.pipe(v.string(), v.trim(), v.nonEmpty(strings.nameMissing)),
      // Of an account that has none yet, none is asked.
      mail: saved.mail === null ? v.pipe(v.string(), v.trim()) : mailAddress(strings.mailMissing, strings.mailIncomplete),
      langcode: v.custom<Langcode>((value) => typeof value === "string" && Object.hasOwn(langcodes, value)),
      currentPassword: v.string(),
      password: v.pipe(
        v.string(),
        v.check((password) => password === "" || lengthOf(password) >= shortestPassword, strings.tooShort),
      ),
    }),
    v.forward(
      v.check(
        ({ mail, password, currentPassword }) => currentPassword !== "" || (password === "" && mail === (saved.mail ?? "")),
        strings.currentMissing,
      ),
      ["currentPassword"],
    ),
  )
}

export type ProfileValues = v.InferOutput<ReturnType<typeof profileSchema>>

export function valuesOf({ name, mail, langcode }: Profile): ProfileValues {
  return { name, mail: mail ?? "", langcode, currentPassword: "", password: "" }
}

/** What differs from what is saved. */
export function changesIn(values: ProfileValues, saved: Profile): ProfileChanges {
  const { name, mail, langcode, currentPassword, password } = values
  return {
    ...(name !== saved.name && { name }),
    ...(mail !== (saved.mail ?? "") && { mail }),
    ...(langcode !== saved.langcode && { langcode }),
    ...(password !== "" && { password }),
    ...(currentPassword !== "" && { currentPassword }),
  }
}

const draftSchema = v.object({ name: v.string(), mail: v.string(), langcode: v.picklist(["en", "fr", "nl"]) })

/** What was written and not saved, without passwords, which are kept nowhere. */
export function draftOf({ name, mail, langcode }: ProfileValues) {
  return { name, mail, langcode }
}

/** A draft that was read back; null where there is none that fits. */
export function readProfileDraft(stored: unknown): ReturnType<typeof draftOf> | null {
  const parsed = v.safeParse(draftSchema, stored)
  return parsed.success ? parsed.output : null
}
