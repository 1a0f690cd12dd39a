import { useEffect, useRef, useState } from "react"
import { useFormContext, type UseFormReturn } from "react-hook-form"
import { kindOf } from "#contract/content.ts"
import type { Field, ResourceType } from "#contract/fields.ts"
import { fold } from "#contract/fold.ts"
import { newUuid } from "#dashboard/items/empty-item.ts"
import type { ReferenceValue, Values } from "#dashboard/items/values.ts"
import { useEditorServices } from "../services.ts"
import { useTypedText } from "../typed-text.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** The last one may be a term that the save makes. */
export type Option = ReferenceValue

export type ComboboxState = ReturnType<typeof useCombobox>

type ComboboxOptions = {
  readonly id: string
  readonly name: string
  readonly field: Field
  readonly chosen: readonly ReferenceValue[]
  readonly onChange: (chosen: readonly ReferenceValue[]) => void
}

/** What is typed, found and chosen. */
export function useCombobox({ id: control, name, field, chosen, onChange }: ComboboxOptions) {
  const target: ResourceType = field.type === "entity_reference" ? field.target : "taxonomy_term--tags"
  const [text, setText] = useState("")
  const [isOpen, setOpen] = useState(false)
  const { mayCreate } = useEditorServices()
  const found = useFound(target, text.trim(), isOpen)
  const mayMake = mayCreate(target) && kindOf(target).entityType === "taxonomy_term"
  const options = isOpen ? optionsOf(found, { text: text.trim(), chosen, target, mayCreate: mayMake }) : []

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
  const left = useLeftText({ control, name, target, text: text.trim(), mayCreate: mayMake, onTake: add })
  const remove = ({ id }: ReferenceValue) => onChange(chosen.filter((one) => one.id !== id))
  const removeLast = () => onChange(chosen.slice(0, -1))
  const status = isOpen ? statusOf(found, options) : ""
  return {
    chosen,
    text,
    options,
    status,
    kindLabel: appWords.model.kindOf(target).label,
    setOpen,
    type: setText,
    left,
    clear,
    choose,
    remove,
    removeLast,
  }
}

/** The editor's form; null outside of one. */
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

/** Text with which the control was left: an item of exactly that name is taken, and anything else is told and may be made. */
function useLeftText({ control, name, target, text, mayCreate, onTake }: LeftText) {
  const { search } = useEditorServices()
  const [told, setTold] = useState<string | null>(null)
  const latest = useRef({ text, onTake })
  useEffect(() => {
    latest.current = { text, onTake }
  })
  const settle = async (): Promise<boolean> => {
    if (text === "") return true
    const outcome = await search(target, text)
    // Someone may have typed on, or chosen, meanwhile.
    if (latest.current.text !== text) return false
    const same = outcome.ok ? outcome.value.filter(({ label }) => fold(label) === fold(text)) : []
    const [only] = same
    const isClear = only !== undefined && same.length === 1
    if (isClear) latest.current.onTake(only)
    else setTold(text)
    return isClear
  }
  const sentence = appWords.editorWidgets.typed(text)
  useTypedText(control, text === "" ? null : { name, sentence, settle })
  const make = mayCreate ? () => onTake({ type: target, id: newUuid(), label: text, isNew: true }) : null
  return { settle, sentence: text !== "" && told === text ? sentence : null, make }
}

type Wish = {
  readonly text: string
  readonly chosen: readonly ReferenceValue[]
  readonly target: ResourceType
  readonly mayCreate: boolean
}

function optionsOf(found: Found, { text, chosen, target, mayCreate }: Wish): readonly Option[] {
  if (found.kind === "searching") return []
  // The save looks again whether the name is taken, so a term may be made without a search.
  const known = found.kind === "found" ? found.references : []
  const left = known.filter(({ id }) => !chosen.some((one) => one.id === id))
  const isKnown = [...known, ...chosen].some(({ label }) => fold(label) === fold(text))
  const isNew = mayCreate && text !== "" && !isKnown
  return isNew ? [...left, { type: target, id: "new", label: text, isNew }] : left
}

/** React Aria tells screen readers how many options there are. */
function statusOf(found: Found, options: readonly Option[]): string {
  if (found.kind === "failed") return appWords.editorWidgets.searchFailed
  if (found.kind === "searching") return appWords.editorWidgets.searching
  return options.length === 0 ? appWords.editorWidgets.noResults : ""
}

type Found = { readonly kind: "searching" | "failed" } | { readonly kind: "found"; readonly references: readonly ReferenceValue[] }

const searching: Found = { kind: "searching" }

/** Milliseconds without a key before the search is sent. */
const pause = 200

function useFound(type: ResourceType, text: string, isWanted: boolean): Found {
  const { search } = useEditorServices()
  const [answer, setAnswer] = useState<{ readonly text: string; readonly found: Found } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const timer = setTimeout(() => {
      void search(type, text).then((outcome) => {
        if (!isCurrent) return
        setAnswer({ text, found: outcome.ok ? { kind: "found", references: outcome.value } : { kind: "failed" } })
      })
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search, type, text, isWanted])
  return answer?.text === text ? answer.found : searching
}
