/** Compares our answer with the recorded one: names and kinds, and values where a client relies on them. */
import type { Json } from "#contract/jsonapi.ts"
import type { Exchange, Said } from "./exchange.ts"
import { inOrder, list, tree, type Tree } from "./json.ts"

/** The part of an answer in which it may differ. */
export type Part =
  | "status"
  | "headers"
  | "error"
  | "ids"
  | "included"
  | "attributes"
  | "relationships"
  | "links"
  | "omitted"
  | "body"
  | "validators"
  | "values"
export type Mismatch = { readonly part: Part; readonly recorded: unknown; readonly ours: unknown }

export const recordedOrigin = "http://127.0.0.1:8888"

/** Where our answer isn't what was recorded. */
export function mismatches({ response }: Exchange, ours: Said, origin: string): readonly Mismatch[] {
  const recorded = response.body === undefined ? undefined : normalise(response.body, recordedOrigin)
  const body = ours.body === undefined ? undefined : normalise(withoutCodes(ours.body), origin)
  return [
    compare("status", response.status, ours.status),
    compare("headers", headersOf(response), headersOf(ours)),
    isRevalidatable(response) && ours.status === 200 && !isRevalidatable(ours)
      ? ({ part: "validators", recorded: "etag, last-modified", ours: "none" } as const)
      : undefined,
    ...(recorded === undefined ? [errorMismatch(response, tree(body))] : bodyMismatches(response, tree(recorded), tree(body))),
  ].flatMap((mismatch) => mismatch ?? [])
}

/** The codes of refusals (contract/refusals.ts) are a declared addition: no recorded error has one. */
function withoutCodes(body: Json): Json {
  const { code: _, parameters: __, ...rest } = tree(body)
  if (rest.message !== undefined && tree(body).code !== undefined) return rest
  if (rest.errors === undefined) return body
  return { ...rest, errors: list(rest.errors).map((error) => ("code" in tree(tree(error).meta) ? without(tree(error)) : error)) }
}

function without({ meta: _, ...error }: Tree): Tree {
  return error
}

/** Of an error that was HTML no body is recorded. Ours says the status. */
function errorMismatch({ status, headers }: Said, body: Tree): Mismatch | undefined {
  if (status < 400 || headers["content-type"] !== "application/vnd.api+json") return undefined
  return compare(
    "error",
    [String(status)],
    list(body.errors).map((error) => tree(error).status),
  )
}

function bodyMismatches({ ids, includedIds }: Exchange["response"], recorded: Tree, body: Tree): readonly (Mismatch | undefined)[] {
  if (recorded.errors !== undefined || body.errors !== undefined) return [compare("error", recorded.errors, body.errors)]
  if (recorded.jsonapi === undefined) return [compare("body", recorded, body)]
  const idsOf = (value: Json | undefined) => list(value).map((item) => tree(item).id)
  return [
    ...(ids === undefined ? [] : [compare("ids", ids, idsOf(body.data))]),
    compare("included", [...(includedIds ?? [])].toSorted(), idsOf(body.included).toSorted()),
    compare("links", recorded.links, body.links),
    compare("omitted", omittedOf(recorded), omittedOf(body)),
    ...firstOfEachType(recorded).flatMap((item) => resourceMismatches(item, sameIn(body, item))),
  ]
}

function resourceMismatches(recorded: Tree, ours: Tree | undefined): readonly (Mismatch | undefined)[] {
  // That it isn't there at all is told by the ids.
  if (ours === undefined) return []
  return [
    compare("attributes", shapeOfCommon(recorded.attributes), shapeOfCommon(ours.attributes)),
    compare("relationships", relationshipShapes(recorded.relationships), relationshipShapes(ours.relationships)),
    compare("links", recorded.links, ours.links),
  ]
}

/** A value that says something else, or undefined where both say the same. */
function compare(part: Part, recorded: unknown, ours: unknown): Mismatch | undefined {
  return JSON.stringify(inOrder(recorded)) === JSON.stringify(inOrder(ours)) ? undefined : { part, recorded, ours }
}

const comparedHeaders = ["content-type", "cache-control", "allow", "accept-ranges", "www-authenticate"]

function headersOf({ headers }: Said): Tree {
  const compared = Object.entries(headers).filter(([name]) => comparedHeaders.includes(name) || name.startsWith("access-control-"))
  return Object.fromEntries(compared.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

// Drupal gives validators to errors too, where a client has no use for them, and none to what is one viewer's own, where it has.
function isRevalidatable({ status, headers }: Said): boolean {
  return status === 200 && headers.etag !== undefined && headers["last-modified"] !== undefined
}

/** Hosts and revision numbers are each server's own. */
function normalise(body: Json, origin: string): Json {
  const text = inOurNames(JSON.stringify(body))
    .replaceAll(origin, "")
    .replaceAll(/resourceVersion=id%3A\d+/g, "resourceVersion=id%3AN")
  const normalised: Json = JSON.parse(text)
  return normalised
}

/** A recorded address with our field names: the recorded site called the authors of a publication its members. */
export function inOurNames(address: string): string {
  return address
    .replaceAll("include=field_members.", "include=field_authors.")
    .replaceAll(/(field_tags(,|%2C))field_members/g, "$1field_authors")
}

// The recorded site had other fields than ours; those of Drupal itself are the same.
function shapeOfCommon(attributes: Json | undefined): Json {
  const common = Object.entries(tree(attributes)).filter(([name]) => !name.startsWith("field_"))
  return Object.fromEntries(
    common.map(([name, value]) => [name, shapeOf(value)] as const).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

function relationshipShapes(relationships: Json | undefined): Json {
  const shapes = Object.entries(tree(relationships)).map(([name, value]): [string, Json] => {
    const { data = null, links = null } = tree(value)
    return [name, name.startsWith("field_") ? shapeOf(Object.keys(tree(value))) : { data: identifierShape(data), links }]
  })
  return Object.fromEntries(shapes.filter(([name]) => !name.startsWith("field_")).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

// Types count, and what stands in meta; which id configuration has doesn't.
function identifierShape(data: Json): Json {
  const shapes = list(data).map((identifier) => ({ type: tree(identifier).type ?? null, meta: shapeOf(tree(identifier).meta ?? null) }))
  return Array.isArray(data) ? shapes.slice(0, 1) : (shapes[0] ?? null)
}

/** Names and kinds; null stands for any kind, so it is told by its name alone. */
function shapeOf(value: Json): Json {
  if (value === null) return "any"
  if (Array.isArray(value)) return "list"
  if (typeof value !== "object") return "any"
  return Object.keys(value).toSorted()
}

function omittedOf(body: Tree): Json {
  const links = Object.entries(tree(tree(tree(body.meta).omitted).links))
  const items = links.flatMap(([name, link]) => (name === "help" ? [] : [JSON.stringify(link)]))
  return [tree(tree(body.meta).omitted).detail ?? null, ...items.toSorted()]
}

function firstOfEachType(body: Tree): readonly Tree[] {
  const items = [...list(body.data), ...list(body.included)]
    .map(tree)
    .filter(({ attributes, relationships }) => attributes ?? relationships)
  return items.filter((item, index) => items.findIndex(({ type }) => type === item.type) === index)
}

function sameIn(body: Tree, { id }: Tree): Tree | undefined {
  return [...list(body.data), ...list(body.included)].map(tree).find((item) => item.id === id)
}
