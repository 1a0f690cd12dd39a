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

export function adapterTo(network: Network): AxiosAdapter {
  return async (config) => {
    const response = await ask(network, config)
    const request = {}
    const { status, statusText } = response
    const headers = new AxiosHeaders(Object.fromEntries(response.headers))
    const answer = { data: await response.text(), status, statusText, headers, config, request }
    if (config.validateStatus?.(status) !== false) return answer
    throw new AxiosError(`Request failed with status code ${status}`, AxiosError.ERR_BAD_REQUEST, config, request, answer)
  }
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
