/** Checks the content model of a Drupal, and its permissions. */
import * as v from "valibot"
import { fieldsOf, resourceTypes } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { inLanguage, languages } from "#contract/languages.ts"
import { collectionPath, jsonapiPath } from "#contract/paths.ts"
import { textFormat } from "#contract/text-format.ts"
import { leftOut } from "../recipe/fields.ts"
import { wordsOf, type Ask } from "./asker.ts"
import { absent, ok, unknown, wrong, type Finding } from "./finding.ts"
import type { Session } from "./session.ts"

const values = v.record(v.string(), v.unknown())
const resource = v.object({ attributes: values, relationships: v.optional(values, {}) })
const list = v.object({ data: v.array(resource), meta: v.optional(values, {}) })
const entry = v.object({ links: values })
const recipe = "Apply the recipe drupal/recipes/g30."

export async function checkKinds(ask: Ask): Promise<readonly Finding[]> {
  const answer = await ask(jsonapiPath)
  if (!v.is(entry, answer.json)) {
    const advice =
      answer.status === 0 ? "See that the address is right and the server runs." : "Install the core's module jsonapi, and let visitors in."
    return [wrong("JSON:API", wordsOf(answer), advice)]
  }
  const { links } = v.parse(entry, answer.json)
  const lacking = resourceTypes.filter((type) => !Object.hasOwn(links, type))
  return [
    lacking.length === 0
      ? ok("kinds", `all ${resourceTypes.length} kinds of content`)
      : wrong("kinds", `${lacking.join(", ")} can't be found`, recipe),
    Object.hasOwn(links, "redirect--redirect")
      ? ok("redirects", "the module redirect is there")
      : absent("redirects", "the module redirect isn't there: former addresses lead nowhere"),
  ]
}

/** Checks that visitors see published content alone. */
export async function checkVisitors(ask: Ask): Promise<readonly Finding[]> {
  const published = await ask(`${collectionPath("node--article")}?page[limit]=1`)
  const accounts = `${collectionPath("user--user")}?filter[uid.meta.drupal_internal__target_id][operator]=IS NOT NULL`
  return [
    published.status === 200
      ? ok("visitors", "read publications")
      : wrong("visitors", wordsOf(published), `Give visitors the permission access content. ${recipe}`),
    await checkHidden(ask, "drafts", `${collectionPath("node--article")}?filter[status]=0`),
    await checkHidden(ask, "accounts", accounts),
  ]
}

async function checkHidden(ask: Ask, what: string, path: string): Promise<Finding> {
  const answer = await ask(path)
  const count = v.is(list, answer.json) ? answer.json.data.length : 0
  if (answer.status === 0 || answer.status >= 500) return wrong(`hidden ${what}`, wordsOf(answer), "See the log of Drupal.")
  const advice = "Take from visitors the permissions bypass node access, view any unpublished content and access user profiles."
  return count === 0 ? ok(`hidden ${what}`, "visitors see none") : wrong(`hidden ${what}`, `visitors see ${count}`, advice)
}

/** Checks that only the prefix of an address chooses its language. Drupal names its choice in a header. */
export async function checkLanguages(ask: Ask): Promise<readonly Finding[]> {
  const checked = languages.map(async (code) => {
    const path = inLanguage(code, jsonapiPath)
    // A browser's wish, which must not matter.
    const answer = await ask(path, { headers: { "accept-language": languages.find((other) => other !== code) ?? "" } })
    const answerLanguage = answer.headers.get("content-language") ?? code
    return answer.status !== 200 ? [`${path} ${wordsOf(answer)}`] : answerLanguage === code ? [] : [`${path} is in ${answerLanguage}`]
  })
  const faults = (await Promise.all(checked)).flat()
  const advice = `Add ${languages.join(", ")} in this order, and let the prefix of the path alone choose (/admin/config/regional/language). ${recipe}`
  return [faults.length === 0 ? ok("languages", languages.join(", ")) : wrong("languages", faults.join("; "), advice)]
}

/** Checks the permissions of a signed-in account. Its one write is invalid, and changes nothing. */
export async function checkContent(ask: Ask, { headers }: Session): Promise<readonly Finding[]> {
  return [
    await checkWriting(ask, headers),
    await checkModule(ask, headers),
    await checkTextFormat(ask, headers),
    ...(await Promise.all(resourceTypes.map((type) => checkFields(ask, headers, type)))),
  ]
}

async function checkWriting(ask: Ask, headers: Session["headers"]): Promise<Finding> {
  const writing = { ...headers, "content-type": "application/vnd.api+json" }
  const answer = await ask(collectionPath("node--article"), { method: "POST", headers: writing, body: "{}" })
  const advices: Readonly<Record<number, string>> = {
    401: "See that the web server hands the header Authorization on to PHP.",
    403: `Give the account the role administrator or contributor. ${recipe}`,
    405: "Let JSON:API write: /admin/config/services/jsonapi, or the recipe drupal/recipes/g30.",
  }
  return answer.status === 400 || answer.status === 422
    ? ok("writing", "JSON:API takes writes, and the account may make publications")
    : wrong("writing", wordsOf(answer), advices[answer.status] ?? "See the log of Drupal.")
}

async function checkModule(ask: Ask, headers: Session["headers"]): Promise<Finding> {
  const answer = await ask("/gatsby-fastbuilds/sync/0", { headers })
  return answer.status === 200
    ? ok("module", "our module answers")
    : wrong("module", `the dashboard needs our module, which ${wordsOf(answer)}`, "Install it: drupal/recipes/g30_module.")
}

async function checkTextFormat(ask: Ask, headers: Session["headers"]): Promise<Finding> {
  const answer = await ask(`/jsonapi/filter_format/filter_format?filter[drupal_internal__format]=${textFormat}`, { headers })
  const { data, meta } = v.is(list, answer.json) ? v.parse(list, answer.json) : { data: [], meta: {} }
  return data.length > 0 || "omitted" in meta
    ? ok("text format", `${textFormat} is there`)
    : wrong("text format", `there is no format ${textFormat} (${wordsOf(answer)})`, "Apply the recipe drupal/recipes/g30_model.")
}

/** Checks the fields of a kind by its first item. */
async function checkFields(ask: Ask, headers: Session["headers"], type: ResourceType): Promise<Finding> {
  const answer = await ask(`${collectionPath(type)}?page[limit]=1`, { headers })
  if (!v.is(list, answer.json)) return wrong(type, wordsOf(answer), `Give the account's role access to ${type}. ${recipe}`)
  const [first] = v.parse(list, answer.json).data
  if (first === undefined) return unknown(type, "there is no item to see its fields by")
  const names = Object.keys(fieldsOf(type)).filter((name) => !leftOut.includes(name))
  const missing = names.filter((name) => !Object.hasOwn(first.attributes, name) && !Object.hasOwn(first.relationships, name))
  return missing.length === 0 ? ok(type, `all ${names.length} fields`) : wrong(type, `lacks ${missing.join(", ")}`, recipe)
}
