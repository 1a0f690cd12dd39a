import * as v from "valibot"
import type { BuildProblem } from "#contract/publishing.ts"

/** `env` has the settings of a build (src/gatsby/source-options.ts), `sources` is their key with that of the code. */
export const assignment = v.object({ root: v.string(), home: v.string(), env: v.record(v.string(), v.string()), sources: v.string() })
export type Assignment = v.InferOutput<typeof assignment>

export const order = v.picklist(["warm-up", "build", "end"])
export type Order = v.InferOutput<typeof order>

const count = v.object({ done: v.number(), total: v.number() })
const steps = v.picklist(["content", "pages"])

export const answer = v.variant("type", [
  v.object({ type: v.literal("warmed"), isReady: v.boolean() }),
  v.object({ type: v.literal("step"), step: steps, count: v.optional(count) }),
  v.object({ type: v.literal("full"), why: v.string() }),
  v.object({ type: v.literal("failed"), message: v.string() }),
  v.object({ type: v.literal("built") }),
])
export type Answer = v.InferOutput<typeof answer>

export type WarmResult =
  | { readonly kind: "built" }
  | { readonly kind: "full"; readonly why: string }
  | { readonly kind: "failed"; readonly problem: BuildProblem }
