import type { ErrorDocument, ErrorObject } from "#contract/jsonapi.ts"
import type { Violation } from "#server/content/errors.ts"
import type { Refusal } from "#server/http/refusal.ts"
import { limits } from "#server/http/limits/limits.ts"
import { selfLink, type RequestUrl } from "#server/jsonapi/documents/links.ts"

export const jsonapiMember = { version: "1.1", meta: { links: { self: { href: "http://jsonapi.org/format/1.1/" } } } } as const

/** Drupal's message for an invisible resource. It is the same for every reason, so that it tells none. */
export const notAllowed = "The current user is not allowed to GET the selected resource."

const rfc = "https://www.w3.org/Protocols/rfc2616/rfc2616-sec10.html#sec10"

const statuses: Readonly<Record<number, { readonly title: string; readonly info?: string }>> = {
  400: { title: "Bad Request", info: `${rfc}.4.1` },
  401: { title: "Unauthorized", info: `${rfc}.4.2` },
  403: { title: "Forbidden", info: `${rfc}.4.4` },
  404: { title: "Not Found", info: `${rfc}.4.5` },
  405: { title: "Method Not Allowed", info: `${rfc}.4.6` },
  406: { title: "Not Acceptable", info: `${rfc}.4.7` },
  408: { title: "Request Timeout", info: `${rfc}.4.9` },
  409: { title: "Conflict", info: `${rfc}.4.10` },
  411: { title: "Length Required", info: `${rfc}.4.12` },
  412: { title: "Precondition Failed", info: `${rfc}.4.13` },
  413: { title: "Content Too Large", info: `${rfc}.4.14` },
  414: { title: "URI Too Long", info: `${rfc}.4.15` },
  415: { title: "Unsupported Media Type", info: `${rfc}.4.16` },
  422: { title: "Unprocessable Content" },
  429: { title: "Too Many Requests" },
  431: { title: "Request Header Fields Too Large" },
  500: { title: "Internal Server Error" },
  503: { title: "Service Unavailable", info: `${rfc}.5.4` },
  507: { title: "Insufficient Storage" },
}

/** The start of the message for unknown parameters, for which Drupal links to another page. */
export const unknownParameters = "The following query parameters violate the JSON:API spec: "

export function refusalDocument(refusal: Refusal, url: RequestUrl): ErrorDocument {
  const { status, message: detail, pointer, violations } = refusal
  const { title, info } = statuses[status] ?? { title: "Error" }
  if (violations !== undefined) {
    return errorDocument(...violations.slice(0, limits.errors).map((violation) => violationError(title, violation)))
  }
  const page = detail.startsWith(unknownParameters) ? "http://jsonapi.org/format/#query-parameters" : info
  const links = { via: selfLink(url), ...(page === undefined ? {} : { info: { href: page } }) }
  return errorDocument({ title, status: String(status), detail, links, ...(pointer === undefined ? {} : { source: { pointer } }) })
}

function violationError(title: string, { detail, pointer }: Violation): ErrorObject {
  return { title, status: "422", detail, ...(pointer === undefined ? {} : { source: { pointer } }) }
}

/** The document of an unexpected error. It tells only the request id, under which the log has the rest. */
export function surpriseDocument(requestId: string): ErrorDocument {
  const detail = "The server failed. The operator finds the cause in its log under the request id."
  return errorDocument({ title: "Internal Server Error", status: "500", detail, meta: { requestId } })
}

function errorDocument(...errors: readonly ErrorObject[]): ErrorDocument {
  return { jsonapi: jsonapiMember, errors }
}
