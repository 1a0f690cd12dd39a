import { mediaType, type Json } from "#contract/jsonapi.ts"
import { Refusal } from "#server/http/refusal.ts"
import { readJson } from "#server/database/json.ts"
import { isTooDeep } from "#server/http/limits/json-depth.ts"
import { limits } from "#server/http/limits/limits.ts"

export function checkContentType({ headers }: Request): void {
  const given = headers.get("content-type") ?? ""
  const [type = "", ...parameters] = given.split(";").map((part) => part.trim().toLowerCase())
  const isPlain = parameters.every((parameter) => /^(profile|charset)=/.test(parameter))
  if (type === mediaType && isPlain) return
  const detail = given === "" ? 'No "Content-Type" request header specified' : `No route found that matches "Content-Type: ${given}"`
  throw new Refusal(415, detail)
}

export function parseJson(bytes: ArrayBuffer): Json {
  const text = decode(bytes)
  if (text === "") throw new Refusal(400, "Empty request body.")
  if (isTooDeep(text)) throw new Refusal(400, `A document may nest ${limits.jsonDepth} deep at most.`)
  const document = readJson(text)
  if (document === undefined) throw new Refusal(400, "Syntax error")
  return document
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, "Malformed UTF-8 characters, possibly incorrectly encoded")
  }
}
