import type { InputHTMLAttributes } from "react"
import type { Field as ContentField } from "#contract/fields.ts"
import type { WidgetProps } from "#app/widgets/widget.ts"
import { writtenVat } from "#app/editor/rules/vat.ts"
import { Field } from "#ui/field.tsx"

/** One line: a text, a number, a date, a mail address or a phone number. The browser's own control, without its messages. */
export function TextWidget({ id, name, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<string>) {
  const leave = () => {
    const tidy = field.widget === "vat" && value !== "" ? writtenVat(value) : value.trim()
    if (tidy !== value) onChange(tidy)
    onBlur()
  }
  return (
    <Field id={id} label={field.label} hint={field.help} error={error}>
      {(control) => (
        <input
          {...control}
          {...kindOfInput(field)}
          name={name}
          value={value}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange(target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}

function kindOfInput({ type }: ContentField): InputHTMLAttributes<HTMLInputElement> {
  switch (type) {
    case "email":
      return { type: "email", autoComplete: "off" }
    case "telephone":
      return { type: "tel", autoComplete: "off" }
    case "integer":
      return { inputMode: "numeric", autoComplete: "off" }
    case "decimal":
      return { inputMode: "decimal", autoComplete: "off" }
    case "date":
      return { type: "date", max: "9999-12-31" }
    default:
      return { type: "text", autoComplete: "off" }
  }
}
