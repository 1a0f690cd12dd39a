/** JSON:API documents with all kinds of faults. */
import fc from "fast-check"
import { fieldsOf, kindOf, resourceTypes } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Random } from "./random.ts"
import { word } from "./words.ts"

/** Any JSON of fast-check; the same each time. */
const anyJson: readonly unknown[] = fc.sample(fc.jsonValue({ maxDepth: 4 }), { seed: 30, numRuns: 400 })

export const uuids = Array.from({ length: 12 }, (_, index) => `00000000-0000-4000-b000-${String(index).padStart(12, "0")}`)

function value(random: Random): unknown {
  return random.pick<() => unknown>([
    () => word(random),
    () => random.any(anyJson, null),
    () => null,
    () => random.whole(2) === 0,
    () => 10 ** random.whole(308),
    () => -random.whole(1e9) / 7,
    () => [word(random), word(random)],
    () => ({ value: word(random), format: word(random), summary: word(random) }),
    () => ({ value: `<p>${word(random)}</p>`, format: "g30_text" }),
    () => ({ uri: word(random), title: word(random) }),
    () => ({ name: word(random), role: word(random) }),
    () => ({ alias: `/${word(random)}`, langcode: word(random), pid: random.whole(100) }),
    () => "2026-12-01T19:00:00+01:00",
    () => random.pick(["en", "fr", "nl", "de"]),
  ])()
}

const ofLanguages = ["langcode", "default_langcode", "content_translation_outdated", "content_translation_source", "translations"] as const
const ownNames = ["title", "name", "status", "path", "created", "pass", "roles", "uid", ...ofLanguages] as const

function resource(random: Random, type: ResourceType): Record<string, unknown> {
  // Only one word is wrong: its field refuses it or stores it as it is.
  if (random.chance(0.3))
    return { type, attributes: { [kindOf(type).entityType === "node" ? "title" : "name"]: word(random) || "A title" } }
  const names = [...Object.keys(fieldsOf(type)), ...ownNames]
  const entries = Array.from({ length: random.whole(random.chance(0.5) ? 2 : 6) }, () => [
    random.chance(0.85) ? random.any(names, "title") : word(random),
    value(random),
  ])
  const sane = { [kindOf(type).entityType === "node" ? "title" : "name"]: "A title" }
  const attributes = { ...(random.chance(0.7) ? sane : {}), ...Object.fromEntries(entries) }
  return {
    type: random.chance(0.9) ? type : word(random),
    ...(random.chance(0.6) ? { id: random.chance(0.7) ? random.any(uuids, "") : word(random) } : {}),
    attributes: random.chance(0.95) ? attributes : value(random),
    ...(random.chance(0.4) ? { relationships: relationships(random, names) } : {}),
  }
}

function relationships(random: Random, names: readonly string[]): unknown {
  if (random.chance(0.1)) return value(random)
  return Object.fromEntries(Array.from({ length: 1 + random.whole(3) }, () => [random.any(names, "uid"), { data: linkage(random) }]))
}

export function linkage(random: Random): unknown {
  const one = () => ({
    type: random.chance(0.8)
      ? random.pick(["node--member", "file--file", "taxonomy_term--tags", "node--article", "user--user"])
      : word(random),
    id: random.chance(0.8) ? random.any(uuids, "") : word(random),
    ...(random.chance(0.3) ? { meta: value(random) } : {}),
  })
  return random.pick<() => unknown>([one, () => [one()], () => [one(), one(), one()], () => null, () => [], () => value(random)])()
}

export function body(random: Random, type: ResourceType): string {
  const document = { data: resource(random, random.chance(0.9) ? type : random.any(resourceTypes, type)) }
  const text = JSON.stringify(random.chance(0.93) ? document : value(random)) || ""
  return random.chance(0.8) ? text : damaged(random, text)
}

function damaged(random: Random, text: string): string {
  const at = random.whole(text.length + 1)
  return random.pick<() => string>([
    () => text.slice(0, at),
    () => text.slice(0, at) + word(random) + text.slice(at),
    () => text.replace('"attributes":', '"attributes":{},"attributes":'),
    () => text.replace("{", '{"__proto__":{"isAdmin":true},'),
    () => `${'{"data":'.repeat(200)}1${"}".repeat(200)}`,
    () => "[".repeat(10_000) + "]".repeat(10_000),
    () => text.replace('"A title"', String.raw`"\ud800"`),
    () => text.replace('"A title"', "1e999"),
    () => `\uFEFF${text}`,
    () => `${text}${text}`,
  ])()
}
