import { memo, useEffect, useState } from "react"
import { TextField } from "#ui/forms/field.tsx"
import type { DirectoryOptions, DirectoryQuery } from "../directory-query.ts"
import type { PlacesState } from "./use-places.ts"
import { words } from "#lib/strings/words.ts"

type WhereFieldProps = {
  readonly id: string
  readonly query: DirectoryQuery
  readonly options: DirectoryOptions
  readonly state: PlacesState
  readonly onAsk: (change: Where) => void
  /** Runs when the reader is about to type. */
  readonly onUse: () => void
}

type Where = Pick<DirectoryQuery, "region" | "province" | "near">

const anywhere: Where = { region: "", province: "", near: "" }

/** One field takes all places: a region or province filters, and a municipality starts distances. Whole names count at once. */
export function WhereField({ id, query, options, state, onAsk, onUse }: WhereFieldProps) {
  const [typedText, setTypedText] = useState<string>()
  const places = state.kind === "ready" ? state.value : null
  const areas = areasOf(options)
  const placeName = query.near || areas.find(({ where }) => where.region === query.region && where.province === query.province)?.name || ""
  const whereIn = (text: string): Where | null => {
    const isCalled = (name: string) => name.toLowerCase() === text.toLowerCase()
    if (text === "") return anywhere
    return (
      areas.find(({ name }) => isCalled(name))?.where ??
      (places?.isPlaceName(text) === true ? { ...anywhere, near: text } : (areas.find(({ label }) => isCalled(label))?.where ?? null))
    )
  }
  const take = (text: string) => {
    setTypedText(undefined)
    if (text.trim() !== placeName) onAsk(whereIn(text.trim()) ?? { ...anywhere, near: text.trim() })
  }
  // This runs again because the names may load after the text was typed.
  useEffect(() => {
    if (typedText === undefined || whereIn(typedText) === null) return undefined
    const timer = setTimeout(take, 0, typedText)
    return () => clearTimeout(timer)
  })
  const isUnknown = typedText === undefined && query.near !== "" && places?.placeCalled(query.near) === null
  return (
    <>
      <TextField
        id={id}
        label={words.map.where}
        name="near"
        list={`${id}-names`}
        autoComplete="off"
        value={typedText ?? placeName}
        error={isUnknown ? words.map.unknown(query.near) : state.kind === "failed" ? words.map.notSorted : undefined}
        onFocus={onUse}
        onChange={({ target: { value } }) => {
          // The field may have had the focus before its scripts were there.
          onUse()
          if (value === "") take(value)
          else setTypedText(value)
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") take(event.currentTarget.value)
        }}
        onBlur={({ target }) => take(target.value)}
      />
      <datalist id={`${id}-names`}>
        {areas.map(({ name }) => (
          <option key={name} value={name} />
        ))}
        <Names names={places?.placeNames ?? none} />
      </datalist>
    </>
  )
}

/** Most provinces share the name of their capital, so the word province is added. */
function areasOf({ region, province }: DirectoryOptions) {
  return [
    ...region.map(({ value, name }) => ({ label: name, name, where: { ...anywhere, region: value } })),
    ...province.map(({ value, name }) => ({ label: name, name: words.map.inProvince(name), where: { ...anywhere, province: value } })),
  ]
}

const none: readonly string[] = []

/** Memoised, because a key must not draw hundreds of options again. */
const Names = memo(function Names({ names }: { readonly names: readonly string[] }) {
  return names.map((name) => <option key={name} value={name} />)
})
