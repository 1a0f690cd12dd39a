import { useState } from "react"
import { kindOf } from "#contract/content.ts"
import type { Field, ResourceType } from "#contract/fields.ts"
import { fold } from "#contract/fold.ts"
import type { ReferenceValue } from "#app/resources/values.ts"
import { editorWidgets as words } from "#lib/strings/members-area/editor.ts"
import { useEditorServices } from "#app/editor/form/services.ts"
import { useFound, type Found } from "./use-found.ts"

/** `reference` is null for the option that creates a term of this name. */
export type Option = { readonly id: string; readonly label: string; readonly reference: ReferenceValue | null }

export type ComboboxState = ReturnType<typeof useCombobox>

type ComboboxOptions = {
  readonly field: Field
  readonly chosen: readonly ReferenceValue[]
  readonly onChange: (chosen: readonly ReferenceValue[]) => void
}

/** What is typed, found and chosen. */
export function useCombobox({ field, chosen, onChange }: ComboboxOptions) {
  const target: ResourceType = field.type === "entity_reference" ? field.target : "taxonomy_term--tags"
  const [text, setText] = useState("")
  const [isOpen, setOpen] = useState(false)
  const { createTerm } = useEditorServices()
  const [failure, setFailure] = useState<string | null>(null)
  const found = useFound(target, text.trim(), isOpen)
  const options = isOpen ? optionsOf(found, { text: text.trim(), chosen, target }) : []

  const type = (typed: string) => {
    setText(typed)
    setFailure(null)
  }
  const add = (reference: ReferenceValue) => {
    onChange([...chosen, reference])
    setText("")
  }
  const choose = (id: string) => {
    const option = options.find((one) => one.id === id)
    if (option === undefined) return
    const { label, reference } = option
    if (reference !== null) add(reference)
    else void createTerm(target, label).then((made) => (made.ok ? add(made.value) : setFailure(words.createFailed(label))))
  }
  const remove = ({ id }: ReferenceValue) => onChange(chosen.filter((one) => one.id !== id))
  const removeLast = () => onChange(chosen.slice(0, -1))
  const status = isOpen ? (failure ?? statusOf(found, options)) : ""
  return { chosen, text, options, status, kindLabel: kindOf(target).label, setOpen, type, choose, remove, removeLast }
}

type Wish = { readonly text: string; readonly chosen: readonly ReferenceValue[]; readonly target: ResourceType }

function optionsOf(found: Found, { text, chosen, target }: Wish): readonly Option[] {
  if (found.kind !== "found") return []
  const left = found.references.filter(({ id }) => !chosen.some((one) => one.id === id))
  const options = left.map((reference): Option => ({ id: reference.id, label: reference.label, reference }))
  const isKnown = [...found.references, ...chosen].some(({ label }) => fold(label) === fold(text))
  const mayCreate = kindOf(target).entityType === "taxonomy_term" && text !== "" && !isKnown
  return mayCreate ? [...options, { id: "new", label: text, reference: null }] : options
}

/** React Aria tells screen readers how many options there are. */
function statusOf(found: Found, options: readonly Option[]): string {
  if (found.kind === "failed") return words.searchFailed
  if (found.kind === "searching") return words.searching
  return options.length === 0 ? words.noResults : ""
}
