import { useRef, type MouseEvent } from "react"
import type { WidgetProps } from "#app/editor/widget.ts"
import type { ReferenceValue } from "#app/resources/values.ts"
import { editor, editorWidgets as words } from "#lib/strings/members-area/editor.ts"
import { Field } from "#ui/field.tsx"
import { cross, Icon } from "#ui/icon.tsx"
import * as styles from "./combobox.module.css"
import * as controls from "../controls.module.css"
import { ComboboxList } from "./combobox-list.tsx"
import { useCombobox } from "./use-combobox.ts"

type ComboboxProps = Omit<WidgetProps, "value" | "onChange"> & {
  readonly chosen: readonly ReferenceValue[]
  readonly onChange: (chosen: readonly ReferenceValue[]) => void
}

/** References as tokens, with a search for more (ARIA 1.2, combobox with a listbox). */
export function Combobox(props: ComboboxProps) {
  const { id, name, field, error, isReadOnly, chosen, onBlur } = props
  const input = useRef<HTMLInputElement>(null)
  const box = useCombobox(props)
  const remove = (reference: ReferenceValue) => {
    box.remove(reference)
    input.current?.focus()
  }
  const focusInput = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) input.current?.focus()
  }
  const aside = chosen.length === 0 && field.required !== true ? <span className={controls.aside}>{editor.optional}</span> : undefined
  return (
    <div className={styles.combobox} onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && box.close()}>
      <Field id={id} label={field.label} hint={field.help} error={error} aside={aside}>
        {({ className: _, ...control }) => (
          // A click beside the tokens goes to the text, as in a field. The keyboard reaches it anyway.
          <div className={styles.box} role="presentation" data-read-only={isReadOnly || undefined} onClick={focusInput}>
            {chosen.map((reference) => (
              <Token key={reference.id} label={reference.label || reference.id} onRemove={isReadOnly ? null : () => remove(reference)} />
            ))}
            <input
              {...control}
              ref={input}
              className={styles.input}
              name={name}
              role="combobox"
              aria-expanded={box.isOpen}
              aria-autocomplete="list"
              aria-controls={`${id}-list`}
              aria-activedescendant={box.isOpen && box.active >= 0 ? `${id}-option-${box.active}` : undefined}
              autoComplete="off"
              value={box.text}
              readOnly={isReadOnly}
              onChange={({ target }) => box.type(target.value)}
              onKeyDown={isReadOnly ? undefined : box.onKeyDown}
              onClick={isReadOnly ? undefined : box.open}
              onBlur={onBlur}
            />
          </div>
        )}
      </Field>
      <ComboboxList id={id} label={field.label} box={box} />
      <p className="visually-hidden" role="status">
        {box.isOpen ? box.status : ""}
      </p>
    </div>
  )
}

function Token({ label, onRemove }: { readonly label: string; readonly onRemove: (() => void) | null }) {
  return (
    <span className={styles.token}>
      {label}
      {onRemove !== null && (
        <button type="button" className={styles.remove} aria-label={words.remove(label)} onClick={onRemove}>
          <Icon path={cross} />
        </button>
      )}
    </span>
  )
}
