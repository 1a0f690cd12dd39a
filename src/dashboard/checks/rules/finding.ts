import type { Values } from "#dashboard/items/values.ts"
import { appWords } from "#dashboard/strings/words.ts"

export type CheckName = keyof typeof appWords.checks.messages

export type Finding = {
  /** The same finding keeps its id, also after a reload. */
  readonly id: string
  /** `rule` means the form's own rules, such as a missing title. */
  readonly check: CheckName | "rule"
  readonly field: string
  /** An error stops the item from going live. */
  readonly severity: "error" | "warning"
  readonly message: string
  /** Quotes the words that the finding is about. */
  readonly excerpt: string
  /** Is null unless the finding is about a note. */
  readonly note: string | null
  /** Is null if only the author can know what is right. */
  readonly fix: Fix | null
}

type Fix = {
  readonly label: string
  /** Returns the same values if the finding is no longer there. */
  readonly apply: (values: Values) => Values
}

export type TextFinding = {
  readonly check: CheckName
  readonly element: Element
  readonly excerpt: string
  readonly note?: string
  /** Fixes the text around this element, or around the same element of a newly parsed text. */
  readonly fix?: (element: Element) => void
}

export type TextCheck = (body: HTMLElement) => readonly TextFinding[]

type FindingParts = {
  readonly check: CheckName
  readonly field: string
  readonly excerpt: string
  readonly note?: string | undefined
  readonly fix?: ((values: Values) => Values) | undefined
}

const errors: readonly CheckName[] = ["altMissing", "linkEmpty", "noteWithoutReference", "referenceWithoutNote"]
const fixLabels: Readonly<Record<string, string>> = appWords.checks.fixes
/** Characters; the rest of a passage is cut off. */
const longest = 80

export function makeFinding({ check, field, excerpt, note = "", fix }: FindingParts): Finding {
  const label = fixLabels[check]
  const shortExcerpt = excerpt.length > longest ? `${excerpt.slice(0, longest).trimEnd()}…` : excerpt
  return {
    id: [check, field, digest(shortExcerpt)].join(" "),
    check,
    field,
    severity: errors.includes(check) ? "error" : "warning",
    message: appWords.checks.messages[check],
    excerpt: shortExcerpt,
    note: note === "" ? null : note,
    fix: fix === undefined || label === undefined ? null : { label, apply: fix },
  }
}

export function ruleFinding(field: string, message: string): Finding {
  return { id: `rule ${field}`, check: "rule", field, severity: "error", message, excerpt: "", note: null, fix: null }
}

/** FNV-1a. The browser keeps ids after the sign-out, so they must not reveal the text of a draft. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

export function elementsIn(body: Element, selector: string): readonly Element[] {
  return [...body.querySelectorAll(selector)]
}

export function plainText(element: Element): string {
  return element.textContent.replaceAll(/\s+/g, " ").trim()
}

export function isBlankText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? "").trim() === ""
}
