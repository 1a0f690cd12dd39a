import { checks as words } from "#app/strings/checks.ts"
import type { CheckName, Finding } from "./finding.ts"
import type { Values } from "#app/resources/values.ts"

type Found = {
  readonly check: CheckName
  readonly field: string
  readonly excerpt: string
  readonly note?: string | undefined
  readonly mend?: ((values: Values) => Values) | undefined
}

const errors: readonly CheckName[] = ["altMissing", "linkEmpty", "noteWithoutReference", "referenceWithoutNote"]
const mendLabels: Readonly<Record<string, string>> = words.mends
/** Characters of an excerpt. */
const longest = 80

export function makeFinding({ check, field, excerpt, note = "", mend }: Found): Finding {
  const label = mendLabels[check]
  const shown = excerpt.length > longest ? `${excerpt.slice(0, longest).trimEnd()}…` : excerpt
  return {
    id: [check, field, digest(shown)].join(" "),
    check,
    field,
    severity: errors.includes(check) ? "error" : "warning",
    message: words.messages[check],
    excerpt: shown,
    note: note === "" ? null : note,
    mend: mend === undefined || label === undefined ? null : { label, apply: mend },
  }
}

/** What a rule of the form says of a field. */
export function ruleFinding(field: string, message: string): Finding {
  return { id: `rule ${field}`, check: "rule", field, severity: "error", message, excerpt: "", note: null, mend: null }
}

/** FNV-1a. The browser keeps ids beyond the sign-out, so they must not tell what a draft says. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
