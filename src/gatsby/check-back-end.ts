import type { ParentSpanPluginArgs } from "gatsby"
import { langcodes } from "../../contract/fields.ts"
import { mediaType } from "../../contract/jsonapi.ts"
import { defaultLanguage, inLanguage, languages } from "../../contract/languages.ts"
import { collectionPath, jsonapiPath } from "../../contract/paths.ts"
import { otherLanguagesOf } from "./back-end-languages.ts"
import type { BuildAccount } from "./build-account.ts"
import { sourcedTypes } from "./model.ts"
import { apiUrl, buildAccount } from "./source-options.ts"

/** A back end that can't be read ends the build before any work. */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const fault = await findFault(apiUrl, fetch, buildAccount)
  if (fault !== null) reporter.panic(fault)
  const lacking = await lackingLanguages(apiUrl, fetch, buildAccount)
  if (lacking !== null) reporter.warn(lacking)
}

const visitor: BuildAccount = { headers: () => Promise.resolve({}) }

export async function findFault(url: string, ask: typeof fetch, account = visitor): Promise<string | null> {
  const signedIn = await account.headers().then(
    (headers) => ({ headers }),
    (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }),
  )
  if ("fault" in signedIn) return signedIn.fault
  const askJson: typeof fetch = (address, options) => ask(address, { ...options, headers: { Accept: mediaType, ...signedIn.headers } })
  const faults = await Promise.all([
    faultAt(`${url}${jsonapiPath}`, "links", askJson),
    ...sourcedTypes.map((type) => faultAt(`${url}${collectionPath(type)}?filter[status]=1&page[limit]=1`, "data", askJson)),
  ])
  return faults.find((fault) => fault !== null) ?? null
}

/** Pages of a language that the back end lacks show all content in others. Returns null if it lacks none. */
export async function lackingLanguages(url: string, ask: typeof fetch, account = visitor): Promise<string | null> {
  const present = [defaultLanguage, ...(await otherLanguagesOf(url, account, ask))]
  const absent = languages.filter((language) => !present.includes(language))
  if (absent.length === 0) return null
  const names = absent.map((language) => langcodes[language]).join(" and ")
  const addresses = absent.map((language) => `${url}${inLanguage(language, jsonapiPath)}`).join(" and ")
  return `The back end has no ${names} (404 at ${addresses}), so the site shows its content in the languages that it has.`
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
