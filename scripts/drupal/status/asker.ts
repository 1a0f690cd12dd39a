import * as v from "valibot"
import { mediaType } from "#contract/jsonapi.ts"

/** `json` is undefined for a body without JSON, and `status` is 0 without an answer. */
export type DrupalAnswer = { readonly status: number; readonly headers: Headers; readonly json: unknown; readonly text: string }
export type Ask = (path: string, init?: RequestInit) => Promise<DrupalAnswer>

/** `wrong` stops the site or the dashboard. `unknown` can't be seen from outside. */
export type FindingState = "ok" | "wrong" | "unknown"
export type StatusFinding = { readonly about: string; readonly state: FindingState; readonly found: string; readonly advice: string }

export type Check = {
  readonly about: string
  readonly path: string
  readonly init?: RequestInit
  readonly judge: (answer: DrupalAnswer) => readonly [state: FindingState, found: string]
  /** Tells the operator how to fix a `wrong` answer. */
  readonly advice: string
}

export const recipe = "Apply the recipe drupal/recipes/g30."
const patience = 30_000

export function makeAsk(url: string, send: typeof fetch = fetch): Ask {
  return async (path, init = {}) => {
    try {
      const headers = { accept: mediaType, ...Object.fromEntries(new Headers(init.headers)) }
      const answer = await send(new URL(path, url), { redirect: "manual", signal: AbortSignal.timeout(patience), ...init, headers })
      const text = await answer.text()
      const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
      return { status: answer.status, headers: answer.headers, json: json.success ? json.output : undefined, text }
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      return { status: 0, headers: new Headers(), json: undefined, text: cause instanceof Error ? cause.message : String(cause) }
    }
  }
}

export async function find(ask: Ask, { about, path, init, judge, advice }: Check): Promise<StatusFinding> {
  const [state, found] = judge(await ask(path, init))
  return { about, state, found, advice }
}

const errors = v.object({ errors: v.array(v.object({ detail: v.optional(v.string(), "") })) })
const message = v.object({ message: v.string() })

export function wordsOf({ status, json, text }: DrupalAnswer): string {
  if (status === 0) return `no answer (${text})`
  const reason = v.is(errors, json) ? (v.parse(errors, json).errors[0]?.detail ?? "") : v.is(message, json) ? json.message : ""
  return reason === "" ? `answers ${status}` : `answers ${status}: ${reason}`
}
