// Stands in for Gatsby's .cache/loader.js in the built scripts (src/gatsby/webpack.ts, docs/decisions/0012-page-data-and-deploys.md).
import { builtPath } from "./built-path.ts"
import { PageDataError } from "./page-data.ts"
import { makeLoader, type LoadedPage, type LoaderParts } from "./page-loader.ts"
import { isFirstFailure } from "./reloads.ts"

type Failure = { readonly status: "error"; readonly error: unknown }

let pages = makeLoader({ components: {}, pathOf: builtPath })
let hasStarted = false

type Requires = Pick<LoaderParts, "components">

/** `initial` is the page data that came with the document. */
export function startLoader({ components }: Requires, initial: unknown): void {
  pages = makeLoader({ components, pathOf: builtPath, initial })
}

export const publicLoader = {
  enqueue: (address: string) => pages.prefetch(address),
  hovering: (address: string) => void find(address).catch(() => undefined),
  loadPage: (address: string): Promise<LoadedPage | Failure> => find(address).catch((error: unknown) => reloadOrFail(error, address)),
  loadPageSync: (address: string) => pages.loaded(address),
}

export { publicLoader as default }

async function find(address: string): Promise<LoadedPage> {
  try {
    const page = await pages.load(address)
    hasStarted = true
    return page
  } catch (error) {
    const code = error instanceof PageDataError ? error.code : undefined
    if (code !== "MODULE_NOT_FOUND" && (code !== 404 || (await isDocument(address)))) throw error
    return pages.loadMissing(address)
  }
}

/** A static host may redirect an address, or have a file there. An address with two slashes would be another host's. */
async function isDocument(address: string): Promise<boolean> {
  if (address.startsWith("//")) return false
  return fetch(address, { method: "HEAD", credentials: "include" }).then(
    ({ status }) => status === 200,
    () => false,
  )
}

/**
 * Reloads the present address, with its query and fragment. A document reloads only once for its first page; after that the page stays as
 * the build wrote it, and says so. After Back or Forward the router has already changed the address.
 */
function reloadOrFail(error: unknown, address: string): Promise<Failure> {
  const { pathname, search } = window.location
  const isFirst = isFirstFailure(error, address.replace(/[?#].*/, ""))
  if (address === pathname + search && (hasStarted || isFirst)) {
    console.error(error)
    window.location.reload()
    return new Promise(() => undefined)
  }
  return Promise.resolve({ status: "error", error })
}
