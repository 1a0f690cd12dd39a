import { addressOf } from "#app/rich-text/links/address.ts"
import { withdrawal } from "#app/strings/withdrawal.ts"

const words = withdrawal.redirect

export type RedirectTarget = { readonly uri: string | null; readonly error: string | null }

/** Where redirects from the former addresses lead, as the back end takes it; null for an empty text. */
export function redirectTarget(typed: string, formers: readonly string[]): RedirectTarget {
  if (typed.trim() === "") return { uri: null, error: null }
  const address = addressOf(typed)
  if (address === null || !/^(\/|https?:)/.test(address)) return { uri: null, error: words.wrong }
  if (formers.some((former) => bare(former) === bare(address))) return { uri: null, error: words.same(formers.length) }
  return { uri: address.startsWith("/") ? `internal:${address}` : address, error: null }
}

function bare(address: string): string {
  return address.replace(/[?#].*$/, "").replace(/\/+$/, "")
}
