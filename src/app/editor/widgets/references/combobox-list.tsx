import { editorWidgets as words } from "#lib/strings/members-area/editor.ts"
import * as styles from "./combobox.module.css"
import type { ComboboxState, Option } from "./use-combobox.ts"

type ComboboxListProps = { readonly id: string; readonly label: string; readonly box: ComboboxState }

export function ComboboxList({ id, label, box }: ComboboxListProps) {
  const { options, active, isOpen, status } = box
  return (
    <>
      <ul id={`${id}-list`} className={styles.list} role="listbox" aria-label={label} hidden={!isOpen || options.length === 0}>
        {options.map((option, index) => (
          // The text keeps the focus, and its keys choose: a press of the mouse must not take the focus away.
          <li
            key={option.kind === "create" ? "create" : option.reference.id}
            id={`${id}-option-${index}`}
            className={styles.option}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => {
              event.preventDefault()
              box.choose(option)
            }}
          >
            <OptionText option={option} kind={box.kindLabel} />
          </li>
        ))}
      </ul>
      {isOpen && options.length === 0 && <p className={styles.none}>{status}</p>}
    </>
  )
}

function OptionText({ option, kind }: { readonly option: Option; readonly kind: string }) {
  if (option.kind === "found") return <span>{option.reference.label}</span>
  return (
    <>
      <span>{words.create(option.name)}</span>
      <small>{words.createHint(kind)}</small>
    </>
  )
}
