import { AxiosError, isAxiosError, type AxiosResponse } from "axios"
import { appWords } from "#dashboard/strings/words.ts"
import { filledIn } from "#contract/filled-in.ts"
import { invalidGrant } from "#contract/refusals.ts"
import { isRecord } from "#contract/is-record.ts"
import { done, failed, fieldsIn, isForeign, problemOf, type Outcome, type Problem, type Translate } from "#lib/session/problem.ts"

const signedOut = "ERR_SIGNED_OUT"

/** The user of the request did not log in again, so it was not sent. */
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

/** Throws an error that is not axios's, because it is a bug of ours. */
export function explain(error: unknown, now: number): Problem {
  if (!isAxiosError(error)) throw error
  const { response, code } = error
  if (code === signedOut) return { kind: "signed-out", message: null }
  if (response === undefined) return problemOf(null, now, translate)
  const body: unknown = response.data
  const retryAfter: unknown = response.headers["retry-after"]
  const answer = { status: response.status, body, retryAfter: typeof retryAfter === "string" ? retryAfter : null }
  const problem = problemOf(answer, now, translate)
  const [field] = problem.kind === "forbidden" && problem.isEnglish === true ? Object.keys(fieldsIn(body, translate)) : []
  return field === undefined ? problem : { kind: "forbidden", message: appWords.refused.field(field) }
}

/** OAuth sends its code as `error`; a message of the server's own beside it stays unchanged. A text's only choice is its format. */
const translate: Translate = ({ meta, code, parameters, error, message, error_description = message }, field) => {
  if (error === "invalid_grant" && error_description !== undefined && error_description !== invalidGrant) return null
  const refusal = isRecord(meta) ? meta : { code: code ?? error, parameters }
  const [, sentence] = Object.entries(appWords.refusals).find(([code]) => code === refusal.code) ?? []
  if (sentence === undefined) return null
  if (refusal.code === "no-choice" && field === "body") return appWords.refused.textFormat
  return filledIn(sentence, isRecord(refusal.parameters) ? refusal.parameters : {})
}

export function httpStatusOf(error: unknown): number | undefined {
  return isAxiosError(error) ? error.response?.status : undefined
}

/** An axios adapter has not parsed the body yet. */
export function messageOf(error: unknown): string | null {
  if (!isAxiosError(error) || error.response === undefined) return null
  const data: unknown = error.response.data
  const body = typeof data === "string" ? parsed(data) : data
  const problem = problemOf({ status: error.response.status, body, retryAfter: null }, 0, translate)
  return isForeign(problem) ? null : problem.message
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's error page is no JSON.
    return text
  }
}
