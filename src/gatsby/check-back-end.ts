import type { ParentSpanPluginArgs } from "gatsby"
import { mediaType } from "../../contract/jsonapi.ts"
import { collectionPath, jsonapiPath } from "../../contract/paths.ts"
import type { BuildAccount } from "./build-account.ts"
import { sourcedTypes } from "./model.ts"
import { apiUrl, buildAccount } from "./source-options.ts"

/** Ends the build before any work if the back end can't be read. */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const fault = await findFault(apiUrl, fetch, buildAccount)
  if (fault !== null) reporter.panic(fault)
}

const visitor: BuildAccount = { headers: () => Promise.resolve({}) }

export async function findFault(url: string, ask: typeof fetch, account = visitor): Promise<string | null> {
  const signedIn = await account.headers().then(
    (headers) => ({ headers }),
    (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }),
  )
  if ("fault" in signedIn) return signedIn.fault
  const read: typeof fetch = (address, options) => ask(address, { ...options, headers: { Accept: mediaType, ...signedIn.headers } })
  const faults = await Promise.all([
    faultAt(`${url}${jsonapiPath}`, "links", read),
    ...sourcedTypes.map((type) => faultAt(`${url}${collectionPath(type)}?filter[status]=1&page[limit]=1`, "data", read)),
  ])
  return faults.find((fault) => fault !== null) ?? null
}

async function faultAt(address: string, member: string, ask: typeof fetch): Promise<string | null> {
  const set = "Start the back end (`npm start` brings its own), or set G30_API_URL to the address where it answers."
  let answer: Response
  try {
    answer = await ask(address, { signal: AbortSignal.timeout(30_000) })
  } catch {
    return `The back end doesn't answer at ${address}. ${set}`
  }
  if (!answer.ok)
    return `The back end answered ${answer.status} at ${address}, so the site can't be built. Look into the back end's log, then build again.`
  try {
    const document: unknown = await answer.json()
    if (typeof document === "object" && document !== null && member in document) return null
  } catch {
    return `The back end's answer at ${address} is no JSON. Look into the back end's log, then build again.`
  }
  return `The back end's answer at ${address} is no JSON:API document with "${member}". ${set}`
}
