import { useContext, useEffect, useRef, type KeyboardEvent } from "react"
import { ComboBoxStateContext } from "react-aria-components/ComboBox"
import { Input } from "react-aria-components/Input"
import { classes } from "#lib/classes.ts"
import * as styles from "./combobox.module.css"
import type { ComboboxState } from "./use-combobox.ts"

/** The text of a combobox. Beside the keys of every combobox, Backspace takes the last token and Enter the first option. */
export function ComboboxInput({ name, box }: { readonly name: string; readonly box: ComboboxState }) {
  const state = useContext(ComboBoxStateContext)
  const input = useRef<HTMLInputElement>(null)
  const { chosen, text, options } = box
  const keys = chosen.map(({ id }) => id).join(" ")
  const before = useRef(keys)
  useEffect(() => {
    if (before.current === keys) return
    const isRemoved = keys.length < before.current.length
    before.current = keys
    // While the list is open, screen readers find nothing else on the page.
    state?.close()
    // The button of a removed token had the focus.
    if (isRemoved && document.activeElement === document.body) input.current?.focus()
  }, [state, keys])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Backspace" && text === "") box.removeLast()
    if (event.key !== "Enter") return
    event.preventDefault()
    const [first] = options
    if (state?.selectionManager.focusedKey === null && text.trim() !== "" && first !== undefined) box.choose(first.id)
  }
  return (
    <Input
      ref={input}
      className={classes(styles.input)}
      name={name}
      autoComplete="off"
      onKeyDown={onKeyDown}
      onClick={() => state?.open(null, "manual")}
    />
  )
}
