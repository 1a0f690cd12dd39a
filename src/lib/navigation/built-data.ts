declare global {
  interface Window {
    /** This document loads the bundles of this hash. Gatsby writes it into each page. */
    readonly ___webpackCompilationHash?: string
  }
}

/** The build's data files hold it: page data, and the edit.json of an item. */
export type BuiltData = {
  readonly hash: string
  readonly path?: string
  /** The dashboard's pages have addresses such as `/admin/*`. */
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

export function parseJson(text: string, url: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new PageDataError(`Failed to parse JSON ${url} ${String(error)}`, undefined, error)
  }
}

export function checkedData(json: unknown, url: string): BuiltData {
  if (!isBuilt(json)) throw new PageDataError(`${url} is missing a hash`)
  // The cause names the deploy, so that another one counts as a new failure.
  if (json.hash !== window.___webpackCompilationHash) throw new PageDataError("Hash did not match.", "INVALID_HASH", json.hash)
  return json
}

/** A file with a hash is the build's, which writes the other members too. */
function isBuilt(data: unknown): data is BuiltData {
  return typeof data === "object" && data !== null && "hash" in data && typeof data.hash === "string"
}
