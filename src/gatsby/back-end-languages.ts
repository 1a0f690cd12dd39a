import * as v from "valibot"
import type { Langcode } from "../../contract/fields.ts"
import { mediaType } from "../../contract/jsonapi.ts"
import { defaultLanguage, inLanguage, languages } from "../../contract/languages.ts"
import { jsonapiPath } from "../../contract/paths.ts"
import type { BuildAccount } from "./build-account.ts"

const entryPoint = v.object({ links: v.record(v.string(), v.unknown()) })

/** A Drupal answers 404 at the address of a language that it lacks. */
export async function otherLanguagesOf(apiUrl: string, account: BuildAccount, ask: typeof fetch = fetch): Promise<readonly Langcode[]> {
  const headers = { Accept: mediaType, ...(await account.headers()) }
  const others = languages.filter((language) => language !== defaultLanguage)
  const answers = await Promise.all(
    others.map(async (language) => {
      const address = `${apiUrl}${inLanguage(language, jsonapiPath)}`
      const answer = await ask(address, { headers, signal: AbortSignal.timeout(30_000) })
      if (answer.status === 404) return []
      if (!answer.ok)
        throw new Error(`The back end answered ${answer.status} at ${address}. Look into the back end's log, then build again.`)
      return v.is(entryPoint, await answer.json().catch(() => null)) ? [language] : []
    }),
  )
  return answers.flat()
}
