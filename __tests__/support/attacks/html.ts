import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"

const file = join("__tests__", "support", "attacks", "corpus.json")

/**
 * Texts by kind that run a script, or lead to one, where a filter is careless. Each calls `pwn()` or another function that the tests watch,
 * or asks `evil.example` for something.
 */
export const corpus = v.parse(v.record(v.string(), v.array(v.string())), JSON.parse(readFileSync(file, "utf8")))

export const addresses: readonly string[] = corpus.addresses ?? []

/** The corpus as HTML: addresses stand in links. */
export const attacksByKind: readonly (readonly [kind: string, attacks: readonly string[]])[] = Object.entries(corpus).map(
  ([kind, texts]) => [kind, kind === "addresses" ? texts.map((href) => `<a href="${href}">x</a>`) : texts] as const,
)

export const attacks: readonly string[] = attacksByKind.flatMap(([, texts]) => texts)
