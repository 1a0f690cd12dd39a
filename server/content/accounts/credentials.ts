import { withPrefix, codedWords, type RefusalWords } from "#server/content/refusal-words.ts"
import type { Json } from "#contract/jsonapi.ts"
import type { Caller } from "#server/content/caller.ts"
import type { Violation } from "#server/content/errors.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { Account } from "./accounts.ts"

/** server/session implements these functions, and server/app.ts passes them in. */
export type Credentials = {
  readonly verify: (uid: number, password: string) => Promise<boolean>
  /** `own` holds the name and the mail address, which a password must not be. */
  readonly complaint: (password: string, own?: readonly string[]) => RefusalWords | null
  readonly hash: (password: string) => Promise<string>
  /** Runs after the commit. Without it, no mail is sent. */
  readonly tellOfChange?: (change: CredentialChange, former: Account) => void
}

/** Somebody else could sign in after such a change, so the owner gets a mail. */
export type CredentialChange = "mail" | "password"

/** Gives a new account a temporary password in the caller's transaction. The returned function mails it after the commit. */
export type Invite = (uid: number, admin: Caller) => () => void

export type SentPassword = {
  readonly hash: string | null
  readonly isNew: boolean
  readonly isConfirmed: boolean
  readonly violations: readonly Violation[]
}

export const noPassword: SentPassword = { hash: null, isNew: false, isConfirmed: false, violations: [] }
const pointer = "/data/attributes/pass"
const ofWrongType = { detail: withPrefix("pass.0.value: ", codedWords("wrong-type")), pointer: `${pointer}/value` }

type Owner = {
  /** Is the caller's uid if it is their own account, which needs the present password. */
  readonly own: number | null
  readonly words: readonly string[]
}

export async function readPassword(credentials: Credentials, pass: Json | undefined, { own, words }: Owner): Promise<SentPassword> {
  const { existing, value = null } = pass !== undefined && isJsonObject(pass) ? pass : { value: pass ?? null }
  const isConfirmed = own !== null && typeof existing === "string" && (await credentials.verify(own, existing))
  const none = { hash: null, isNew: false, isConfirmed, violations: [] }
  if (value === null) return none
  if (typeof value !== "string") return { ...none, violations: [ofWrongType] }
  const complaint = credentials.complaint(value, words)
  if (complaint !== null) return { ...none, isNew: true, violations: [{ detail: withPrefix("pass: ", complaint), pointer }] }
  const mayBeSet = own === null || isConfirmed
  return { ...none, isNew: true, hash: mayBeSet ? await credentials.hash(value) : null }
}
