import axios, { AxiosError, type AxiosAdapter, type AxiosInstance, type InternalAxiosRequestConfig } from "axios"
import type { Surroundings } from "../core/surroundings.ts"
import type { Tokens } from "../slices/auth-slice.ts"
import { isApiPath, lostPasswordPath, revokePath, tokenPath } from "#contract/paths.ts"
import type { Authorization } from "./authorization.ts"
import { messageOf, statusOf } from "../core/http-problem.ts"

/** Lets the instance's requests to the back end carry the bearer. Requests to other origins are sent as they are. */
export function authorize(http: AxiosInstance, surroundings: Surroundings, authorization: Authorization): void {
  const { adapter } = surroundings
  const sendWhole = counted(axios.getAdapter(adapter ?? axios.defaults.adapter), authorization)
  // XMLHttpRequest gives no stream. A stream has no end to wait for, so it is not counted as under way.
  const send: AxiosAdapter = (config) =>
    config.responseType === "stream" ? axios.getAdapter(adapter ?? "fetch")(config) : sendWhole(config)
  const sendAuthorized = authorized(send, authorization)
  http.defaults.adapter = async (config) => {
    const path = pathAtBackEnd(surroundings, http.getUri(config))
    if (path === null || path === tokenPath || path === revokePath || path.startsWith(lostPasswordPath)) return send(config)
    try {
      return await sendAuthorized(config)
    } finally {
      // Answers and errors carry their request, and must not show the token in a log or elsewhere.
      config.headers.delete("Authorization")
    }
  }
}

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

function authorized(send: AxiosAdapter, authorization: Authorization): AxiosAdapter {
  const sendAs = async (tokens: Tokens | null, config: InternalAxiosRequestConfig) => {
    if (tokens !== null) config.headers.set("Authorization", `Bearer ${tokens.token}`)
    try {
      return await send(config)
    } catch (error) {
      if (statusOf(error) === 403) authorization.onForbidden((config.method ?? "get").toLowerCase(), messageOf(error))
      throw error
    }
  }
  const retryAs = async (tokens: Tokens, config: InternalAxiosRequestConfig) => {
    try {
      return await sendAs(tokens, config)
    } catch (error) {
      if (statusOf(error) === 401) authorization.onRetryUnauthorized(tokens)
      throw error
    }
  }
  return async (config) => {
    const tokens = await authorization.bearer()
    try {
      return await sendAs(tokens, config)
    } catch (error) {
      if (statusOf(error) !== 401) throw error
      const decision = await authorization.afterUnauthorized(tokens)
      if (decision.kind === "retry") return await retryAs(decision.tokens, config)
      if (decision.kind === "offline") throw new AxiosError("Network Error", AxiosError.ERR_NETWORK, config)
      throw error
    }
  }
}
