import { useId, useState, type ReactNode } from "react"
import { siteAddress } from "#dashboard/rich-text/links/address.ts"
import { AddressField } from "#dashboard/rich-text/links/address-field.tsx"
import { useFeature } from "#dashboard/session/use-feature.ts"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.withdrawal.redirect

type RedirectField = {
  /** Nothing where the back end stores no redirects. */
  readonly field: ReactNode
  /** What is typed. The field shows an error itself. */
  readonly read: () => RedirectTarget
}

/** Asks where the readers of addresses that go away shall be led. */
export function useRedirectField(formers: readonly string[]): RedirectField {
  const id = useId()
  const [typed, setTyped] = useState("")
  const [error, setError] = useState<string | null>(null)
  const takesRedirects = useFeature("redirects")
  const [former] = formers
  if (former === undefined || !takesRedirects) return { field: null, read: () => ({ uri: null, error: null }) }
  const read = () => {
    const target = redirectTarget(typed, formers)
    setError(target.error)
    return target
  }
  const field = (
    <AddressField
      id={id}
      label={words.label(formers.length)}
      hint={formers.length === 1 ? words.hint(former) : words.hintForMany}
      error={error ?? undefined}
      text={typed}
      onType={setTyped}
      onChoose={({ path }) => setTyped(path)}
    />
  )
  return { field, read }
}

type RedirectTarget = { readonly uri: string | null; readonly error: string | null }

/** Where redirects from the former addresses lead, as the back end takes it; null for an empty text. */
export function redirectTarget(typed: string, formers: readonly string[]): RedirectTarget {
  if (typed.trim() === "") return { uri: null, error: null }
  const address = siteAddress(typed)
  if (address === null || !/^(\/|https?:)/.test(address)) return { uri: null, error: words.wrong }
  if (formers.some((former) => bare(former) === bare(address))) return { uri: null, error: words.same(formers.length) }
  return { uri: address.startsWith("/") ? `internal:${address}` : address, error: null }
}

function bare(address: string): string {
  return address.replace(/[?#].*$/s, "").replace(/(?<!\/)\/+$/, "")
}
