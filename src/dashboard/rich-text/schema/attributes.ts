import type { Attribute, Attributes } from "@tiptap/core"
import type { Mark, Node } from "@tiptap/pm/model"
import { filesPath } from "#contract/paths.ts"
import {
  isColumnSpan,
  isLang,
  isListNumber,
  isListType,
  isRowSpan,
  isTextId,
  isTextLink,
  isTextScope,
  isTextSize,
} from "#contract/restricted-html.ts"

// Security: a pasted or stored text may hold anything. So the schema checks each value when it reads, draws and writes it.

const text = (isAllowed: (value: string) => boolean) => (value: unknown) => (typeof value === "string" && isAllowed(value) ? value : null)

const number = (isAllowed: (digits: string) => boolean) => (value: unknown) => {
  const digits = typeof value === "number" ? String(value) : value
  return typeof digits === "string" && isAllowed(digits) ? Number(digits) : null
}

/** Wrong values become null. */
const checks = {
  href: text((address) => address !== "" && isTextLink(address)),
  id: text(isTextId),
  target: text(isTextId),
  lang: text(isLang),
  src: text(isOwnFile),
  /** Null means that nobody has chosen yet; empty means decoration. */
  alt: text(() => true),
  width: number(isTextSize),
  height: number(isTextSize),
  scope: text(isTextScope),
  /** A list's first item has this number; null if it follows from the list. */
  start: number(isListNumber),
  value: number(isListNumber),
  /** Is null for plain numbers. */
  type: text((type) => type !== "1" && isListType(type)),
  rowspan: number(isRowSpan),
  colspan: number(isColumnSpan),
  caption: text(() => true),
  /** The editor keeps a part of this HTML unchanged. */
  html: text(() => true),
  number: number((digits) => /^[1-9]\d{0,3}$/.test(digits)),
} as const

type AttributeName = keyof typeof checks

export function attributeOf<Name extends AttributeName>(holder: Pick<Node | Mark, "attrs">, name: Name): ReturnType<(typeof checks)[Name]>
export function attributeOf({ attrs }: Pick<Node | Mark, "attrs">, name: AttributeName): string | number | null {
  return checks[name](attrs[name])
}

export function isReversed({ attrs }: Pick<Node, "attrs">): boolean {
  return attrs.reversed === true
}

export function spanOf(cell: Pick<Node, "attrs">, name: "rowspan" | "colspan"): number {
  return attributeOf(cell, name) ?? 1
}

/** Values are checked when they are read and drawn. A split block keeps them only in its first half. */
export function checked(...names: readonly AttributeName[]): Attributes {
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        default: null,
        keepOnSplit: false,
        parseHTML: (element) => checks[name](element.getAttribute(name)),
        renderHTML: (attributes) => ({ [name]: checks[name](attributes[name]) }),
      } satisfies Attribute,
    ]),
  )
}

export const safeLink = checks.href
export const safeId = checks.id
/** Accepts only addresses of the site's own files. */
export const safePicture = checks.src

function isOwnFile(address: string): boolean {
  if (!address.startsWith(`${filesPath}/`) || /[?#\\\s]/.test(address.trim()) || address !== address.trim()) return false
  const hasDots = address.split("/").some((segment) => /^(\.|%2e){1,2}$/i.test(segment))
  return !hasDots && URL.canParse(address, "https://own.invalid")
}

/** This editor and other programs give notes such ids: fn-1, ftn1, footnote1_a, sdfootnote1sym. */
export function isNoteId(id: string): boolean {
  return /^(fn|ftn|edn|(sd)?(foot|end)?note)[-_:.]?\d/i.test(id)
}
