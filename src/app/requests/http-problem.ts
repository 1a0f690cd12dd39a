/** What a failed call of axios means. */
import { AxiosError, isAxiosError } from "axios"
import { messageIn, problemOf, type Problem } from "#lib/session/problem.ts"

/** Code of a request that wasn't sent because nobody logged in again for it. */
const signedOut = "ERR_SIGNED_OUT"

/** @throws always */
export function refuseUnsent(): never {
  throw new AxiosError("Signed out", signedOut)
}

/**
 * Tells what a failed call means.
 *
 * @throws an error that isn't axios's: a mistake of ours
 */
export function explain(error: unknown, now: number): Problem {
  if (!isAxiosError(error)) throw error
  const { response, code } = error
  if (code === signedOut) return { kind: "signed-out", message: null }
  if (response === undefined) return problemOf(null, now)
  const body: unknown = response.data
  const retryAfter: unknown = response.headers["retry-after"]
  return problemOf({ status: response.status, body, retryAfter: typeof retryAfter === "string" ? retryAfter : null }, now)
}

export function statusOf(error: unknown): number | undefined {
  return isAxiosError(error) ? error.response?.status : undefined
}

/** The server's words in an adapter's error, whose body is still text. */
export function messageOf(error: unknown): string | null {
  if (!isAxiosError(error)) return null
  const data: unknown = error.response?.data
  if (typeof data !== "string") return messageIn(data)
  try {
    return messageIn(JSON.parse(data))
  } catch {
    // HTML, or nothing.
    return messageIn(data)
  }
}
