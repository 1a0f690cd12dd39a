import type { Json } from "#contract/jsonapi.ts"

export type JsonObject = Readonly<Record<string, Json>>

/** Reads a JSON text; undefined where it is none. */
export function readJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether a value that came out of JSON.parse is what JSON can say; its members are. */
function isJson(value: unknown): value is Json {
  return value === null || ["string", "number", "boolean", "object"].includes(typeof value)
}

/** Reads a JSON text that holds an object; anything else in it is an empty object. */
export function readObject(text: unknown): JsonObject {
  const value: unknown = JSON.parse(String(text))
  return isJsonObject(value) ? value : {}
}

/** Whether a value that came out of JSON.parse is an object. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
