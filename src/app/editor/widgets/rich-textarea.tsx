import type { WidgetProps } from "#app/editor/widget.ts"
import type { RichText } from "#app/resources/values.ts"
import { classes } from "#lib/classes.ts"
import { Field } from "#ui/field.tsx"
import * as styles from "./controls.module.css"

/** Rich text as its HTML. */
export function RichTextarea({ id, name, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<RichText>) {
  return (
    <Field id={id} label={field.label} error={error}>
      {({ className, ...control }) => (
        <textarea
          {...control}
          className={classes(className, styles.textarea)}
          name={name}
          rows={16}
          value={value.value}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange({ ...value, value: target.value })}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
