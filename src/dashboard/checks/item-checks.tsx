import { useEffect, useState } from "react"
import { useFormContext } from "react-hook-form"
import { formFieldsOf } from "#dashboard/widgets/form-fields.ts"
import type { Item } from "#dashboard/items/item.ts"
import type { Values } from "#dashboard/items/values.ts"
import { ChecksPanel } from "./checks-panel.tsx"
import { focusField } from "#ui/forms/focus-field.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** Milliseconds without a change before the checks run. */
const pause = 700

type ItemChecksProps = {
  readonly item: Item
  /** Returns the rules' errors by field, as if these values were published. */
  readonly problemsIn: (values: Values) => Readonly<Record<string, string>>
  readonly idOf: (field: string) => string
}

export function ItemChecks({ item, problemsIn, idOf }: ItemChecksProps) {
  const { getValues, setValue } = useFormContext<Values>()
  const { values, take } = useValuesAfterPause()
  const labelOf = (field: string) => (field === "summary" ? appWords.editor.summary : (formFieldsOf(item.type)[field]?.label ?? field))
  const fix = (apply: (values: Values) => Values) => {
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
      onFix={fix}
    />
  )
}

/** Waits for a pause, so that not every key causes a rendering. */
function useValuesAfterPause(): { readonly values: Values; readonly take: () => void } {
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

/** In a field of several controls, the first part gets the focus. */
function goTo(id: string, note: string | null): void {
  focusField(id)
  if (note === null) return
  const place = document.getElementById(id)?.querySelector(`li[id="${CSS.escape(note)}"] p, sup[data-note="${CSS.escape(note)}"]`)
  if (place) putCursor(place)
}

function putCursor(place: Element): void {
  const range = document.createRange()
  if (place.localName === "p") range.setStart(place, 0)
  else range.setStartAfter(place)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
  place.scrollIntoView({ block: "center" })
}
