import { detailOf } from "#server/content/refusal-words.ts"
import { STATUS_CODES } from "node:http"
import type { ErrorDocument, ErrorObject } from "#contract/jsonapi.ts"
import type { Refusal } from "#server/http/refusal.ts"
import { limits } from "#server/http/limits/limits.ts"
import { selfLink, type RequestUrl } from "#server/jsonapi/documents/links.ts"

export const jsonapiMember = { version: "1.1", meta: { links: { self: { href: "http://jsonapi.org/format/1.1/" } } } } as const

/** Drupal's message for an invisible resource is the same for every reason, so that it reveals none. */
export const notAllowed = "The current user is not allowed to GET the selected resource."

const rfc = "https://www.w3.org/Protocols/rfc2616/rfc2616-sec10.html#sec10"

/** RFC 9110 changed these names. Node has the older ones. */
const newTitles: Readonly<Record<number, string>> = { 413: "Content Too Large", 422: "Unprocessable Content" }

/** RFC 2616 explains 400 in section 10.4.1, 401 in 10.4.2 and so on. It does not know the later statuses. */
function explanationOf(status: number): string | undefined {
  if (status === 503) return `${rfc}.5.4`
  return status >= 400 && status <= 417 ? `${rfc}.4.${status - 399}` : undefined
}

/** Drupal begins this message so, but links to another page. */
export const unknownParameters = "The following query parameters violate the JSON:API spec: "

export function refusalDocument(refusal: Refusal, url: RequestUrl): ErrorDocument {
  const { status, message: detail, words, pointer, violations } = refusal
  const title = newTitles[status] ?? STATUS_CODES[status] ?? "Error"
  if (violations !== undefined) {
    const firstViolations = violations.slice(0, limits.errors)
    return errorDocument(...firstViolations.map((one) => ({ title, status: "422", ...detailOf(one.detail), ...sourceOf(one.pointer) })))
  }
  const page = detail.startsWith(unknownParameters) ? "http://jsonapi.org/format/#query-parameters" : explanationOf(status)
  const links = { via: selfLink(url), ...(page === undefined ? {} : { info: { href: page } }) }
  return errorDocument({ title, status: String(status), ...detailOf(words), links, ...sourceOf(pointer) })
}

function sourceOf(pointer: string | undefined): Pick<ErrorObject, "source"> {
  return pointer === undefined ? {} : { source: { pointer } }
}

/** The document has only the request id, under which the log has the rest. */
export function surpriseDocument(requestId: string): ErrorDocument {
  const detail = "The server failed. The operator finds the cause in its log under the request id."
  return errorDocument({
    title: "Internal Server Error",
    status: "500",
    detail,
    meta: { requestId, code: "server-failed", parameters: { requestId } },
  })
}

function errorDocument(...errors: readonly ErrorObject[]): ErrorDocument {
  return { jsonapi: jsonapiMember, errors }
}
