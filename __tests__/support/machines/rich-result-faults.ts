import * as v from "valibot"
import { answerOf } from "./answer-of.ts"

const faults = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** What Adobe's validator finds wrong with structured data, as JSON, by https://schema.org and by Google's rules for rich results. */
export function richResultFaults(texts: readonly string[]): readonly string[] {
  return v.parse(faults, answerOf("check-structured-data.ts", { texts }))
}
