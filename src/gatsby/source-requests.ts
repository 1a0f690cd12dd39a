import { createRequire } from "node:module"
import path from "node:path"
import * as v from "valibot"
import { jsonapiPath } from "../../contract/paths.ts"
import type { BuildAccount } from "./build-account.ts"

type Request = { readonly url: URL; readonly headers: Record<string, string | undefined> }
type Answer = { readonly requestUrl: string; body: unknown }
type Got = { readonly extend: (options: object) => Got }

const got = v.custom<Got>((value) => typeof value === "function")
const entryPoint = v.looseObject({ links: v.record(v.string(), v.unknown()) })

type Reading = { readonly apiUrl: string; readonly types: readonly string[]; readonly account: BuildAccount }

/**
 * Makes gatsby-source-drupal read only `types`, by the build's account.
 *
 * The plugin has no option for either: it reads all kinds that it isn't told to leave out, of which each Drupal has others, and its headers are
 * an option, which Gatsby stores and a token mustn't be in.
 */
export function limitRequests(reading: Reading): void {
  const load = createRequire(createRequire(path.resolve("package.json")).resolve("gatsby-source-drupal/package.json"))
  const original = v.parse(got, load("got"))
  const own = original.extend({ hooks: hooksFor(reading) })
  // Others load the same module, by its other names too. The hooks change none of their requests.
  const missing = Object.entries(original).filter(([name]) => !(name in own))
  Object.assign(own, { ...Object.fromEntries(missing), __esModule: true, default: own })
  const loaded = load.cache[load.resolve("got")]
  if (loaded !== undefined) loaded.exports = own
}

export function hooksFor({ apiUrl, types, account }: Reading) {
  const root = `${apiUrl}${jsonapiPath}`
  const isApi = (url: string) => [root, `${root}/`, `${root}?`].some((start) => url === start || (start !== root && url.startsWith(start)))
  return {
    beforeRequest: [
      async ({ url, headers }: Request) => {
        if (isApi(url.href)) Object.assign(headers, await account.headers())
      },
    ],
    afterResponse: [
      (answer: Answer) => {
        const isEntryPoint = answer.requestUrl.replace(/\?.*$/, "") === root
        if (isEntryPoint && v.is(entryPoint, answer.body)) {
          const links = Object.entries(answer.body.links).filter(([type]) => types.includes(type))
          answer.body = { ...answer.body, links: Object.fromEntries(links) }
        }
        return answer
      },
    ],
  }
}
