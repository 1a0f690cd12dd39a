/** Sends a request, and sends it again where a site or a line is down for a moment. */
import { RemoteProblem } from "./problem.ts"

export type SentRequest = {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
  /** Says whether the request may be sent again although it may have arrived. By default it may. */
  readonly once?: boolean
}

export type Send = (path: string, request: SentRequest) => Promise<Response>

export type Transport = {
  readonly base: string
  /** Node's, or that of a test. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Ends all requests. */
  readonly signal: AbortSignal
}

const tries = 7
const firstWait = 400
const longestWait = 20_000
/** Of a `Retry-After`: a longer one ends the run, which another run continues. */
const mostPatience = 120_000
const timeout = 120_000

const passing = [429, 502, 503, 504]

/** @throws RemoteProblem if the site can't be reached, or stays busy */
export function sender({ base, fetch, wait, signal }: Transport): Send {
  const attempt = async (path: string, { method, headers, body }: SentRequest): Promise<Response | Error> => {
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
    try {
      return await fetch(base + path, { method, headers, redirect: "manual", signal: within, ...(body === undefined ? {} : { body }) })
    } catch (error) {
      signal.throwIfAborted()
      return error instanceof Error ? error : new Error(String(error))
    }
  }
  return async (path, request) => {
    let answer = await attempt(path, request)
    for (let tried = 1; tried < tries && isPassing(answer, request); tried++) {
      const pause = waitFor(answer, tried)
      if (pause > mostPatience)
        throw new RemoteProblem(
          `The site asks to wait ${Math.ceil(pause / 60_000)} minutes. Run the command again then: it goes on where it stopped.`,
        )
      if (!(answer instanceof Error)) await answer.body?.cancel()
      await wait(pause, signal)
      answer = await attempt(path, request)
    }
    if (answer instanceof Error) throw new RemoteProblem(unreachable(base, answer))
    if (passing.includes(answer.status)) {
      throw new RemoteProblem(
        `${base} answers with status ${answer.status} again and again. Run the command again later: it goes on where it stopped.`,
      )
    }
    return redirected(base, path, answer)
  }
}

function isPassing(answer: Response | Error, { once = false }: SentRequest): boolean {
  if (answer instanceof Error) return !once
  // SQLite below a Drupal refuses a write while another one lasts, with a 500.
  return passing.includes(answer.status) || (answer.status === 500 && !once)
}

function waitFor(answer: Response | Error, tried: number): number {
  const asked = answer instanceof Error ? null : answer.headers.get("retry-after")
  if (asked !== null && /^\d+$/.test(asked)) return Number(asked) * 1000
  const date = asked === null ? Number.NaN : Date.parse(asked)
  if (!Number.isNaN(date)) return Math.max(0, date - Date.now())
  return Math.min(longestWait, firstWait * 2 ** (tried - 1))
}

function redirected(base: string, path: string, answer: Response): Response {
  if (answer.status < 300 || answer.status >= 400 || answer.status === 304) return answer
  const to = answer.headers.get("location") ?? "another address"
  throw new RemoteProblem(`${base}${path} leads on to ${to}. Give the command that site's own address.`)
}

function unreachable(base: string, { message, cause }: Error): string {
  const why = cause instanceof Error ? cause.message : message
  return `${base} can't be reached (${why}). Look at the address, and whether the site runs; then run the command again: it goes on where it stopped.`
}
