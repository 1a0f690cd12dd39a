import { memo, useEffect, useState } from "react"
import { TextField } from "#ui/field.tsx"
import type { DirectoryOptions, DirectoryQuery } from "../directory-query.ts"
import type { PlacesState } from "./use-places.ts"
import { words } from "#lib/strings/words.ts"

type WhereFieldProps = {
  readonly id: string
  readonly query: DirectoryQuery
  readonly options: DirectoryOptions
  readonly state: PlacesState
  readonly onAsk: (change: Where) => void
  /** Is called when the reader is about to type. */
  readonly onUse: () => void
}

type Where = Pick<DirectoryQuery, "region" | "province" | "near">

const anywhere: Where = { region: "", province: "", near: "" }

/** One field for all places: a region or province filters, and from a municipality distances are counted. Whole names are taken at once. */
export function WhereField({ id, query, options, state, onAsk, onUse }: WhereFieldProps) {
  const [typedText, setTyped] = useState<string>()
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
    setTyped(undefined)
    if (text.trim() !== placeName) onAsk(whereIn(text.trim()) ?? { ...anywhere, near: text.trim() })
  }
  // The names may come after the text.
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
          else setTyped(value)
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
        <Names names={places?.placeNames() ?? none} />
      </datalist>
    </>
  )
}

/** Returns the regions and provinces of members. Of a province the name says so, because most have that of their capital. */
function areasOf({ region, province }: DirectoryOptions) {
  return [
    ...region.map(({ value, name }) => ({ label: name, name, where: { ...anywhere, region: value } })),
    ...province.map(({ value, name }) => ({ label: name, name: words.map.inProvince(name), where: { ...anywhere, province: value } })),
  ]
}

const none: readonly string[] = []

/** Hundreds of options, which no key draws anew. */
const Names = memo(function Names({ names }: { readonly names: readonly string[] }) {
  return names.map((name) => <option key={name} value={name} />)
})
