import { useId, useState, type ReactNode } from "react"
import { siteAddress } from "#dashboard/rich-text/links/address.ts"
import { AddressField } from "#dashboard/rich-text/links/address-field.tsx"
import { useBackEndFeature } from "#dashboard/session/hooks.ts"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.withdrawal.redirect

type RedirectField = {
  /** Is null if the back end stores no redirects. */
  readonly field: ReactNode
  /** The field shows an error of its text itself. */
  readonly read: () => RedirectTarget
}

export function useRedirectField(formers: readonly string[]): RedirectField {
  const id = useId()
  const [text, setText] = useState("")
  const [error, setError] = useState<string | null>(null)
  const takesRedirects = useBackEndFeature("redirects")
  const [former] = formers
  if (former === undefined || !takesRedirects) return { field: null, read: () => ({ uri: null, error: null }) }
  const read = () => {
    const target = redirectTarget(text, formers)
    setError(target.error)
    return target
  }
  const field = (
    <AddressField
      id={id}
      label={words.label(formers.length)}
      hint={formers.length === 1 ? words.hint(former) : words.hintForMany}
      error={error ?? undefined}
      text={text}
      onType={setText}
      onChoose={({ path }) => setText(path)}
    />
  )
  return { field, read }
}

type RedirectTarget = { readonly uri: string | null; readonly error: string | null }

/** Returns the target in the back end's form; null for an empty text. */
export function redirectTarget(text: string, formers: readonly string[]): RedirectTarget {
  if (text.trim() === "") return { uri: null, error: null }
  const address = siteAddress(text)
  if (address === null || !/^(\/|https?:)/.test(address)) return { uri: null, error: words.wrong }
  if (formers.some((former) => bare(former) === bare(address))) return { uri: null, error: words.same(formers.length) }
  return { uri: address.startsWith("/") ? `internal:${address}` : address, error: null }
}

function bare(address: string): string {
  return address.replace(/[?#].*$/s, "").replace(/(?<!\/)\/+$/, "")
}
