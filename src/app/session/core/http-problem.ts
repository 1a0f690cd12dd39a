import { AxiosError, isAxiosError, type AxiosResponse } from "axios"
import { done, failed, messageIn, problemOf, type Outcome, type Problem } from "#lib/session/problem.ts"
import { plainFields, plainWords } from "./plain-words.ts"

const signedOut = "ERR_SIGNED_OUT"

/** Fails a request that was not sent, because its user did not log in again. */
export function refuseUnsent(): never {
  throw new AxiosError("Signed out", signedOut)
}

export async function attempt(call: Promise<AxiosResponse<unknown>>, clock: () => number): Promise<Outcome<AxiosResponse<unknown>>> {
  try {
    return done(await call)
  } catch (error) {
    return failed(explain(error, clock()))
  }
}

/** Turns the error of a failed call into a problem. Throws an error that is not axios's: a bug of ours. */
export function explain(error: unknown, now: number): Problem {
  if (!isAxiosError(error)) throw error
  const { response, code } = error
  if (code === signedOut) return { kind: "signed-out", message: null }
  if (response === undefined) return problemOf(null, now)
  const body: unknown = response.data
  const retryAfter: unknown = response.headers["retry-after"]
  const problem = problemOf({ status: response.status, body, retryAfter: typeof retryAfter === "string" ? retryAfter : null }, now)
  const message = plainWords(problem.message)
  return problem.kind === "invalid" ? { ...problem, message, fields: plainFields(problem.fields) } : { ...problem, message }
}

export function statusOf(error: unknown): number | undefined {
  return isAxiosError(error) ? error.response?.status : undefined
}

/** Reads the server's words in the error of an adapter, whose body is not parsed yet. */
export function messageOf(error: unknown): string | null {
  if (!isAxiosError(error)) return null
  const data: unknown = error.response?.data
  return plainWords(messageIn(typeof data === "string" ? parsed(data) : data))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
