/** Connects the site's axios with a server that is a function, without a network. */
import axios, { AxiosError, AxiosHeaders, type AxiosAdapter, type InternalAxiosRequestConfig } from "axios"

export type SentRequest = {
  readonly method: string
  /** A path if the back end is on the site's origin. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** Of an upload. */
  readonly bytes?: Uint8Array<ArrayBuffer>
}

/** Answers a request; throws if there is no network. */
export type Network = (sent: SentRequest) => Promise<Response>

/** @param after the browser's timers, for the timeout of a request */
export function adapterTo(network: Network, after: (milliseconds: number, work: () => void) => () => void): AxiosAdapter {
  return async (config) => {
    const response = await within(config, after, ask(network, config))
    const request = {}
    const { status, statusText } = response
    const headers = new AxiosHeaders(Object.fromEntries(response.headers))
    const data: unknown = await dataOf(response, config)
    const answer = { data, status, statusText, headers, config, request }
    if (config.validateStatus?.(status) !== false) return answer
    throw new AxiosError(`Request failed with status code ${status}`, AxiosError.ERR_BAD_REQUEST, config, request, answer)
  }
}

async function dataOf(response: Response, { responseType }: InternalAxiosRequestConfig): Promise<unknown> {
  return responseType === "blob" && response.ok ? await response.blob() : await response.text()
}

/** XMLHttpRequest's `timeout`: 0 is none. */
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
    ...(data instanceof Blob ? { bytes: new Uint8Array(await data.arrayBuffer()) } : {}),
  }
  try {
    return await network(sent)
  } catch {
    throw new AxiosError("Network Error", AxiosError.ERR_NETWORK, config, {})
  }
}
