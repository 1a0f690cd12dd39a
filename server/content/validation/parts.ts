import type { Json } from "#contract/jsonapi.ts"
import { isLinkable } from "#contract/link.ts"
import { DomainError } from "#server/content/errors.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import { complain } from "./sent.ts"
import { checkLine, type At } from "./text.ts"

/**
 * The parts of a value. As in Drupal, a value that is no object is its first part.
 * @throws DomainError for a part that the field does not have, which Drupal reports first
 */
export function partsOf(
  sent: Json,
  parts: readonly [string, ...string[]],
  { name, fieldType }: { name: string; fieldType: string },
): JsonObject {
  if (!isJsonObject(sent)) return { [parts[0]]: sent }
  const unknown = Object.keys(sent).filter((part) => !parts.includes(part))
  if (unknown.length === 0) return sent
  const [subject, verb] = unknown.length === 1 ? ["property", "does"] : ["properties", "do"]
  const writable = `Writable properties are: '${parts.join("', '")}'.`
  throw new DomainError(
    "invalid",
    `The ${subject} '${unknown.join("', '").slice(0, 200)}' ${verb} not exist on the '${name}' field of type '${fieldType}'. ${writable}`,
  )
}

const mostInUri = 2048

/** A link without its options: in Drupal they hold attributes of the element. */
export function linkOf(sent: Json, at: At): JsonObject | null | undefined {
  const { uri, title = "" } = partsOf(sent, ["uri", "title", "options"], { name: at.place.name, fieldType: "link" })
  const rules = (part: string, most: number) => ({ most, part, tooLong: `${at.place.label}: may not be longer than ${most} characters.` })
  const address = uri === undefined || uri === null ? null : checkLine(uri, rules("uri", mostInUri), at)
  const text = title === null ? null : checkLine(title, rules("title", 255), at)
  if (address === undefined || text === undefined) return undefined
  if (address === null) return text === null ? null : missing(at, "uri")
  if (isLinkable(address)) return { uri: address, title: text ?? "", options: [] }
  complain(at.found, at.place, `The path '${address}' is invalid.`, "uri")
  return undefined
}

export function personOf(sent: Json, at: At): JsonObject | null | undefined {
  const { name, role = "" } = partsOf(sent, ["name", "role"], { name: at.place.name, fieldType: "person" })
  const rules = (part: string) => ({ most: 255, part, tooLong: `${at.place.label}: may not be longer than 255 characters.` })
  const called = name === undefined || name === null ? null : checkLine(name, rules("name"), at)
  const as = role === null ? null : checkLine(role, rules("role"), at)
  if (called === undefined || as === undefined) return undefined
  if (called === null) return as === null ? null : missing(at, "name")
  return { name: called, role: as ?? "" }
}

function missing({ place, found }: At, part: string): JsonObject | undefined {
  complain(found, place, "This value should not be null.", part)
  return undefined
}
