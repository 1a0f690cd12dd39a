/** Repeats a request after a short failure of the site or the line. */

export type SentRequest = {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

export type Send = (path: string, request: SentRequest) => Promise<Response>

export type Transport = {
  readonly base: string
  /** Tests give another function than Node's. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
}

const tries = 7
const firstWait = 400
/** Milliseconds. A longer `Retry-After` ends the run, and the user can start another one. */
const longestWait = 120_000
const timeout = 120_000

// SQLite below a Drupal refuses a write while another one lasts, with a 500.
const passing = [429, 500, 502, 503, 504]

/** @throws Error if the site can't be reached, or stays busy */
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
    for (let count = 1; count < tries && isPassing(answer); count++) {
      const pause = waitFor(answer, count)
      if (pause > longestWait) throw new Error(`${base} asks to wait ${Math.ceil(pause / 60_000)} minutes. Run the command again then.`)
      if (!(answer instanceof Error)) await answer.body?.cancel()
      await wait(pause, signal)
      answer = await attempt(path, request)
    }
    if (answer instanceof Error) throw new Error(unreachable(base, answer))
    if (answer.status < 300 || answer.status >= 400 || answer.status === 304) return answer
    throw new Error(
      `${base}${path} leads on to ${answer.headers.get("location") ?? "another address"}. Give the command that site's own address.`,
    )
  }
}

function isPassing(answer: Response | Error): boolean {
  return answer instanceof Error || passing.includes(answer.status)
}

function waitFor(answer: Response | Error, attempt: number): number {
  const seconds = answer instanceof Error ? null : answer.headers.get("retry-after")
  return seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : firstWait * 2 ** (attempt - 1)
}

function unreachable(base: string, { message, cause }: Error): string {
  const why = cause instanceof Error ? cause.message : message
  return `${base} can't be reached (${why}). Look at the address, and whether the site runs; then run the command again.`
}
