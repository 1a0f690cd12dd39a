import type { Attribute } from "@tiptap/core"
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

// Security: pasted HTML with ProseMirror's `data-pm-slice` can set any attribute, past the schema's rules.
// So each value is checked when it is read, drawn and written.

type Holder = Pick<Node | Mark, "attrs">

export function valueOf(holder: Holder, name: string): unknown {
  const value: unknown = holder.attrs[name]
  return value
}

function stringOf(holder: Holder, name: string): string | null {
  const value = valueOf(holder, name)
  return typeof value === "string" ? value : null
}

export function hrefOf(holder: Holder): string | null {
  return safeLink(stringOf(holder, "href"))
}

export function idOf(holder: Holder): string | null {
  return safeId(valueOf(holder, "id"))
}

export function langOf(holder: Holder): string | null {
  const lang = stringOf(holder, "lang")
  return lang !== null && isLang(lang) ? lang : null
}

export function pictureOf(holder: Holder): string | null {
  return safePicture(stringOf(holder, "src"))
}

/** Null if nobody has chosen yet; empty for decoration. */
export function altOf(holder: Holder): string | null {
  return stringOf(holder, "alt")
}

/** In pixels. */
export function sizeOf(holder: Holder, name: "width" | "height"): number | null {
  return safeSize(valueOf(holder, name))
}

export function scopeOf(holder: Holder): string | null {
  return safeScope(valueOf(holder, "scope"))
}

/** The number of a list's first item, or of an item; null where it follows from the list. */
export function listNumberOf(holder: Holder, name: "start" | "value"): number | null {
  return safeListNumber(valueOf(holder, name))
}

/** Null for plain numbers. */
export function listTypeOf(list: Holder): string | null {
  return safeListType(valueOf(list, "type"))
}

export function isReversed(list: Holder): boolean {
  return valueOf(list, "reversed") === true
}

/** How many rows or columns a cell covers. */
export function spanOf(cell: Holder, name: "rowspan" | "colspan"): number {
  const value = valueOf(cell, name)
  return name === "rowspan" ? rowSpan(value) : columnSpan(value)
}

export function captionOf(holder: Holder): string {
  return stringOf(holder, "caption") ?? ""
}

export function sourceOf(holder: Holder): string {
  return stringOf(holder, "html") ?? ""
}

/** An attribute of an element that `safe` checks when it is read and drawn. A block that is split keeps it in its first half alone. */
export function checkedAttribute(name: string, safe: (value: unknown) => string | number | null) {
  return {
    default: null,
    keepOnSplit: false,
    parseHTML: (element: HTMLElement) => safe(element.getAttribute(name)),
    renderHTML: (attributes: Readonly<Record<string, unknown>>) => ({ [name]: safe(attributes[name]) }),
  } satisfies Attribute
}

export function safeLink(address: string | null): string | null {
  return address !== null && address !== "" && isTextLink(address) ? address : null
}

export function safeId(id: unknown): string | null {
  return typeof id === "string" && isTextId(id) ? id : null
}

/** The address, if it is that of one of the site's own files. */
export function safePicture(address: string | null): string | null {
  if (address === null || !address.startsWith(`${filesPath}/`) || /[?#\\\s]/.test(address.trim()) || address !== address.trim()) return null
  const hasDots = address.split("/").some((segment) => /^(\.|%2e){1,2}$/i.test(segment))
  return hasDots || !URL.canParse(address, "https://own.invalid") ? null : address
}

export function safeSize(value: unknown): number | null {
  const pixels = typeof value === "string" && isTextSize(value) ? Number(value) : value
  return typeof pixels === "number" && Number.isInteger(pixels) && pixels > 0 && pixels < 100_000 ? pixels : null
}

function safeNumber(value: unknown, isRight: (digits: string) => boolean): number | null {
  const digits = typeof value === "number" ? String(value) : value
  return typeof digits === "string" && isRight(digits) ? Number(digits) : null
}

export function safeListNumber(value: unknown): number | null {
  return safeNumber(value, isListNumber)
}

export function safeListType(value: unknown): string | null {
  return typeof value === "string" && value !== "1" && isListType(value) ? value : null
}

export function safeScope(value: unknown): string | null {
  return typeof value === "string" && isTextScope(value) ? value : null
}

export function rowSpan(value: unknown): number {
  return safeNumber(value, isRowSpan) ?? 1
}

export function columnSpan(value: unknown): number {
  return safeNumber(value, isColumnSpan) ?? 1
}

/** Says whether an id has the form that this editor or another program gives to notes: fn-1, ftn1, footnote1_a, sdfootnote1sym. */
export function isNoteId(id: string): boolean {
  return /^(fn|ftn|edn|(sd)?(foot|end)?note)[-_:.]?\d/i.test(id)
}
