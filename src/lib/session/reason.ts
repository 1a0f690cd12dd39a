import { isRecord } from "#contract/is-record.ts"
import { accountWords } from "../strings/account-words.ts"

const reasons = [
  "login",
  "admins-list",
  "admins-create",
  "admins-edit",
  "own-member",
  "no-member",
  "own-profile",
  "refused-read",
  "refused-save",
  "refused-delete",
] as const
export type Reason = (typeof reasons)[number]

/** The screen after a redirect shows this. It travels in the history's state, not in the address. */
export type Explanation = {
  readonly reason: Reason
  /** The server's text is never HTML. */
  readonly message?: string
}

export function explanationIn(state: unknown): Explanation | null {
  if (!isRecord(state)) return null
  const reason = reasons.find((each) => each === state.reason)
  if (reason === undefined) return null
  return typeof state.message === "string" && state.message !== "" ? { reason, message: state.message } : { reason }
}

export function explanationInWords({ reason, message = accountWords.reasons.withoutServerWords }: Explanation): string {
  return reason.startsWith("refused-") ? `${accountWords.reasons[reason]} ${message}` : accountWords.reasons[reason]
}
