import type { Json } from "#contract/jsonapi.ts"
import { isLinkable } from "#contract/link.ts"
import { DomainError } from "#server/content/errors.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import { invalid, isMissing, report, type Invalid, type ValuePlace } from "./sent.ts"
import { checkLine } from "./text.ts"

type DrupalField = { readonly name: string; readonly fieldType: string }

/** As in Drupal, a value that is no object is its first part. @throws DomainError for an unknown part, which Drupal reports first */
export function partsOf(sent: Json, parts: readonly [string, ...string[]], { name, fieldType }: DrupalField): JsonObject {
  if (!isJsonObject(sent)) return { [parts[0]]: sent }
  const unknown = Object.keys(sent).filter((part) => !parts.includes(part))
  if (unknown.length === 0) return sent
  const [subject, verb] = unknown.length === 1 ? ["property", "does"] : ["properties", "do"]
  const fault = `The ${subject} '${unknown.join("', '").slice(0, 200)}' ${verb} not exist on the '${name}' field of type '${fieldType}'.`
  throw new DomainError("invalid", `${fault} Writable properties are: '${parts.join("', '")}'.`)
}

const mostInUri = 2048

/** A link without its options: in Drupal they hold attributes of the element. */
export function linkOf(sent: Json, at: ValuePlace): JsonObject | null | Invalid {
  const { uri, title = "" } = partsOf(sent, ["uri", "title", "options"], { name: at.place.name, fieldType: "link" })
  const rules = (part: string, most: number) => ({ most, part, tooLong: `${at.place.label}: may not be longer than ${most} characters.` })
  const address = uri === undefined || uri === null ? null : checkLine(uri, rules("uri", mostInUri), at)
  const text = title === null ? null : checkLine(title, rules("title", 255), at)
  if (address === invalid || text === invalid) return invalid
  if (address === null) return text === null ? null : report(at, isMissing, "uri")
  return isLinkable(address) ? { uri: address, title: text ?? "", options: [] } : report(at, `The path '${address}' is invalid.`, "uri")
}

export function personOf(sent: Json, at: ValuePlace): JsonObject | null | Invalid {
  const { name, role = "" } = partsOf(sent, ["name", "role"], { name: at.place.name, fieldType: "person" })
  const rules = (part: string) => ({ most: 255, part, tooLong: `${at.place.label}: may not be longer than 255 characters.` })
  const called = name === undefined || name === null ? null : checkLine(name, rules("name"), at)
  const as = role === null ? null : checkLine(role, rules("role"), at)
  if (called === invalid || as === invalid) return invalid
  if (called === null) return as === null ? null : report(at, isMissing, "name")
  return { name: called, role: as ?? "" }
}
