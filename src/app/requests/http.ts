/** The site's one axios instance: bearer, 401 and 403 as specification, 7 and 8 say. */
import axios, { AxiosError, isAxiosError, type AxiosAdapter, type AxiosInstance, type InternalAxiosRequestConfig } from "axios"
import { isApiPath, lostPasswordPath, revokePath, tokenPath } from "#contract/paths.ts"
import { messageIn, problemOf, type Problem } from "#lib/problem.ts"
import type { Tokens } from "#app/tokens/auth-slice.ts"
import type { Surroundings } from "#app/session/surroundings.ts"

/** What becomes of a request that got a 401. */
export type Recovery = { readonly kind: "again"; readonly tokens: Tokens } | { readonly kind: "offline" } | { readonly kind: "refused" }

export type Guard = {
  /** The tokens of who is signed in, refreshed first where that is due. */
  readonly bearer: () => Promise<Tokens | null>
  /** Hears of a 401 to a request that carried these tokens, and that isn't a retry. */
  readonly recover: (carried: Tokens | null) => Promise<Recovery>
  /** Hears of a 403, to a request with this method. */
  readonly onForbidden: (method: string, message: string | null) => void
  /** Hears of a 401 to a retry that carried these tokens. */
  readonly onRefusedAgain: (carried: Tokens) => void
  readonly onPending: (count: number) => void
}

/** Milliseconds that a request may take, unless it says otherwise. */
const patience = 30_000

/** Code of a request that wasn't sent because nobody logged in again for it. */
const signedOut = "ERR_SIGNED_OUT"

/** @throws always */
export function refuseUnsent(): never {
  throw new AxiosError("Signed out", signedOut)
}

/** Makes the instance. Requests to other origins are sent as they are: the bearer is for the back end alone. */
export function makeHttp(surroundings: Surroundings, guard: Guard): AxiosInstance {
  const { apiUrl, adapter } = surroundings
  const http = axios.create({ baseURL: apiUrl, timeout: patience })
  const send = counted(axios.getAdapter(adapter ?? axios.defaults.adapter), guard.onPending)
  http.defaults.adapter = async (config) => {
    const path = pathAtBackEnd(surroundings, http.getUri(config))
    if (path === null || path === tokenPath || path === revokePath || path.startsWith(lostPasswordPath)) return send(config)
    try {
      return await sendGuarded(send, config, guard)
    } finally {
      // Answers and errors carry their request: none is to show the token, in a log or elsewhere.
      config.headers.delete("Authorization")
    }
  }
  return http
}

/** The path below the back end's address, or null where the request goes elsewhere. */
function pathAtBackEnd({ apiUrl, here }: Surroundings, address: string): string | null {
  const { origin, pathname } = new URL(address, here())
  const base = new URL(apiUrl === "" ? "/" : `${apiUrl}/`, here())
  if (origin !== base.origin || !pathname.startsWith(base.pathname)) return null
  const path = pathname.slice(base.pathname.length - 1)
  // On the site's own origin the rest is the site's.
  return apiUrl !== "" || isApiPath(path) ? path : null
}

function counted(send: AxiosAdapter, onPending: Guard["onPending"]): AxiosAdapter {
  let pending = 0
  return async (config) => {
    onPending((pending += 1))
    try {
      return await send(config)
    } finally {
      onPending((pending -= 1))
    }
  }
}

async function sendGuarded(send: AxiosAdapter, config: InternalAxiosRequestConfig, guard: Guard) {
  const tokens = await guard.bearer()
  try {
    return await send(withBearer(config, tokens))
  } catch (error) {
    tellForbidden(error, config, guard)
    if (statusOf(error) !== 401) throw error
    const recovery = await guard.recover(tokens)
    if (recovery.kind === "offline") throw new AxiosError("Network Error", AxiosError.ERR_NETWORK, config)
    if (recovery.kind === "refused") throw error
    return await retry(send, withBearer(config, recovery.tokens), { guard, tokens: recovery.tokens })
  }
}

type Retry = { readonly guard: Guard; readonly tokens: Tokens }

async function retry(send: AxiosAdapter, config: InternalAxiosRequestConfig, { guard, tokens }: Retry) {
  try {
    return await send(config)
  } catch (error) {
    tellForbidden(error, config, guard)
    if (statusOf(error) === 401) guard.onRefusedAgain(tokens)
    throw error
  }
}

function tellForbidden(error: unknown, { method = "get" }: InternalAxiosRequestConfig, guard: Guard): void {
  if (statusOf(error) === 403) guard.onForbidden(method.toLowerCase(), messageOf(error))
}

function statusOf(error: unknown): number | undefined {
  return isAxiosError(error) ? error.response?.status : undefined
}

function withBearer(config: InternalAxiosRequestConfig, tokens: Tokens | null): InternalAxiosRequestConfig {
  if (tokens !== null) config.headers.set("Authorization", `Bearer ${tokens.token}`)
  return config
}

/** An adapter hands over what came as text. */
function messageOf(error: unknown): string | null {
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

/**
 * Tells what a failed call means.
 *
 * @throws what isn't of axios: a mistake of ours
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
