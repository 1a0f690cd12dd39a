import type { Field } from "#contract/fields.ts"
import { useUsualSeconds } from "#dashboard/publishing/status/status-api.ts"
import { Check, Group, Radios, Segment, SegmentRow, type RadioChoice } from "#dashboard/widgets/group.tsx"
import { frameOf, textControl, type WidgetProps } from "#dashboard/widgets/widget.tsx"
import type { ChoicesState } from "#dashboard/widgets/load-state.tsx"
import { Options, SelectField } from "#ui/forms/field.tsx"
import { appWords } from "#dashboard/strings/words.ts"

export function SelectWidget(props: WidgetProps<string>) {
  return <Select {...props} choices={choicesOf(props.field)} none={props.field.required === true ? null : appWords.editorWidgets.none} />
}

type SelectProps = WidgetProps<string> & {
  readonly choices: readonly RadioChoice<string>[]
  /** With null, the user must choose. */
  readonly none: string | null
  /** Is set if the choices come from the back end. */
  readonly state?: ChoicesState
}

/** A Drupal's value that isn't among the choices stays. */
export function Select({ choices, none, state, ...props }: SelectProps) {
  const { value, isReadOnly } = props
  const { readOnly: _, ...control } = textControl(props)
  return (
    <SelectField {...frameOf(props)} {...control} hint={state?.hint} disabled={isReadOnly}>
      {none !== null && <option value="">{none}</option>}
      {value !== "" && !choices.some(([key]) => key === value) && <option value={value}>{value}</option>}
      <Options choices={choices} />
      {state?.option}
    </SelectField>
  )
}

export function RadiosWidget(props: WidgetProps<string>) {
  const { id, name, field, value, onChange, onBlur, isReadOnly } = props
  const hasNone = field.required !== true && !("default" in field)
  const choices = hasNone ? [["", appWords.editorWidgets.none] as const, ...choicesOf(field)] : choicesOf(field)
  return (
    <Group {...frameOf(props)}>
      {choices.length === 2 ? (
        <SegmentRow>
          {choices.map(([key, label]) => (
            <Segment
              key={key}
              id={`${id}-${key}`}
              {...{ name, label, isReadOnly, onBlur }}
              isOn={value === key}
              onChange={() => onChange(key)}
            />
          ))}
        </SegmentRow>
      ) : (
        <Radios {...{ id, name, choices, isReadOnly, onBlur }} chosen={value} onChoose={onChange} />
      )}
    </Group>
  )
}

export function CheckboxesWidget(props: WidgetProps<readonly string[]>) {
  const { id, name, field, value, onChange, onBlur, isReadOnly } = props
  const choices = choicesOf(field)
  const choose = (choice: string, isOn: boolean) => {
    const next = isOn ? [...value, choice] : value.filter((key) => key !== choice)
    const order = choices.map(([key]) => key)
    onChange(next.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  }
  return (
    <Group {...frameOf(props)}>
      {choices.map(([key, label]) => (
        <Check
          key={key}
          id={`${id}-${key}`}
          type="checkbox"
          {...{ name, label, isReadOnly, onBlur }}
          isOn={value.includes(key)}
          onChange={(isOn) => choose(key, isOn)}
        />
      ))}
    </Group>
  )
}

export function BooleanWidget({ id, name, field: { label, help }, value, onChange, onBlur, isReadOnly }: WidgetProps<boolean>) {
  return <Check id={id} type="checkbox" hint={help} isOn={value} {...{ name, label, isReadOnly, onChange, onBlur }} />
}

export function StatusWidget(props: WidgetProps<boolean>) {
  return <StatusRadios {...props} publishing={appWords.publishing.goesLive(useUsualSeconds())} />
}

type StatusRadiosProps = WidgetProps<boolean> & {
  readonly publishing: string
}

export function StatusRadios({ id, name, value, onChange, onBlur, error, isReadOnly, publishing }: StatusRadiosProps) {
  const { draft, published } = appWords.lists.states
  const choices = [
    ["draft", draft, appWords.editor.status.draftHint],
    ["published", published, publishing],
  ] as const
  const chosen = value ? "published" : "draft"
  return (
    <Group id={id} label={appWords.lists.status} error={error}>
      <Radios {...{ id, name, choices, chosen, isReadOnly, onBlur }} onChoose={(key) => onChange(key === "published")} />
    </Group>
  )
}

function choicesOf(field: Field): readonly RadioChoice<string>[] {
  return "allowed" in field ? Object.entries(field.allowed) : []
}
