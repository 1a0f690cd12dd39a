import type { ComponentProps } from "react"
import type { RichText } from "#app/resources/values.ts"
import { editor as strings } from "#app/strings/editor.ts"
import * as styles from "#app/widgets/controls.module.css"
import { useSibling } from "#app/widgets/use-sibling.ts"
import { frameOf, textControl, type WidgetProps } from "#app/widgets/widget.tsx"
import { classes } from "#lib/classes.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Field } from "#ui/field.tsx"

/** As long as a search engine shows. A longer one is no error. */
const fittingSummary = 200

export function TextareaWidget(props: WidgetProps<string>) {
  return <Textarea {...frameOf(props)} hint={props.field.help} text={textControl(props)} />
}

/** A title is one line that wraps. */
export function TitleWidget(props: WidgetProps<string>) {
  const text = textControl({ ...props, onChange: (typed) => props.onChange(typed.replaceAll(/\s*\n\s*/g, " ")) })
  return <Textarea {...frameOf(props)} text={{ ...text, lang: useContentLang(), rows: 1, required: true }} className={styles.title} />
}

export function SummaryWidget({ value, onChange, ...props }: WidgetProps<RichText>) {
  const { summary } = value
  const text = textControl({ ...props, value: summary, onChange: (typed) => onChange({ ...value, summary: typed }) })
  const aside = <span className={styles.aside}>{strings.count(Array.from(summary).length, fittingSummary)}</span>
  return (
    <Textarea id={props.id} label={strings.summary} hint={strings.summaryHint} aside={aside} text={{ ...text, lang: useContentLang() }} />
  )
}

type TextareaProps = Omit<ComponentProps<typeof Field>, "children"> & {
  readonly text: ComponentProps<"textarea">
  readonly className?: string | undefined
}

function Textarea({ text, className = styles.textarea, ...field }: TextareaProps) {
  return (
    <Field {...field}>{(control) => <textarea rows={3} {...control} {...text} className={classes(control.className, className)} />}</Field>
  )
}

function useContentLang(): string | undefined {
  const [langcode] = useSibling("langcode")
  return typeof langcode === "string" ? foreignLang(langcode) : undefined
}
