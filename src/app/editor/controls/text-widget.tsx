import type { InputHTMLAttributes } from "react"
import type { Field as ContentField } from "#contract/fields.ts"
import { writtenVat } from "#app/editor/rules/vat.ts"
import { frameOf, textControl, type WidgetProps } from "#app/widgets/widget.tsx"
import { Field } from "#ui/field.tsx"
import * as styles from "./color-widget.module.css"

/** One line: a text, a number, a date, a mail address or a phone number. The browser's own control, without its messages. */
export function TextWidget(props: WidgetProps<string>) {
  const { field, value, onChange, onBlur } = props
  const leave = () => {
    const tidy = field.widget === "vat" && value !== "" ? writtenVat(value) : value.trim()
    if (tidy !== value) onChange(tidy)
    onBlur()
  }
  return (
    <Field {...frameOf(props)} hint={field.help}>
      {(control) => <input {...control} {...kindOfInput(field)} {...textControl(props)} onBlur={leave} />}
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

/** A colour as `#rrggbb`, picked or typed. The browser's picker knows no empty colour, so the text decides. */
export function ColorWidget({ onChange, ...props }: WidgetProps<string>) {
  const { field, value, isReadOnly } = props
  const text = textControl({ ...props, onChange: (typed) => onChange(typed.toLowerCase()) })
  const picked = /^#[0-9a-f]{6}$/.test(value) ? value : "#000000"
  return (
    <Field {...frameOf(props)}>
      {(control) => (
        <div className={styles.pair}>
          <input
            className={styles.picker}
            type="color"
            aria-label={field.label}
            value={picked}
            disabled={isReadOnly}
            onChange={text.onChange}
            onBlur={text.onBlur}
          />
          <input {...control} {...text} />
        </div>
      )}
    </Field>
  )
}
