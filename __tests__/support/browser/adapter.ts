/** How the site's axios reaches a server that is a function: no network, no ports. */
import axios, { AxiosError, AxiosHeaders, type AxiosAdapter, type InternalAxiosRequestConfig } from "axios"

export type Sent = {
  readonly method: string
  /** Address as axios asks for it: a path, where the back end is on the site's own origin. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** Answers a request; throws where there is no network. */
export type Network = (sent: Sent) => Promise<Response>

/** @param after the browser's timers: it gives up on a request after the time that the request says */
export function adapterTo(network: Network, after: (milliseconds: number, work: () => void) => () => void): AxiosAdapter {
  return async (config) => {
    const response = await within(config, after, ask(network, config))
    const request = {}
    const { status, statusText } = response
    const headers = new AxiosHeaders(Object.fromEntries(response.headers))
    const answer = { data: await response.text(), status, statusText, headers, config, request }
    if (config.validateStatus?.(status) !== false) return answer
    throw new AxiosError(`Request failed with status code ${status}`, AxiosError.ERR_BAD_REQUEST, config, request, answer)
  }
}

/** As XMLHttpRequest keeps its `timeout`: none is 0. */
function within(config: InternalAxiosRequestConfig, after: Parameters<typeof adapterTo>[1], asked: Promise<Response>): Promise<Response> {
  const { timeout = 0 } = config
  if (timeout === 0) return asked
  return new Promise((resolve, reject) => {
    const end = after(timeout, () => {
      reject(new AxiosError(`timeout of ${timeout}ms exceeded`, AxiosError.ECONNABORTED, config, {}))
    })
    void asked.then(resolve, reject).finally(end)
  })
}

async function ask(network: Network, config: InternalAxiosRequestConfig): Promise<Response> {
  const { method = "get", headers } = config
  const data: unknown = config.data
  const fields = Object.entries(headers.toJSON(true)).map(([name, value]) => [name.toLowerCase(), value] as const)
  const sent = {
    method: method.toUpperCase(),
    url: axios.getUri(config),
    headers: Object.fromEntries(fields),
    body: typeof data === "string" ? data : undefined,
  }
  try {
    return await network(sent)
  } catch {
    throw new AxiosError("Network Error", AxiosError.ERR_NETWORK, config, {})
  }
}
