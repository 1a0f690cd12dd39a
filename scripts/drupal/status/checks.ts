/** The checks ask as visitors, browsers and an administrator. */
import * as v from "valibot"
import { fieldsOf, resourceTypes } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { inLanguage, languages } from "#contract/languages.ts"
import { collectionPath, jsonapiPath, tokenPath } from "#contract/paths.ts"
import { textFormat } from "#contract/text-format.ts"
import { leftOut } from "../recipe/fields.ts"
import { recipe, wordsOf, type DrupalAnswer, type Check } from "./asker.ts"

const values = v.record(v.string(), v.unknown())
const list = v.object({ data: v.array(v.object({ attributes: values, relationships: v.optional(values, {}) })) })
const entry = v.object({ links: values })
const articles = collectionPath("node--article")

export const jsonapi: Check = {
  about: "JSON:API",
  path: jsonapiPath,
  judge: (answer) => {
    if (!v.is(entry, answer.json)) return ["wrong", wordsOf(answer)]
    const { links } = answer.json
    const lacking = resourceTypes.filter((type) => !Object.hasOwn(links, type))
    if (lacking.length > 0) return ["wrong", `lacks ${lacking.join(", ")}`]
    const redirects = Object.hasOwn(links, "redirect--redirect") ? "redirects" : "no redirects, so former addresses lead nowhere"
    return ["ok", `all ${resourceTypes.length} kinds of content, and ${redirects}`]
  },
  advice: `See that the address is right, and that the core's module jsonapi lets visitors in. ${recipe}`,
}

export function checksOfVisitors(origin: string): readonly Check[] {
  const accounts = `${collectionPath("user--user")}?filter[uid.meta.drupal_internal__target_id][operator]=IS NOT NULL`
  return [
    {
      about: "visitors",
      path: `${articles}?page[limit]=1`,
      judge: (answer) => (v.is(list, answer.json) ? ["ok", "read publications"] : ["wrong", wordsOf(answer)]),
      advice: `Give visitors the permission access content. ${recipe}`,
    },
    hidden("drafts", `${articles}?filter[status]=0`),
    hidden("accounts", accounts),
    ...languages.map(languageOf),
    preflight("CORS of the API", { origin, path: articles, method: "PATCH", headers: ["authorization", "content-type", "if-match"] }),
    preflight("CORS of tokens", { origin, path: tokenPath, method: "POST", headers: [] }),
  ]
}

function hidden(what: string, path: string): Check {
  return {
    about: `hidden ${what}`,
    path,
    judge: (answer) => {
      if (answer.status === 0 || answer.status >= 500) return ["wrong", wordsOf(answer)]
      const count = v.is(list, answer.json) ? answer.json.data.length : 0
      return count === 0 ? ["ok", "visitors see none"] : ["wrong", `visitors see ${count}`]
    },
    advice: "Take from visitors the permissions bypass node access, view any unpublished content and access user profiles.",
  }
}

/** Only the prefix of an address may choose its language, which Drupal names in a header. A browser's wish must not matter. */
function languageOf(code: (typeof languages)[number]): Check {
  return {
    about: `language ${code}`,
    path: inLanguage(code, jsonapiPath),
    init: { headers: { "accept-language": languages.find((other) => other !== code) ?? "" } },
    judge: (answer) => {
      const language = answer.headers.get("content-language") ?? code
      if (answer.status !== 200) return ["wrong", wordsOf(answer)]
      return language === code ? ["ok", "its addresses answer in it"] : ["wrong", `its addresses answer in ${language}`]
    },
    advice: `Add ${languages.join(", ")} in this order, and let the prefix of the path alone choose (/admin/config/regional/language). ${recipe}`,
  }
}

type Wish = { readonly origin: string; readonly path: string; readonly method: string; readonly headers: readonly string[] }

/** A browser on the site's origin asks before it sends such a request. */
function preflight(about: string, { origin, path, method, headers }: Wish): Check {
  const names = headers.length === 0 ? {} : { "access-control-request-headers": headers.join(",") }
  return {
    about,
    path,
    init: { method: "OPTIONS", headers: { origin, "access-control-request-method": method, ...names } },
    judge: (answer) => {
      if (answer.status !== 200 && answer.status !== 204) return ["wrong", `the preflight ${wordsOf(answer)}`]
      const [origins, methods, allowed] = ["origin", "methods", "headers"].map((what) => allowedIn(answer, what))
      const lacking = [
        ...(origins?.some((one) => one === "*" || one === origin) === true ? [] : [origin]),
        ...(method === "POST" || methods?.includes(method.toLowerCase()) === true ? [] : [method]),
        ...headers.filter((name) => allowed?.includes(name) !== true),
      ]
      return lacking.length === 0 ? ["ok", `${origin} may use it`] : ["wrong", `doesn't allow ${lacking.join(", ")}`]
    },
    advice:
      "Name the site's origin, the methods and the headers in cors.config of services.yml (docs/hosting/drupal-services.yml), then rebuild the caches.",
  }
}

function allowedIn({ headers }: DrupalAnswer, what: string): readonly string[] {
  return (headers.get(`access-control-allow-${what}`) ?? "").split(",").map((part) => part.trim().toLowerCase())
}

/** The account is signed in. The one write is invalid, and changes nothing. */
export function checksOfAccount(headers: Readonly<Record<string, string>>): readonly Check[] {
  const format = `/jsonapi/filter_format/filter_format?filter[drupal_internal__format]=${textFormat}`
  return [
    {
      about: "writing",
      path: articles,
      init: { method: "POST", headers: { ...headers, "content-type": "application/vnd.api+json" }, body: "{}" },
      judge: (answer) => ([400, 422].includes(answer.status) ? ["ok", "the account may make publications"] : ["wrong", wordsOf(answer)]),
      advice: `401: let the web server hand the header Authorization on to PHP; 403: give the account the role administrator; 405: let JSON:API write. ${recipe}`,
    },
    {
      about: "module",
      path: "/gatsby-fastbuilds/sync/0",
      init: { headers },
      judge: (answer) => (answer.status === 200 ? ["ok", "our module answers"] : ["wrong", wordsOf(answer)]),
      advice: "The dashboard needs our module: drupal/recipes/g30_module.",
    },
    {
      about: "text format",
      path: format,
      init: { headers },
      // A format that the account may not read is left out, with a note.
      judge: (answer) => {
        const isThere = (v.is(list, answer.json) && answer.json.data.length > 0) || answer.text.includes('"omitted"')
        return isThere ? ["ok", `${textFormat} is there`] : ["wrong", `there is no format ${textFormat} (${wordsOf(answer)})`]
      },
      advice: recipe,
    },
    ...resourceTypes.map((type) => fieldCheck(type, headers)),
  ]
}

/** JSON:API lists no fields of a kind, so those of its first item are checked. */
function fieldCheck(type: ResourceType, headers: Readonly<Record<string, string>>): Check {
  return {
    about: type,
    path: `${collectionPath(type)}?page[limit]=1`,
    init: { headers },
    judge: (answer) => {
      if (!v.is(list, answer.json)) return ["wrong", wordsOf(answer)]
      const [first] = v.parse(list, answer.json).data
      if (first === undefined) return ["unknown", "there is no item to see its fields by"]
      const names = Object.keys(fieldsOf(type)).filter((name) => !leftOut.includes(name))
      const missing = names.filter((name) => !Object.hasOwn(first.attributes, name) && !Object.hasOwn(first.relationships, name))
      return missing.length === 0 ? ["ok", `all ${names.length} fields`] : ["wrong", `lacks ${missing.join(", ")}`]
    },
    advice: `Give the account's role access to ${type}. ${recipe}`,
  }
}
