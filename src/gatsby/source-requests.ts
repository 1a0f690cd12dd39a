import { createRequire } from "node:module"
import path from "node:path"
import * as v from "valibot"
import type { Langcode, ResourceType } from "../../contract/fields.ts"
import { defaultLanguage, inLanguage, languages } from "../../contract/languages.ts"
import { collectionPath, jsonapiPath } from "../../contract/paths.ts"
import { otherLanguagesOf } from "./back-end-languages.ts"
import type { BuildAccount } from "./build-account.ts"
import { collectionName } from "./model.ts"

type Request = { readonly url: URL; readonly headers: Record<string, string | undefined> }
type Answer = { readonly requestUrl: string; body: unknown }
type Got = { readonly extend: (options: object) => Got }

const got = v.custom<Got>((value) => typeof value === "function")
const entryPoint = v.looseObject({ links: v.record(v.string(), v.unknown()) })
const collection = v.looseObject({ data: v.array(v.looseObject({ attributes: v.looseObject({ langcode: v.string() }) })) })

type Reading = {
  readonly apiUrl: string
  readonly types: readonly ResourceType[]
  readonly account: BuildAccount
  readonly ask?: typeof fetch
}

/**
 * gatsby-source-drupal has no option to read only `types`, and Drupals have others. Its headers are an option, which Gatsby stores, so they can't
 * hold the token of the build's account.
 */
export function limitRequests(reading: Reading): void {
  const load = createRequire(createRequire(path.resolve("package.json")).resolve("gatsby-source-drupal/package.json"))
  const original = v.parse(got, load("got"))
  const own = original.extend({ hooks: hooksFor(reading) })
  // Other modules load this module too, also by its other names. The hooks change none of their requests.
  const missingNames = Object.entries(original).filter(([name]) => !(name in own))
  Object.assign(own, { ...Object.fromEntries(missingNames), __esModule: true, default: own })
  const loadedModule = load.cache[load.resolve("got")]
  if (loadedModule !== undefined) loadedModule.exports = own
}

export function hooksFor({ apiUrl, types, account, ask = fetch }: Reading) {
  const root = `${apiUrl}${jsonapiPath}`
  const roots = languages.map((language) => ({ language, at: `${apiUrl}${inLanguage(language, jsonapiPath)}` }))
  const languageOf = (url: string) => roots.find(({ at }) => url === at || url.startsWith(`${at}/`) || url.startsWith(`${at}?`))?.language
  return {
    beforeRequest: [
      async ({ url, headers }: Request) => {
        if (languageOf(url.href) !== undefined) Object.assign(headers, await account.headers())
      },
    ],
    afterResponse: [
      async (answer: Answer) => {
        const isEntryPoint = answer.requestUrl.replace(/\?.*$/, "") === root
        if (isEntryPoint && v.is(entryPoint, answer.body)) {
          const { links } = answer.body
          const own = types.filter((type) => type in links)
          const others = (await otherLanguagesOf(apiUrl, account, ask)).flatMap((language) =>
            own.map(
              (type) => [collectionName(type, language), { href: `${apiUrl}${inLanguage(language, collectionPath(type))}` }] as const,
            ),
          )
          answer.body = {
            ...answer.body,
            links: { ...Object.fromEntries(own.map((type) => [type, links[type]])), ...Object.fromEntries(others) },
          }
        }
        answer.body = inItsLanguage(answer.body, languageOf(answer.requestUrl))
        return answer
      },
    ],
  }
}

/** If the asked language is missing, a back end answers in another, which this leaves out. */
function inItsLanguage(body: unknown, language: Langcode | undefined): unknown {
  if (language === undefined || language === defaultLanguage || !v.is(collection, body)) return body
  return { ...body, data: body.data.filter(({ attributes }) => attributes.langcode === language) }
}
