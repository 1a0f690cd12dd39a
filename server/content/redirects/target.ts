/** Drupal writes a target as `internal:/post/new`, `entity:node/5` or an address of the web. */
import { isLinkable } from "#contract/link.ts"

export type ParsedTarget = { readonly number: number } | { readonly path: string } | { readonly address: string }

/** Returns null if no redirect can lead there. */
export function redirectTargetOf(uri: string): ParsedTarget | null {
  if (!isLinkable(uri)) return null
  if (/^https?:/i.test(uri)) return { address: new URL(uri).href }
  const [, own] = /^internal:(\/[^?#]*)/.exec(uri) ?? []
  const [, number] = /^(?:entity:|internal:\/)node\/(\d{1,15})\/?(?=[?#]|$)/.exec(uri) ?? []
  if (number !== undefined) return { number: Number(number) }
  const path = own === undefined ? null : pathIn(own)
  return path === null ? null : { path }
}

export function suffixOf(uri: string): string {
  return /^internal:[^?#]*(.*)$/s.exec(uri)?.[1] ?? ""
}

/** Decodes a path, with a slash at the start and none at the end. Returns null for one that could leave its folder. */
export function pathIn(text: string): string | null {
  try {
    const segments = text.split("/").map(decodeURIComponent)
    if (segments.some((segment) => /^\.{1,2}$|[/\\]/.test(segment))) return null
    return `/${segments.filter((segment) => segment !== "").join("/")}`
  } catch {
    // A % without two digits names no path.
    return null
  }
}
