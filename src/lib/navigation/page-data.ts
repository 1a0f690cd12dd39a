import { withRetries } from "../retry.ts"
import { checkedData, PageDataError, parseJson, type BuiltData } from "./built-data.ts"

/** Rejects with a PageDataError. */
export async function loadJson(url: string, options?: RequestInit): Promise<unknown> {
  const request = withRetries(async () => {
    const response = await fetch(url, { credentials: "include", ...options })
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`)
    return [response, await response.text()] as const
  })
  const [answer, text] = await request.catch((error: unknown) => {
    throw new PageDataError(`Failed to fetch ${url}`, undefined, error)
  })
  // HTTP/2 has no status texts.
  if (answer.status === 404) throw new PageDataError(answer.statusText || "Not Found", 404)
  if (answer.status !== 200) throw new PageDataError(`Failed to fetch ${url}`)
  return parseJson(text, url)
}

/** The file's hash must be that of this document's bundles. */
export async function loadData(url: string, options?: RequestInit): Promise<BuiltData> {
  return checkedData(await loadJson(url, options), url)
}
