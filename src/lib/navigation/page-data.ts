import { thrice } from "../thrice.ts"

declare global {
  interface Window {
    /** The hash of the bundles that this document loads. Gatsby writes it into each page. */
    readonly ___webpackCompilationHash?: string
  }
}

/** What the build writes into its data files: page data, and the edit.json of an item. */
export type BuiltData = {
  readonly hash: string
  readonly path?: string
  /** The addresses of a page of the dashboard, such as `/admin/*`. */
  readonly matchPath?: string
  readonly componentChunkName?: string
  readonly staticQueryHashes?: readonly string[]
  readonly result?: { readonly data?: object; readonly pageContext?: object }
}

export type PageDataCode = 404 | "MODULE_NOT_FOUND" | "INVALID_HASH"

export class PageDataError extends Error {
  readonly code: PageDataCode | undefined

  constructor(message: string, code?: PageDataCode, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** Fetches a JSON file of the built site. Rejects with a PageDataError. */
export async function loadJson(url: string, options?: RequestInit): Promise<unknown> {
  const asked = thrice(async () => {
    const answered = await fetch(url, { credentials: "include", ...options })
    if (answered.status >= 500) throw new Error(`HTTP ${answered.status}`)
    return [answered, await answered.text()] as const
  })
  const [answer, text] = await asked.catch((error: unknown) => {
    throw new PageDataError(`Failed to fetch ${url}`, undefined, error)
  })
  // HTTP/2 has no status texts.
  if (answer.status === 404) throw new PageDataError(answer.statusText || "Not Found", 404)
  if (answer.status !== 200) throw new PageDataError(`Failed to fetch ${url}`)
  return parseJson(text, url)
}

export function parseJson(text: string, url: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new PageDataError(`Failed to parse JSON ${url} ${String(error)}`, undefined, error)
  }
}

/** Fetches a file with a hash, and checks that it was made for the bundles of this document. */
export async function loadData(url: string, options?: RequestInit): Promise<BuiltData> {
  return checkedData(await loadJson(url, options), url)
}

export function checkedData(data: unknown, url: string): BuiltData {
  if (!isBuilt(data)) throw new PageDataError(`${url} is missing a hash`)
  // The cause names the deploy, so that another one counts as a new failure.
  if (data.hash !== window.___webpackCompilationHash) throw new PageDataError("Hash did not match.", "INVALID_HASH", data.hash)
  return data
}

/** A file with a hash is the build's, which writes the other members too. */
function isBuilt(data: unknown): data is BuiltData {
  return typeof data === "object" && data !== null && "hash" in data && typeof data.hash === "string"
}
