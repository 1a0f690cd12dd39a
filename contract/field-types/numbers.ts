import type { Json } from "../jsonapi.ts"
import { fieldType, isText } from "./field-type.ts"
import { textual } from "./text.ts"

// Drupal keeps integers in 32 bits.
const largest = 2 ** 31 - 1

/** A form holds a number as it was typed. Drupal writes decimals as texts, and takes both. Another text stays as it is, to be named in a problem. */
function numberIn(text: string): number | string {
  const typed = text.trim().replace(",", ".")
  return /^-?\d{1,12}(\.\d{1,15})?$/.test(typed) ? Number(typed) : text
}

function numeric(graphql: string, isRight: (number: number) => boolean) {
  return fieldType<string, { readonly min?: number; readonly max?: number }>({
    ...textual,
    graphql,
    compares: "number",
    normal: numberIn,
    read: (sent) => {
      const number = isText(sent) ? numberIn(sent) : sent
      return typeof number === "number" && Number.isFinite(number) ? String(number) : null
    },
    write: numberIn,
    kept: (sent): Json => (isText(sent) ? numberIn(sent) : sent),
    problem: (number, { min = -largest - 1, max = largest }) => {
      if (typeof number !== "number" || !isRight(number)) return { rule: "kind" }
      if (number < min) return { rule: "low", limit: min }
      return number > max ? { rule: "high", limit: max } : null
    },
  })
}

export const integer = numeric("Int", Number.isInteger)
export const decimal = numeric("Float", Number.isFinite)
