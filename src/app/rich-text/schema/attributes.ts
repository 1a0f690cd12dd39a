import type { Mark, Node } from "@tiptap/pm/model"
import { filesPath } from "#contract/paths.ts"
import { isLang, isTextId, isTextLink, isTextScope, isTextSize } from "#contract/restricted-html.ts"

// Security: what is pasted may set any attribute past the schema's rules for HTML (ProseMirror's `data-pm-slice`).
// So each value is checked when it is read, when it is drawn and when it is written.

type Holder = Pick<Node | Mark, "attrs">

export function valueOf(holder: Holder, name: string): unknown {
  const value: unknown = holder.attrs[name]
  return value
}

function textOf(holder: Holder, name: string): string | null {
  const value = valueOf(holder, name)
  return typeof value === "string" ? value : null
}

export function hrefOf(holder: Holder): string | null {
  return safeLink(textOf(holder, "href"))
}

export function idOf(holder: Holder): string | null {
  return safeId(textOf(holder, "id"))
}

export function langOf(holder: Holder): string | null {
  const lang = textOf(holder, "lang")
  return lang !== null && isLang(lang) ? lang : null
}

export function pictureOf(holder: Holder): string | null {
  return safePicture(textOf(holder, "src"))
}

/** Null where nobody has chosen yet; empty for decoration. */
export function altOf(holder: Holder): string | null {
  return textOf(holder, "alt")
}

/** In pixels. */
export function sizeOf(holder: Holder, name: "width" | "height"): number | null {
  return safeSize(valueOf(holder, name))
}

export function scopeOf(holder: Holder): string | null {
  const scope = textOf(holder, "scope")
  return scope !== null && isTextScope(scope) ? scope : null
}

export function captionOf(holder: Holder): string {
  return textOf(holder, "caption") ?? ""
}

export function sourceOf(holder: Holder): string {
  return textOf(holder, "html") ?? ""
}

export function safeLink(address: string | null): string | null {
  return address !== null && address !== "" && isTextLink(address) ? address : null
}

export function safeId(id: string | null): string | null {
  return id !== null && isTextId(id) ? id : null
}

/** The address of one of the site's own files; null for all others. */
export function safePicture(address: string | null): string | null {
  if (address === null || !address.startsWith(`${filesPath}/`) || /[?#\\\s]/.test(address.trim()) || address !== address.trim()) return null
  const hasDots = address.split("/").some((segment) => /^(\.|%2e){1,2}$/i.test(segment))
  return hasDots || !URL.canParse(address, "https://own.invalid") ? null : address
}

export function safeSize(value: unknown): number | null {
  const pixels = typeof value === "string" && isTextSize(value) ? Number(value) : value
  return typeof pixels === "number" && Number.isInteger(pixels) && pixels > 0 && pixels < 100_000 ? pixels : null
}
