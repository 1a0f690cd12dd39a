import { isRecord } from "./problem.ts"

/** Why someone is led elsewhere than they went; the words are in strings/en/dashboard.ts. */
export const reasons = [
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

/** What a redirect says on the screen it leads to. It travels in the history's state: it is no part of the address. */
export type Led = {
  readonly reason: Reason
  /** The server's words; text, never HTML. */
  readonly message?: string
}

/** Reads what a redirect has put into the history's state. */
export function ledBy(state: unknown): Led | null {
  if (!isRecord(state)) return null
  const reason = reasons.find((known) => known === state.reason)
  if (reason === undefined) return null
  return typeof state.message === "string" && state.message !== "" ? { reason, message: state.message } : { reason }
}
