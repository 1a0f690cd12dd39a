import { memo, useEffect, useState } from "react"
import { TextField } from "#ui/field.tsx"
import type { PlacesState } from "./use-places.ts"
import { words } from "#lib/strings/words.ts"

type NearFieldProps = {
  readonly id: string
  /** The name in the address; empty for none. */
  readonly near: string
  readonly state: PlacesState
  readonly onAsk: (near: string) => void
  /** The reader is about to type. */
  readonly onUse: () => void
}

/** A field for the municipality from which distances are counted. A whole name is taken at once, others when the reader is done. */
export function NearField({ id, near, state, onAsk, onUse }: NearFieldProps) {
  const [typed, setTyped] = useState<string>()
  const places = state.kind === "ready" ? state.places : null
  const take = (text: string) => {
    setTyped(undefined)
    if (text.trim() !== near) onAsk(text.trim())
  }
  // The names may come after the text.
  useEffect(() => {
    if (typed === undefined || places?.isPlaceName(typed) !== true) return undefined
    const timer = setTimeout(take, 0, typed)
    return () => clearTimeout(timer)
  })
  const isUnknown = typed === undefined && near !== "" && places?.placeCalled(near) === null
  return (
    <>
      <TextField
        id={id}
        label={words.map.near}
        hint={words.map.nearHint}
        name="near"
        list={`${id}-names`}
        autoComplete="off"
        value={typed ?? near}
        error={isUnknown ? words.map.unknown(near) : state.kind === "failed" ? words.map.notSorted : undefined}
        onFocus={onUse}
        onChange={({ target: { value } }) => {
          // The field may have had the focus before its scripts were there.
          onUse()
          if (value === "") take(value)
          else setTyped(value)
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") take(event.currentTarget.value)
        }}
        onBlur={({ target }) => take(target.value)}
      />
      <Names id={`${id}-names`} names={places?.placeNames() ?? none} />
    </>
  )
}

const none: readonly string[] = []

/** Hundreds of options, which no key draws anew. */
const Names = memo(function Names({ id, names }: { readonly id: string; readonly names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
})
