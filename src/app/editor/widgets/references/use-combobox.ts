import { useState, type KeyboardEvent } from "react"
import { kindOf } from "#contract/content.ts"
import type { Field, ResourceType } from "#contract/fields.ts"
import { fold } from "#contract/fold.ts"
import type { ReferenceValue } from "#app/resources/values.ts"
import { editorWidgets as words } from "#lib/strings/members-area/editor.ts"
import { useEditorServices } from "#app/editor/form/services.ts"
import { useFound, type Found } from "./use-found.ts"

export type Option = { readonly kind: "found"; readonly reference: ReferenceValue } | { readonly kind: "create"; readonly name: string }

export type ComboboxState = ReturnType<typeof useCombobox>

type ComboboxOptions = {
  readonly field: Field
  readonly chosen: readonly ReferenceValue[]
  readonly onChange: (chosen: readonly ReferenceValue[]) => void
}

/** The state of a combobox: what is typed, found and active, and what the keys do. */
export function useCombobox({ field, chosen, onChange }: ComboboxOptions) {
  const target: ResourceType = field.type === "entity_reference" ? field.target : "taxonomy_term--tags"
  const [text, setText] = useState("")
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { createTerm } = useEditorServices()
  const [failure, setFailure] = useState<string | null>(null)
  const found = useFound(target, text.trim(), isOpen)
  const options = isOpen ? optionsOf(found, { text: text.trim(), chosen, target }) : []
  const most = options.length - 1

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const open = () => setOpen(true)
  const type = (typed: string) => {
    setText(typed)
    setOpen(true)
    setActive(-1)
    setFailure(null)
  }
  const add = (reference: ReferenceValue) => {
    onChange([...chosen, reference])
    setText("")
    close()
  }
  const choose = (option: Option) => {
    if (option.kind === "found") add(option.reference)
    else void createTerm(target, option.name).then((made) => (made.ok ? add(made.value) : setFailure(words.createFailed(option.name))))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[active] ?? (text.trim() === "" ? undefined : options[0])
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      open()
      setActive(event.key === "ArrowUp" ? Math.max(active - 1, -1) : Math.min(active + 1, most))
    } else if (event.key === "Escape" && isOpen) close()
    else if (event.key === "Enter") {
      if (option !== undefined) choose(option)
    } else if (event.key === "Backspace" && text === "") onChange(chosen.slice(0, -1))
    else return
    event.preventDefault()
  }
  const remove = ({ id }: ReferenceValue) => onChange(chosen.filter((one) => one.id !== id))
  const status = failure ?? statusOf(found, options)
  return { text, isOpen, active, options, status, kindLabel: kindOf(target).label, open, close, type, choose, remove, onKeyDown }
}

type Wish = { readonly text: string; readonly chosen: readonly ReferenceValue[]; readonly target: ResourceType }

function optionsOf(found: Found, { text, chosen, target }: Wish): readonly Option[] {
  if (found.kind !== "found") return []
  const left = found.references.filter(({ id }) => !chosen.some((one) => one.id === id))
  const options = left.map((reference): Option => ({ kind: "found", reference }))
  const isKnown = [...found.references, ...chosen].some(({ label }) => fold(label) === fold(text))
  const mayCreate = kindOf(target).entityType === "taxonomy_term" && text !== "" && !isKnown
  return mayCreate ? [...options, { kind: "create", name: text }] : options
}

function statusOf(found: Found, options: readonly Option[]): string {
  if (found.kind === "failed") return words.searchFailed
  if (found.kind === "searching") return words.searching
  return options.length === 0 ? words.noResults : words.results(options.length)
}
