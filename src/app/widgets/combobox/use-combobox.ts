import { useEffect, useState } from "react"
import { kindOf } from "#contract/content.ts"
import type { Field, ResourceType } from "#contract/fields.ts"
import { fold } from "#contract/fold.ts"
import { newUuid } from "#app/resources/empty-item.ts"
import type { ReferenceValue } from "#app/resources/values.ts"
import { useEditorServices } from "../services.ts"
import { appWords } from "#app/strings/words.ts"

/** The last one may be a term that the save makes. */
export type Option = ReferenceValue

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
  const { mayCreate } = useEditorServices()
  const found = useFound(target, text.trim(), isOpen)
  const options = isOpen ? optionsOf(found, { text: text.trim(), chosen, target, mayCreate: mayCreate(target) }) : []

  const choose = (id: string) => {
    const option = options.find((one) => one.id === id)
    if (option === undefined) return
    onChange([...chosen, option.isNew === true ? { ...option, id: newUuid() } : option])
    setText("")
  }
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
    choose,
    remove,
    removeLast,
  }
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
  const isNew = mayCreate && kindOf(target).entityType === "taxonomy_term" && text !== "" && !isKnown
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
