import type { WidgetProps } from "#app/widgets/widget.ts"
import type { RichText } from "#app/resources/values.ts"
import { classes } from "#lib/classes.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { editor as strings } from "#app/strings/editor.ts"
import { Field } from "#ui/field.tsx"
import { useSibling } from "#app/widgets/use-sibling.ts"
import * as styles from "#app/widgets/controls.module.css"

/** As long as a search engine shows. A longer one is no error. */
const fittingSummary = 200

export function TextareaWidget({ id, name, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<string>) {
  return (
    <Field id={id} label={field.label} hint={field.help} error={error}>
      {({ className, ...control }) => (
        <textarea
          {...control}
          className={classes(className, styles.textarea)}
          name={name}
          rows={3}
          value={value}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

/** A title is one line that wraps. */
export function TitleWidget({ id, name, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<string>) {
  const lang = useContentLang()
  return (
    <Field id={id} label={field.label} error={error}>
      {({ className, ...control }) => (
        <textarea
          {...control}
          className={classes(className, styles.title)}
          name={name}
          rows={1}
          lang={lang}
          required
          value={value}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, " "))}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

export function SummaryWidget({ id, name, value, onChange, onBlur, isReadOnly }: WidgetProps<RichText>) {
  const lang = useContentLang()
  const { summary } = value
  const count = strings.count(Array.from(summary).length, fittingSummary)
  return (
    <Field id={id} label={strings.summary} hint={strings.summaryHint} aside={<span className={styles.aside}>{count}</span>}>
      {({ className, ...control }) => (
        <textarea
          {...control}
          className={classes(className, styles.textarea)}
          name={name}
          rows={3}
          lang={lang}
          value={summary}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange({ ...value, summary: target.value })}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

function useContentLang(): string | undefined {
  const [langcode] = useSibling("langcode")
  return typeof langcode === "string" ? foreignLang(langcode) : undefined
}
