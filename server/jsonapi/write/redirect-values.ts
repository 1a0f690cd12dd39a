import { after } from "#server/content/sentence.ts"
import type { Json } from "#contract/jsonapi.ts"
import { anyLanguage, redirectStatuses } from "#contract/redirect.ts"
import type { RedirectValues } from "#server/content/redirects/change-redirect.ts"
import { pathIn } from "#server/content/redirects/target.ts"
import { isLangcode } from "#server/content/entities/entity.ts"
import { isMissing, noChoice, Violations, wrongType } from "#server/content/validation/sent.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"

type Changes = Partial<Pick<RedirectValues, "path" | "uri" | "status" | "langcode">>

/** The values of a new redirect. @throws InvalidContent */
export function newRedirect(attributes: JsonObject): Omit<RedirectValues, "uuid" | "created"> {
  const found = new Violations()
  const { path, uri, status = 301, langcode = anyLanguage } = read(attributes, found)
  if (path === undefined && attributes.redirect_source === undefined)
    found.add(after("redirect_source: ", isMissing), pointer("redirect_source"))
  if (uri === undefined && attributes.redirect_redirect === undefined)
    found.add(after("redirect_redirect: ", isMissing), pointer("redirect_redirect"))
  found.throwIfAny()
  return { path: path ?? "", uri: uri ?? "", status, langcode }
}

/** The sent values, without those that were not sent. @throws InvalidContent */
export function redirectChanges(attributes: JsonObject): Changes {
  const found = new Violations()
  const changes = read(attributes, found)
  found.throwIfAny()
  return changes
}

// Fields that the server makes are ignored, so that a client may send a whole resource back.
const own = ["drupal_internal__rid", "hash", "created"]
const written = ["redirect_source", "redirect_redirect", "status_code", "language"]

function read(attributes: JsonObject, found: Violations): Changes {
  const unknown = Object.keys(attributes).filter((name) => !own.includes(name) && !written.includes(name))
  for (const name of unknown) found.add(`The attribute ${name.slice(0, 200)} does not exist on a redirect.`, pointer(name.slice(0, 200)))
  const { redirect_source: source, redirect_redirect: target, status_code: status, language } = attributes
  return {
    ...(source === undefined ? {} : pathOf(source, found)),
    ...(target === undefined ? {} : uriOf(target, found)),
    ...(status === undefined ? {} : statusOf(status, found)),
    ...(language === undefined ? {} : languageOf(language, found)),
  }
}

function pathOf(source: Json, found: Violations): Changes {
  const { path, query = null } = isJsonObject(source) ? source : {}
  if (query !== null && Object.keys(query).length > 0)
    found.add(
      "redirect_source.0.query: A redirect holds for every query, and keeps it. Leave the query out.",
      pointer("redirect_source/query"),
    )
  const decoded = typeof path === "string" ? pathIn(path) : null
  if (decoded === null) found.add(after("redirect_source.0.path: ", wrongType), pointer("redirect_source/path"))
  return decoded === null ? {} : { path: decoded }
}

function uriOf(target: Json, found: Violations): Changes {
  const { uri } = isJsonObject(target) ? target : {}
  if (typeof uri === "string") return { uri }
  found.add(after("redirect_redirect.0.uri: ", wrongType), pointer("redirect_redirect/uri"))
  return {}
}

function statusOf(value: Json, found: Violations): Changes {
  const status = redirectStatuses.find((known) => known === Number(value))
  if (status === undefined) found.add(after("status_code: ", noChoice), pointer("status_code"))
  return status === undefined ? {} : { status }
}

function languageOf(value: Json, found: Violations): Changes {
  if (value === anyLanguage || isLangcode(value)) return { langcode: value }
  found.add(after("language: ", noChoice), pointer("language"))
  return {}
}

function pointer(name: string): string {
  return `/data/attributes/${name}`
}
