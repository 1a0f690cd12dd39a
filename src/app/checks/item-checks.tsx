import { useEffect, useState } from "react"
import { useFormContext } from "react-hook-form"
import { formFieldsOf } from "#app/widgets/form-fields.ts"
import type { Item } from "#app/resources/item.ts"
import type { Values } from "#app/resources/values.ts"
import { editor } from "#app/strings/editor.ts"
import { ChecksPanel } from "./checks-panel.tsx"

/** Milliseconds without a change before the texts are checked. */
const pause = 700

type ItemChecksProps = {
  readonly item: Item
  /** What the rules of the form would say to a publishing of these values, by field. */
  readonly problemsIn: (values: Values) => Readonly<Record<string, string>>
  /** The id of the control of a field. */
  readonly idOf: (field: string) => string
}

/** The checks of the form around it. */
export function ItemChecks({ item, problemsIn, idOf }: ItemChecksProps) {
  const { getValues, setValue } = useFormContext<Values>()
  const { values, take } = useSettledValues()
  const labelOf = (field: string) => (field === "summary" ? editor.summary : (formFieldsOf(item.type)[field]?.label ?? field))
  const mend = (apply: (values: Values) => Values) => {
    const before = getValues()
    for (const [name, value] of Object.entries(apply(before))) {
      if (value !== before[name]) setValue(name, value, { shouldDirty: true })
    }
    take()
  }
  return (
    <ChecksPanel
      key={item.id}
      item={item}
      values={values}
      problems={problemsIn({ ...values, status: true })}
      labelOf={labelOf}
      onGoTo={({ field, note }) => goTo(idOf(field), note)}
      onMend={mend}
    />
  )
}

/** The form's values, without a rendering for each key. */
function useSettledValues(): { readonly values: Values; readonly take: () => void } {
  const { getValues, subscribe } = useFormContext<Values>()
  const [values, setValues] = useState<Values>(() => ({ ...getValues() }))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(() => setValues({ ...getValues() }), pause)
      },
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [getValues, subscribe])
  return { values, take: () => setValues({ ...getValues() }) }
}

/** Controls of several parts take the focus in their first one. */
function goTo(id: string, note: string | null): void {
  const control = document.getElementById(id)
  control?.focus()
  if (control !== null && document.activeElement !== control)
    control.querySelector<HTMLElement>("button, input, textarea, a[href]")?.focus()
  if (note === null) return
  const place = control?.querySelector(`li[id="${CSS.escape(note)}"] p, sup[data-note="${CSS.escape(note)}"]`)
  if (place) putCursor(place)
}

/** At the start of a paragraph, or behind a number. The editor of the text takes over where the browser's cursor is. */
function putCursor(place: Element): void {
  const range = document.createRange()
  if (place.localName === "p") range.setStart(place, 0)
  else range.setStartAfter(place)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
  place.scrollIntoView({ block: "center" })
}
