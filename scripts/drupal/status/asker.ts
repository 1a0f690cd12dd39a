import * as v from "valibot"
import { mediaType } from "#contract/jsonapi.ts"

/** An answer; `json` is undefined where the body is none, `status` 0 where nothing answered. */
export type Answer = { readonly status: number; readonly headers: Headers; readonly json: unknown; readonly text: string }
export type Ask = (path: string, init?: RequestInit) => Promise<Answer>

/** Milliseconds. */
const patience = 30_000

/** Sends requests to a Drupal. */
export function makeAsk(url: string, send: typeof fetch = fetch): Ask {
  return (path, init = {}) => answerTo(new URL(path, url), init, send)
}

async function answerTo(address: URL, init: RequestInit, send: typeof fetch): Promise<Answer> {
  try {
    const headers = { accept: mediaType, ...Object.fromEntries(new Headers(init.headers)) }
    const answer = await send(address, { redirect: "manual", signal: AbortSignal.timeout(patience), ...init, headers })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, json: parseJson(text), text }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { status: 0, headers: new Headers(), json: undefined, text: cause instanceof Error ? cause.message : String(cause) }
  }
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

const errors = v.object({ errors: v.array(v.object({ detail: v.optional(v.string(), "") })) })
const message = v.object({ message: v.string() })

/** Describes an answer for a person. */
export function wordsOf({ status, json, text }: Answer): string {
  if (status === 0) return `no answer (${text})`
  const ofErrors = v.safeParse(errors, json)
  const ofMessage = v.safeParse(message, json)
  const reason = ofErrors.success ? (ofErrors.output.errors[0]?.detail ?? "") : ofMessage.success ? ofMessage.output.message : ""
  return reason === "" ? `answers ${status}` : `answers ${status}: ${reason}`
}
