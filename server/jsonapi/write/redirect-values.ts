import { withPrefix } from "#server/content/refusal-words.ts"
import type { Json } from "#contract/jsonapi.ts"
import { anyLanguage, redirectStatuses } from "#contract/redirect.ts"
import type { RedirectValues } from "#server/content/redirects/change-redirect.ts"
import { pathIn } from "#server/content/redirects/target.ts"
import { isLangcode } from "#server/content/entities/entity.ts"
import { missingValue, noChoice, Violations, wrongType } from "#server/content/validation/write-document.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"

type Changes = Partial<Pick<RedirectValues, "path" | "uri" | "status" | "langcode">>

/** @throws InvalidContent */
export function newRedirect(attributes: JsonObject): Omit<RedirectValues, "uuid" | "created"> {
  const violations = new Violations()
  const { path, uri, status = 301, langcode = anyLanguage } = readChanges(attributes, violations)
  if (path === undefined && attributes.redirect_source === undefined)
    violations.add(withPrefix("redirect_source: ", missingValue), pointer("redirect_source"))
  if (uri === undefined && attributes.redirect_redirect === undefined)
    violations.add(withPrefix("redirect_redirect: ", missingValue), pointer("redirect_redirect"))
  violations.throwIfAny()
  return { path: path ?? "", uri: uri ?? "", status, langcode }
}

/** Leaves out values that were not sent. @throws InvalidContent */
export function redirectChanges(attributes: JsonObject): Changes {
  const violations = new Violations()
  const changes = readChanges(attributes, violations)
  violations.throwIfAny()
  return changes
}

// Fields that the server makes are ignored, so that a client may send a whole resource back.
const own = ["drupal_internal__rid", "hash", "created"]
const writableFields = ["redirect_source", "redirect_redirect", "status_code", "language"]

function readChanges(attributes: JsonObject, violations: Violations): Changes {
  const unknown = Object.keys(attributes).filter((name) => !own.includes(name) && !writableFields.includes(name))
  for (const name of unknown)
    violations.add(`The attribute ${name.slice(0, 200)} does not exist on a redirect.`, pointer(name.slice(0, 200)))
  const { redirect_source: source, redirect_redirect: target, status_code: status, language } = attributes
  return {
    ...(source === undefined ? {} : pathOf(source, violations)),
    ...(target === undefined ? {} : uriOf(target, violations)),
    ...(status === undefined ? {} : statusOf(status, violations)),
    ...(language === undefined ? {} : languageOf(language, violations)),
  }
}

function pathOf(source: Json, violations: Violations): Changes {
  const { path, query = null } = isJsonObject(source) ? source : {}
  if (query !== null && Object.keys(query).length > 0)
    violations.add(
      "redirect_source.0.query: A redirect holds for every query, and keeps it. Leave the query out.",
      pointer("redirect_source/query"),
    )
  const decoded = typeof path === "string" ? pathIn(path) : null
  if (decoded === null) violations.add(withPrefix("redirect_source.0.path: ", wrongType), pointer("redirect_source/path"))
  return decoded === null ? {} : { path: decoded }
}

function uriOf(target: Json, violations: Violations): Changes {
  const { uri } = isJsonObject(target) ? target : {}
  if (typeof uri === "string") return { uri }
  violations.add(withPrefix("redirect_redirect.0.uri: ", wrongType), pointer("redirect_redirect/uri"))
  return {}
}

function statusOf(value: Json, violations: Violations): Changes {
  const status = redirectStatuses.find((each) => each === Number(value))
  if (status === undefined) violations.add(withPrefix("status_code: ", noChoice), pointer("status_code"))
  return status === undefined ? {} : { status }
}

function languageOf(value: Json, violations: Violations): Changes {
  if (value === anyLanguage || isLangcode(value)) return { langcode: value }
  violations.add(withPrefix("language: ", noChoice), pointer("language"))
  return {}
}

function pointer(name: string): string {
  return `/data/attributes/${name}`
}
