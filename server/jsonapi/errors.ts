/** JSON:API errors with Drupal's titles and links. */
import type { ErrorDocument, ErrorObject } from "#contract/jsonapi.ts"
import type { Refusal } from "#server/content/refusal.ts"
import { selfLink, type Asked } from "./links.ts"

export const jsonapiMember = { version: "1.1", meta: { links: { self: { href: "http://jsonapi.org/format/1.1/" } } } } as const

const rfc = "https://www.w3.org/Protocols/rfc2616/rfc2616-sec10.html#sec10"

const statuses: Readonly<Record<number, { readonly title: string; readonly info?: string }>> = {
  400: { title: "Bad Request", info: `${rfc}.4.1` },
  401: { title: "Unauthorized", info: `${rfc}.4.2` },
  403: { title: "Forbidden", info: `${rfc}.4.4` },
  404: { title: "Not Found", info: `${rfc}.4.5` },
  405: { title: "Method Not Allowed", info: `${rfc}.4.6` },
  414: { title: "URI Too Long", info: `${rfc}.4.15` },
  500: { title: "Internal Server Error" },
  501: { title: "Not Implemented", info: `${rfc}.5.2` },
  503: { title: "Service Unavailable", info: `${rfc}.5.4` },
}

/** The words for a parameter that no JSON:API server knows; Drupal refers to another page for them. */
export const unknownParameters = "The following query parameters violate the JSON:API spec: "

/** The document of a refusal. */
export function refusalDocument({ status, message: detail }: Refusal, asked: Asked): ErrorDocument {
  const { title, info } = statuses[status] ?? { title: "Error" }
  const page = detail.startsWith(unknownParameters) ? "http://jsonapi.org/format/#query-parameters" : info
  const links = { via: selfLink(asked), ...(page === undefined ? {} : { info: { href: page } }) }
  // Drupal points at the data where the resource itself is what may not be seen.
  const source = status === 403 ? { source: { pointer: "/data" } } : {}
  return errorDocument({ title, status: String(status), detail, links, ...source })
}

/** The document of a surprise: it tells nothing but the number under which the log tells all. */
export function surpriseDocument(requestId: string): ErrorDocument {
  const detail = "The server failed. The operator finds the cause in its log under the request id."
  return errorDocument({ title: "Internal Server Error", status: "500", detail, meta: { requestId } })
}

function errorDocument(error: ErrorObject): ErrorDocument {
  return { jsonapi: jsonapiMember, errors: [error] }
}
