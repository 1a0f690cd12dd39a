import { skipToken } from "@reduxjs/toolkit/query/react"
import { useEffect, useRef, useState } from "react"
import { useFormContext, type UseFormReturn } from "react-hook-form"
import { kindOf } from "#contract/content.ts"
import type { Field, ResourceType } from "#contract/fields.ts"
import { fold } from "#contract/fold.ts"
import { mayWrite } from "#contract/permissions.ts"
import { newUuid } from "#dashboard/items/empty-item.ts"
import { useLazySearchItemsQuery, useSearchItemsQuery } from "#dashboard/items/item-api.ts"
import type { ReferenceValue, Values } from "#dashboard/items/values.ts"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { outcomeIn, outcomeOf } from "#dashboard/session/core/api.ts"
import type { Outcome } from "#lib/session/problem.ts"
import { useDebounced } from "#lib/use-debounced.ts"
import { useTypedText } from "../typed-text.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** The save makes the term of the last option. */
export type Option = ReferenceValue

export type ComboboxState = ReturnType<typeof useCombobox>

type ComboboxOptions = {
  readonly id: string
  readonly name: string
  readonly field: Field
  readonly chosen: readonly ReferenceValue[]
  readonly onChange: (chosen: readonly ReferenceValue[]) => void
}

export function useCombobox({ id: control, name, field, chosen, onChange }: ComboboxOptions) {
  const target: ResourceType = field.type === "entity_reference" ? field.target : "taxonomy_term--tags"
  const [text, setText] = useState("")
  const [isOpen, setIsOpen] = useState(false)
  const viewer = useViewer()
  const result = useItemSearch(target, text.trim(), isOpen)
  const isTerm = kindOf(target).entityType === "taxonomy_term"
  const mayMake = isTerm && mayWrite(viewer, "create", { type: target })
  const options = isOpen ? optionsOf(result, { text: text.trim(), chosen, target, mayCreate: mayMake }) : []

  const form = useOuterForm()
  const clear = () => {
    setText("")
    form?.clearErrors(name)
  }
  const add = (reference: ReferenceValue) => {
    if (!chosen.some(({ id }) => id === reference.id)) onChange([...chosen, reference])
    clear()
  }
  const choose = (id: string) => {
    const option = options.find((one) => one.id === id)
    if (option === undefined) return
    add(option.isNew === true ? { ...option, id: newUuid() } : option)
  }
  const leftText = useLeftText({ control, name, target, text: text.trim(), mayCreate: mayMake, onTake: add })
  const remove = ({ id }: ReferenceValue) => onChange(chosen.filter((one) => one.id !== id))
  const removeLast = () => onChange(chosen.slice(0, -1))
  const status = isOpen ? statusOf(result, options) : ""
  return {
    chosen,
    text,
    options,
    status,
    kindLabel: appWords.model.kindOf(target).label,
    setOpen: setIsOpen,
    type: setText,
    leftText,
    clear,
    choose,
    remove,
    removeLast,
  }
}

/** Returns null outside of the editor's form. */
function useOuterForm(): UseFormReturn<Values> | null {
  return useFormContext<Values>()
}

type LeftText = {
  readonly control: string
  readonly name: string
  readonly target: ResourceType
  readonly text: string
  readonly mayCreate: boolean
  readonly onTake: (reference: ReferenceValue) => void
}

/** A control lost the focus: its text chooses the item of exactly that name, is reported, or is offered as a new term. */
function useLeftText({ control, name, target, text, mayCreate, onTake }: LeftText) {
  const [search] = useLazySearchItemsQuery()
  const [reportedText, setReportedText] = useState<string | null>(null)
  const latest = useRef({ text, onTake })
  useEffect(() => {
    latest.current = { text, onTake }
  })
  const chooseOnlyMatch = async (): Promise<boolean> => {
    if (text === "") return true
    const outcome = outcomeIn(await search({ type: target, text }))
    // Meanwhile the user may have typed on, or chosen.
    if (latest.current.text !== text) return false
    const same = outcome.ok ? outcome.value.filter(({ label }) => fold(label) === fold(text)) : []
    const [only] = same
    const isClear = only !== undefined && same.length === 1
    if (isClear) latest.current.onTake(only)
    else setReportedText(text)
    return isClear
  }
  const sentence = appWords.editorWidgets.typed(text)
  useTypedText(control, text === "" ? null : { name, sentence, chooseOnlyMatch })
  const make = mayCreate ? () => onTake({ type: target, id: newUuid(), label: text, isNew: true }) : null
  return { chooseOnlyMatch, sentence: text !== "" && reportedText === text ? sentence : null, make }
}

type OptionsQuery = {
  readonly text: string
  readonly chosen: readonly ReferenceValue[]
  readonly target: ResourceType
  readonly mayCreate: boolean
}

function optionsOf(result: SearchResult, { text, chosen, target, mayCreate }: OptionsQuery): readonly Option[] {
  if (result === null) return []
  // The save checks again whether the name exists, so that the user may make a term without a search.
  const matches = result.ok ? result.value : []
  const others = matches.filter(({ id }) => !chosen.some((one) => one.id === id))
  const isTaken = [...matches, ...chosen].some(({ label }) => fold(label) === fold(text))
  const isNew = mayCreate && text !== "" && !isTaken
  return isNew ? [...others, { type: target, id: "new", label: text, isNew }] : others
}

/** React Aria tells screen readers how many options there are. */
function statusOf(result: SearchResult, options: readonly Option[]): string {
  if (result === null) return appWords.editorWidgets.searching
  if (!result.ok) return appWords.editorWidgets.searchFailed
  return options.length === 0 ? appWords.editorWidgets.noResults : ""
}

/** Is null until the answer arrives. */
type SearchResult = Outcome<readonly ReferenceValue[]> | null

/** Milliseconds without a key before the search is sent. */
const pause = 200

function useItemSearch(type: ResourceType, text: string, isNeeded: boolean): SearchResult {
  const searchText = useDebounced(text, pause)
  const query = useSearchItemsQuery(isNeeded ? { type, text: searchText } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  return searchText === text ? outcomeOf(query) : null
}
