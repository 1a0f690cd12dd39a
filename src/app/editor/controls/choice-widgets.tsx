import type { Field } from "#contract/fields.ts"
import { editor as strings, editorWidgets as words } from "#app/strings/editor.ts"
import type { WidgetProps } from "#app/widgets/widget.ts"
import { usePublishedWords } from "../bar/use-published-words.ts"
import { SelectField } from "#ui/field.tsx"
import { Check, Group, Segment, Segments } from "#app/widgets/group.tsx"

export function SelectWidget({ id, name, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<string>) {
  const choices = choicesOf(field)
  return (
    <SelectField
      id={id}
      label={field.label}
      error={error}
      name={name}
      value={value}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    >
      {field.required !== true && <option value="">{words.none}</option>}
      {!choices.some(([key]) => key === value) && value !== "" && <option value={value}>{value}</option>}
      {choices.map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

export function RadiosWidget({ id, name, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<string>) {
  const hasNone = field.required !== true && !("default" in field)
  const choices = hasNone ? [["", words.none] as const, ...choicesOf(field)] : choicesOf(field)
  if (choices.length === 2) {
    return (
      <Group id={id} label={field.label} error={error}>
        <Segments>
          {choices.map(([key, label]) => (
            <Segment
              key={key}
              id={`${id}-${key}`}
              {...{ name, label, isReadOnly, onBlur }}
              isOn={value === key}
              onChange={() => onChange(key)}
            />
          ))}
        </Segments>
      </Group>
    )
  }
  return (
    <Group id={id} label={field.label} error={error}>
      {choices.map(([key, label]) => (
        <Check
          key={key}
          id={`${id}-${key}`}
          type="radio"
          name={name}
          label={label}
          isOn={value === key}
          isReadOnly={isReadOnly}
          onChange={() => onChange(key)}
          onBlur={onBlur}
        />
      ))}
    </Group>
  )
}

export function CheckboxesWidget({ id, name, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<readonly string[]>) {
  const choices = choicesOf(field)
  const choose = (chosen: string, isOn: boolean) => {
    const next = isOn ? [...value, chosen] : value.filter((key) => key !== chosen)
    const order = choices.map(([key]) => key)
    onChange(next.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  }
  return (
    <Group id={id} label={field.label} error={error}>
      {choices.map(([key, label]) => (
        <Check
          key={key}
          id={`${id}-${key}`}
          type="checkbox"
          name={name}
          label={label}
          isOn={value.includes(key)}
          isReadOnly={isReadOnly}
          onChange={(isOn) => choose(key, isOn)}
          onBlur={onBlur}
        />
      ))}
    </Group>
  )
}

export function BooleanWidget({ id, name, field, value, onChange, onBlur, isReadOnly }: WidgetProps<boolean>) {
  const { label, help } = field
  const hint = help === undefined ? {} : { hint: help }
  return <Check id={id} type="checkbox" name={name} label={label} {...hint} isOn={value} {...{ isReadOnly, onChange, onBlur }} />
}

/** Whether an item is published. */
export function StatusWidget({ id, name, item, value, onChange, onBlur, error, isReadOnly }: WidgetProps<boolean>) {
  const { legend, draft, draftHint, published } = strings.status
  const publishedHint = usePublishedWords(item)
  const shared = { type: "radio", name, isReadOnly, onBlur } as const
  return (
    <Group id={id} label={legend} error={error}>
      <Check {...shared} id={`${id}-draft`} label={draft} hint={draftHint} isOn={!value} onChange={() => onChange(false)} />
      <Check {...shared} id={`${id}-published`} label={published} hint={publishedHint} isOn={value} onChange={() => onChange(true)} />
    </Group>
  )
}

function choicesOf(field: Field): readonly (readonly [key: string, label: string])[] {
  return "allowed" in field ? Object.entries(field.allowed) : []
}
