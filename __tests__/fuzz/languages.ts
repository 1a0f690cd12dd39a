/** Requests at addresses of languages, right and wrong ones. */
import type { Random } from "./random.ts"
import type { FuzzedRequest } from "./send.ts"
import { inAddress, word } from "./words.ts"

const prefixes = ["/fr", "/fr", "/fr", "/nl", "/nl", "/en", "/de", "/FR", "/fr/nl", "//nl", "/fr/..", "/%66r"] as const

export function inSomeLanguage(random: Random, request: FuzzedRequest): FuzzedRequest {
  return random.chance(0.3) ? { ...request, path: random.pick(prefixes) + request.path } : request
}

const langcode = (random: Random) => (random.chance(0.85) ? random.pick(["fr", "nl", "en"]) : inAddress(random, word(random)))

/** Adds a translation or removes one. */
export function translating(random: Random, uuid: string): FuzzedRequest {
  const entityType = random.chance(0.9) ? "node" : random.pick(["taxonomy_term", "user", "file", inAddress(random, word(random))])
  const body = random.pick(["", "{}", '{"empty":true}', '{"empty":1}', "[]", "{", JSON.stringify({ empty: word(random) })])
  return {
    method: random.pick(["POST", "POST", "DELETE", "GET", "PATCH"]),
    path: `/api/translation/${entityType}/${uuid}/${langcode(random)}`,
    headers: {
      "content-type": "application/json",
      ...(random.chance(0.2) ? { "if-match": random.pick(['"1"', "*", '"x"', "W/"]) } : {}),
    },
    body,
  }
}

/** A part of a query. */
export function languageFilter(random: Random): string {
  const name = random.pick(["filter[langcode]", "filter[translation][missing]", "filter[translation][outdated]", "filter[translation][x]"])
  return `${name}=${langcode(random)}`
}
