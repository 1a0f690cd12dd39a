import type { Json } from "#contract/jsonapi.ts"
import { DomainError } from "#server/content/errors.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"

type DrupalField = { readonly name: string; readonly fieldType: string }

/** As in Drupal, a value that is no object is its first part. @throws DomainError for an unknown part, which Drupal reports first */
export function partsOf(sent: Json, parts: readonly string[], { name, fieldType }: DrupalField): JsonObject {
  if (!isJsonObject(sent)) return { [parts[0] ?? "value"]: sent }
  const unknown = Object.keys(sent).filter((part) => !parts.includes(part))
  if (unknown.length === 0) return sent
  const [subject, verb] = unknown.length === 1 ? ["property", "does"] : ["properties", "do"]
  const fault = `The ${subject} '${unknown.join("', '").slice(0, 200)}' ${verb} not exist on the '${name}' field of type '${fieldType}'.`
  throw new DomainError("invalid", `${fault} Writable properties are: '${parts.join("', '")}'.`)
}
