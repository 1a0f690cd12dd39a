import { useState, useContext, useEffect, useRef, type KeyboardEvent } from "react"
import { ComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox"
import { Group } from "react-aria-components/Group"
import { I18nProvider } from "react-aria-components/I18nProvider"
import { ListBox, ListBoxItem } from "react-aria-components/ListBox"
import { Popover } from "react-aria-components/Popover"
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider"
import { frameOf, type WidgetProps } from "../widget.tsx"
import type { ReferenceValue } from "#dashboard/items/values.ts"
import { classes } from "#lib/classes.ts"
import { language } from "#lib/strings/language.ts"
import { Button } from "#ui/controls/button.tsx"
import { Field } from "#ui/forms/field.tsx"
import { cross, Icon } from "#ui/pictures/icon.tsx"
import "./no-pressable-sheet.ts"
import * as styles from "./combobox.module.css"
import * as controls from "../controls.module.css"
import { useCombobox, type ComboboxState, type Option } from "./use-combobox.ts"
import { Input } from "react-aria-components/Input"
import { appWords } from "#dashboard/strings/words.ts"

type ComboboxProps = Omit<WidgetProps, "item" | "value" | "onChange"> & {
  readonly chosen: readonly ReferenceValue[]
  readonly onChange: (chosen: readonly ReferenceValue[]) => void
}

export function Combobox(props: ComboboxProps) {
  const { id, name, field, error, isReadOnly, chosen, onBlur } = props
  const box = useCombobox(props)
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const aside =
    chosen.length === 0 && field.required !== true ? <span className={controls.aside}>{appWords.editor.optional}</span> : undefined
  return (
    <I18nProvider locale={language}>
      <Field {...frameOf(props)} error={error ?? box.leftText.sentence ?? undefined} hint={field.help} aside={aside}>
        {(control) => (
          <ComboBox
            id={id}
            aria-label={field.label}
            aria-describedby={control["aria-describedby"] ?? ""}
            // A choice becomes a token, so the list itself never has a selected option.
            value={null}
            onChange={(key) => key !== null && box.choose(String(key))}
            items={box.options}
            inputValue={box.text}
            onInputChange={box.type}
            onOpenChange={box.setOpen}
            menuTrigger="focus"
            allowsEmptyCollection
            allowsCustomValue
            isReadOnly={isReadOnly}
            isInvalid={error !== undefined || box.leftText.sentence !== null}
            validationBehavior="aria"
            onBlur={() => {
              onBlur()
              void box.leftText.chooseOnlyMatch()
            }}
          >
            <Group ref={setFrame} className={classes(styles.box)} data-read-only={isReadOnly || undefined}>
              {chosen.map((reference) => (
                <Token
                  key={reference.id}
                  label={reference.label || reference.id}
                  isNew={reference.isNew === true}
                  onRemove={isReadOnly ? null : () => box.remove(reference)}
                />
              ))}
              <ComboboxInput name={name} box={box} />
            </Group>
            <ComboboxList box={box} dialog={frame?.closest("dialog") ?? null} />
          </ComboBox>
        )}
      </Field>
      {box.leftText.sentence !== null && <LeftText box={box} />}
      <p className="visually-hidden" role="status">
        {box.status}
      </p>
    </I18nProvider>
  )
}

/** The text is no value. The user may make a term of it, or clear it. */
function LeftText({ box: { leftText, text, clear } }: { readonly box: ComboboxState }) {
  return (
    <p className="cluster">
      {leftText.make !== null && (
        <Button tone="ghost" size="small" onClick={leftText.make}>
          {appWords.editorWidgets.create(text.trim())}
        </Button>
      )}
      <Button tone="quiet" size="small" onClick={clear}>
        {appWords.editorWidgets.clear}
      </Button>
    </p>
  )
}

type TokenProps = { readonly label: string; readonly isNew: boolean; readonly onRemove: (() => void) | null }

function Token({ label, isNew, onRemove }: TokenProps) {
  return (
    <span className={styles.token}>
      {label}
      {isNew && <small>{appWords.editorWidgets.newTerm}</small>}
      {onRemove !== null && (
        <button type="button" className={styles.remove} aria-label={appWords.editorWidgets.remove(label)} onClick={onRemove}>
          <Icon path={cross} />
        </button>
      )}
    </span>
  )
}

type ComboboxListProps = {
  readonly box: ComboboxState
  /** All elements outside of the modal dialog around the field are inert. */
  readonly dialog: HTMLElement | null
}

function ComboboxList({ box, dialog }: ComboboxListProps) {
  return (
    <PortalProvider getContainer={() => dialog ?? document.body}>
      <Popover className={classes(styles.popover)} offset={4}>
        <ListBox<Option> className={classes(styles.list)} renderEmptyState={() => <p className={styles.none}>{box.status}</p>}>
          {(option) => (
            <ListBoxItem className={classes(styles.option)} textValue={option.label}>
              <span>{option.isNew === true ? appWords.editorWidgets.create(option.label) : option.label}</span>
              {option.isNew === true ? <small>{appWords.editorWidgets.createHint(box.kindLabel)}</small> : null}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </PortalProvider>
  )
}

export function ReferencesWidget({ value, onChange, ...others }: WidgetProps<readonly ReferenceValue[]>) {
  return <Combobox {...others} chosen={value} onChange={onChange} />
}

export function ReferenceWidget({ value, onChange, ...others }: WidgetProps<ReferenceValue | null>) {
  return <Combobox {...others} chosen={value === null ? [] : [value]} onChange={(next) => onChange(next.at(-1) ?? null)} />
}

/** In addition to the usual keys, Backspace removes the last token and Enter chooses the first option. */
function ComboboxInput({ name, box }: { readonly name: string; readonly box: ComboboxState }) {
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
