import { join } from "node:path"
import * as v from "valibot"
import { answerOf } from "./answer-of.ts"

const faults = v.pipe(v.string(), v.parseJson(), v.array(v.nullable(v.string())))

/** What libxml2 finds wrong with each text; null if nothing. The grammars say what the formats' specifications do. */
export function xmlFaults(grammar: "sitemap" | "atom", texts: readonly string[]): readonly (string | null)[] {
  return v.parse(faults, answerOf("check-xml.ts", { grammar: join(import.meta.dirname, `${grammar}.rng`), texts }))
}
