import type { Mark, Node } from "@tiptap/pm/model"
import { filesPath } from "#contract/paths.ts"
import { isLang, isTextId, isTextLink, isTextScope, isTextSize } from "#contract/restricted-html.ts"

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
  return safeId(stringOf(holder, "id"))
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
  const scope = stringOf(holder, "scope")
  return scope !== null && isTextScope(scope) ? scope : null
}

export function captionOf(holder: Holder): string {
  return stringOf(holder, "caption") ?? ""
}

export function sourceOf(holder: Holder): string {
  return stringOf(holder, "html") ?? ""
}

export function safeLink(address: string | null): string | null {
  return address !== null && address !== "" && isTextLink(address) ? address : null
}

export function safeId(id: string | null): string | null {
  return id !== null && isTextId(id) ? id : null
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

/** Says whether an id has the form that this editor or another program gives to notes: fn-1, ftn1, footnote1_a, sdfootnote1sym. */
export function isNoteId(id: string): boolean {
  return /^(fn|ftn|edn|(sd)?(foot|end)?note)[-_:.]?\d/i.test(id)
}
