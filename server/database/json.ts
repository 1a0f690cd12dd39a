import type { Json } from "#contract/jsonapi.ts"

export type JsonObject = Readonly<Record<string, Json>>

export function readJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isJson(value) ? value : undefined
  } catch {
    // The text is no JSON.
    return undefined
  }
}

/** Members of a value from JSON.parse need no check. */
function isJson(value: unknown): value is Json {
  return value === null || ["string", "number", "boolean", "object"].includes(typeof value)
}

/** Returns an empty object for other texts. */
export function readObject(text: unknown): JsonObject {
  const value: unknown = JSON.parse(String(text))
  return isJsonObject(value) ? value : {}
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
