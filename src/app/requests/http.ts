/** The site's one axios instance, with bearer and retry. Specification, 7 and 8. */
import axios, { AxiosError, type AxiosAdapter, type AxiosInstance, type InternalAxiosRequestConfig } from "axios"
import type { Surroundings } from "#app/session/surroundings.ts"
import type { Tokens } from "#app/tokens/auth-slice.ts"
import { isApiPath, lostPasswordPath, revokePath, tokenPath } from "#contract/paths.ts"
import { messageOf, statusOf } from "./http-problem.ts"

/** What to do about a request that got a 401. */
export type AfterUnauthorized =
  { readonly kind: "retry"; readonly tokens: Tokens } | { readonly kind: "offline" } | { readonly kind: "refused" }

/** Decides about the requests to the back end. */
export type Authorization = {
  /** The tokens of the user who is signed in, refreshed first where that is due. */
  readonly bearer: () => Promise<Tokens | null>
  /** Hears of a 401 to a request that carried these tokens, and that isn't a retry. */
  readonly afterUnauthorized: (carried: Tokens | null) => Promise<AfterUnauthorized>
  /** Hears of a 401 to a retry that carried these tokens. */
  readonly onRetryUnauthorized: (carried: Tokens) => void
  /** Hears of a 403, to a request with this method. */
  readonly onForbidden: (method: string, message: string | null) => void
  readonly onStart: () => void
  readonly onEnd: () => void
}

/** Milliseconds that a request may take, unless it says otherwise. */
const patience = 30_000

export function makeHttp({ apiUrl }: Surroundings): AxiosInstance {
  return axios.create({ baseURL: apiUrl, timeout: patience })
}

/** Lets the instance's requests to the back end carry the bearer. Requests to other origins are sent as they are. */
export function authorize(http: AxiosInstance, surroundings: Surroundings, authorization: Authorization): void {
  const { adapter } = surroundings
  const send = counted(axios.getAdapter(adapter ?? axios.defaults.adapter), authorization)
  http.defaults.adapter = async (config) => {
    const path = pathAtBackEnd(surroundings, http.getUri(config))
    if (path === null || path === tokenPath || path === revokePath || path.startsWith(lostPasswordPath)) return send(config)
    try {
      return await sendAuthorized(send, config, authorization)
    } finally {
      // Answers and errors carry their request, and must not show the token in a log or elsewhere.
      config.headers.delete("Authorization")
    }
  }
}

/** The path below the back end's address, or null where the request goes elsewhere. */
function pathAtBackEnd({ apiUrl, here }: Surroundings, address: string): string | null {
  const { origin, pathname } = new URL(address, here())
  const base = new URL(apiUrl === "" ? "/" : `${apiUrl}/`, here())
  if (origin !== base.origin || !pathname.startsWith(base.pathname)) return null
  const path = pathname.slice(base.pathname.length - 1)
  // On the site's own origin the other paths are the site's.
  return apiUrl !== "" || isApiPath(path) ? path : null
}

function counted(send: AxiosAdapter, { onStart, onEnd }: Authorization): AxiosAdapter {
  return async (config) => {
    onStart()
    try {
      return await send(config)
    } finally {
      onEnd()
    }
  }
}

async function sendAuthorized(send: AxiosAdapter, config: InternalAxiosRequestConfig, authorization: Authorization) {
  const tokens = await authorization.bearer()
  try {
    return await send(withBearer(config, tokens))
  } catch (error) {
    tellForbidden(error, config, authorization)
    if (statusOf(error) !== 401) throw error
    const next = await authorization.afterUnauthorized(tokens)
    if (next.kind === "offline") throw new AxiosError("Network Error", AxiosError.ERR_NETWORK, config)
    if (next.kind === "refused") throw error
    return await retry(send, withBearer(config, next.tokens), { authorization, tokens: next.tokens })
  }
}

type Retry = { readonly authorization: Authorization; readonly tokens: Tokens }

async function retry(send: AxiosAdapter, config: InternalAxiosRequestConfig, { authorization, tokens }: Retry) {
  try {
    return await send(config)
  } catch (error) {
    tellForbidden(error, config, authorization)
    if (statusOf(error) === 401) authorization.onRetryUnauthorized(tokens)
    throw error
  }
}

function tellForbidden(error: unknown, { method = "get" }: InternalAxiosRequestConfig, { onForbidden }: Authorization): void {
  if (statusOf(error) === 403) onForbidden(method.toLowerCase(), messageOf(error))
}

function withBearer(config: InternalAxiosRequestConfig, tokens: Tokens | null): InternalAxiosRequestConfig {
  if (tokens !== null) config.headers.set("Authorization", `Bearer ${tokens.token}`)
  return config
}
