/** A password as it is sent with an account: a new one, and the present one, which confirms who asks. */
import type { Json } from "#contract/jsonapi.ts"
import type { Credentials } from "./credentials.ts"
import type { Violation } from "#server/content/errors.ts"
import { isJsonObject } from "#server/database/json.ts"

export type SentPassword = {
  /** The hash of a new password, where there is one that may be set. */
  readonly hash: string | null
  readonly isNew: boolean
  /** Whether the present password was said. */
  readonly isConfirmed: boolean
  readonly violations: readonly Violation[]
}

/** What is sent where the password isn't. */
export const noPassword: SentPassword = { hash: null, isNew: false, isConfirmed: false, violations: [] }

const pointer = "/data/attributes/pass"
const ofWrongType = { detail: "pass.0.value: This value should be of the correct primitive type.", pointer: `${pointer}/value` }

type Owner = {
  /** The caller's uid where the account is their own: then they must say the present password. */
  readonly own: number | null
  /** What the password may not be: the account's name and mail. */
  readonly words: readonly string[]
}

/** Reads `pass`, a text or `{existing, value}`, and makes the hash, which takes a while. */
export async function readPassword(credentials: Credentials, pass: Json | undefined, { own, words }: Owner): Promise<SentPassword> {
  const { existing, value = null } = pass !== undefined && isJsonObject(pass) ? pass : { value: pass ?? null }
  const isConfirmed = own !== null && typeof existing === "string" && (await credentials.verify(own, existing))
  const none = { hash: null, isNew: false, isConfirmed, violations: [] }
  if (value === null) return none
  if (typeof value !== "string") return { ...none, violations: [ofWrongType] }
  const complaint = credentials.complaint(value, words)
  if (complaint !== null) return { ...none, isNew: true, violations: [{ detail: `pass: ${complaint}`, pointer }] }
  const mayBeSet = own === null || isConfirmed
  return { ...none, isNew: true, hash: mayBeSet ? await credentials.hash(value) : null }
}
