import * as v from "valibot"
import type { Path } from "./json-line.ts"

/** Parses a value, and reports each thing that is wrong with it with the way to it. */
export function parseAt<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  fail: (message: string, at: Path) => void,
): { readonly value: v.InferOutput<Schema> } | undefined {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return { value: parsed.output }
  for (const issue of parsed.issues) {
    const at = (issue.path ?? []).flatMap(({ key }) => (typeof key === "string" || typeof key === "number" ? [key] : []))
    fail(messageOf(issue), at)
  }
  return undefined
}

function messageOf({ kind, type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (kind !== "schema") return message
  if (received === "undefined") return "is missing"
  if (type === "strict_object" && expected === "never") return "is no key that is known here"
  return `is ${received}, and must be ${(expected ?? "something else").replaceAll(" | ", " or ")}`
}
