import type { InputHTMLAttributes, ComponentProps } from "react"
import type { Field as ContentField } from "#contract/fields.ts"
import { siteColours } from "#contract/site-colours.ts"
import { writtenVat } from "../rules/form-problems.ts"
import { frameOf, textControl, type WidgetProps, useSibling } from "#dashboard/widgets/widget.tsx"
import { Field } from "#ui/forms/field.tsx"
import * as styles from "./color-widget.module.css"
import type { RichText } from "#dashboard/items/values.ts"
import * as controlStyles from "#dashboard/widgets/controls.module.css"
import { classes } from "#lib/classes.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** Uses the browser's own control for a text, number, date, mail address or phone number, without its messages. */
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
    case "boolean":
    case "datetime":
    case "entity_reference":
    case "file":
    case "image":
    case "link":
    case "list_string":
    case "person":
    case "string":
    case "text_with_summary":
      return { type: "text", autoComplete: "off" }
  }
}

/** The browser's picker has no empty colour, so the text (`#rrggbb`) decides. */
export function ColorWidget({ onChange, ...props }: WidgetProps<string>) {
  const { field, value, isReadOnly } = props
  const text = textControl({ ...props, onChange: (typed) => onChange(typed.toLowerCase()) })
  const pickerColour = /^#[0-9a-f]{6}$/.test(value) ? value : siteColours.ink
  return (
    <Field {...frameOf(props)}>
      {(control) => (
        <div className={styles.pair}>
          <input
            className={styles.picker}
            type="color"
            aria-label={field.label}
            value={pickerColour}
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

/** Characters that a search engine shows. A longer summary is no error. */
const fittingSummary = 200

export function TextareaWidget(props: WidgetProps<string>) {
  return <Textarea {...frameOf(props)} hint={props.field.help} text={textControl(props)} />
}

/** A title has no line ends, but wraps. */
export function TitleWidget(props: WidgetProps<string>) {
  const text = textControl({ ...props, onChange: (typed) => props.onChange(typed.replaceAll(/(?<!\s)\s*\n\s*/g, " ")) })
  return (
    <Textarea {...frameOf(props)} text={{ ...text, lang: useContentLang(), rows: 1, required: true }} className={controlStyles.title} />
  )
}

export function SummaryWidget({ value, onChange, ...props }: WidgetProps<RichText>) {
  const { summary, foreign } = value
  // The summary is a part of the text, so it is read where the text is.
  const isReadOnly = props.isReadOnly || foreign !== undefined
  const text = textControl({ ...props, isReadOnly, value: summary, onChange: (typed) => onChange({ ...value, summary: typed }) })
  const aside = <span className={controlStyles.aside}>{appWords.editor.count(Array.from(summary).length, fittingSummary)}</span>
  return (
    <Textarea
      id={props.id}
      label={appWords.editor.summary}
      hint={appWords.editor.summaryHint}
      error={props.error}
      aside={aside}
      text={{ ...text, lang: useContentLang() }}
    />
  )
}

type TextareaProps = Omit<ComponentProps<typeof Field>, "children"> & {
  readonly text: ComponentProps<"textarea">
  readonly className?: string | undefined
}

function Textarea({ text, className = controlStyles.textarea, ...field }: TextareaProps) {
  return (
    <Field {...field}>{(control) => <textarea rows={3} {...control} {...text} className={classes(control.className, className)} />}</Field>
  )
}

function useContentLang(): string | undefined {
  const [langcode] = useSibling("langcode")
  return typeof langcode === "string" ? foreignLang(langcode) : undefined
}
