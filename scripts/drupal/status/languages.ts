import * as v from "valibot"
import { langcodes, type ResourceType } from "#contract/fields.ts"
import { defaultLanguage, inLanguage, languages } from "#contract/languages.ts"
import { collectionPath, jsonapiPath } from "#contract/paths.ts"
import { wordsOf, type Ask } from "./asker.ts"
import { ok, unknown, wrong, type Finding } from "./finding.ts"
import type { Session } from "./session.ts"

const list = v.object({
  data: v.array(v.object({ attributes: v.object({ drupal_internal__id: v.string(), weight: v.optional(v.number(), 0) }) })),
})
const recipe = "Apply the recipe drupal/recipes/g30."

/** The languages of the site, how an address chooses one, and whether items have translations. */
export async function checkLanguages(ask: Ask, { headers }: Session): Promise<readonly Finding[]> {
  return [await checkList(ask, headers), await checkPrefixes(ask), await checkTranslation(ask, headers)]
}

async function checkList(ask: Ask, headers: Session["headers"]): Promise<Finding> {
  const answer = await ask("/jsonapi/configurable_language/configurable_language", { headers })
  const parsed = v.safeParse(list, answer.json)
  if (!parsed.success || parsed.output.data.length === 0) return unknown("languages", "the account may not see them")
  const weights = new Map(parsed.output.data.map(({ attributes }) => [attributes.drupal_internal__id, attributes.weight]))
  const lacking = languages.filter((code) => !weights.has(code))
  if (lacking.length > 0)
    return wrong("languages", `${lacking.join(", ")} can't be chosen`, `Install the module language and add them. ${recipe}`)
  const byWeight = languages.map((code) => weights.get(code) ?? 0)
  const isOrdered = byWeight.every((weight, index) => index === 0 || (byWeight[index - 1] ?? 0) < weight)
  if (isOrdered) return ok("languages", Object.values(langcodes).join(", "))
  const found = languages.map((code, index) => `${code} ${byWeight[index]}`).join(", ")
  return wrong(
    "languages",
    `their weights are ${found}: what has no translation is shown in the wrong language`,
    `Order them at /admin/config/regional/language: ${languages.join(", ")}. ${recipe}`,
  )
}

/** Drupal names the language that an address has chosen. */
async function checkPrefixes(ask: Ask): Promise<Finding> {
  const chosen = await Promise.all(
    languages.map(
      async (code) => [code, await ask(inLanguage(code, jsonapiPath), { headers: { "accept-language": otherThan(code) } })] as const,
    ),
  )
  const faults = chosen.flatMap(([code, answer]) => {
    const path = inLanguage(code, jsonapiPath)
    if (answer.status !== 200) return [`${path} ${wordsOf(answer)}`]
    const named = answer.headers.get("content-language")
    return named === null || named === code ? [] : [`${path} is in ${named}`]
  })
  const advice = `Let the prefix of the path alone choose at /admin/config/regional/language/detection, none for ${defaultLanguage}. ${recipe}`
  return faults.length === 0
    ? ok("language prefixes", languages.map((code) => inLanguage(code, "/")).join(", "))
    : wrong("language prefixes", faults.join("; "), advice)
}

/** A browser's wish, which must not matter. */
const otherThan = (code: string) => languages.find((other) => other !== code) ?? ""

async function checkTranslation(ask: Ask, headers: Session["headers"]): Promise<Finding> {
  const types: readonly ResourceType[] = ["node--article", "taxonomy_term--tags"]
  const answers = await Promise.all(
    types.map((type) => ask(`${collectionPath(type)}?page[limit]=1&sort=content_translation_outdated`, { headers })),
  )
  const failed = answers.find(({ status }) => status !== 200)
  return failed === undefined
    ? ok("content_translation", "items and terms have translations")
    : wrong("content_translation", wordsOf(failed), `Install the core's module content_translation and turn it on for all kinds. ${recipe}`)
}
