import type { WidgetProps } from "#app/widgets/widget.ts"
import { Field } from "#ui/field.tsx"
import * as styles from "./color-widget.module.css"

/** A colour as `#rrggbb`, picked or typed. The browser's picker knows no empty colour, so the text decides. */
export function ColorWidget({ id, name, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<string>) {
  return (
    <Field id={id} label={field.label} error={error}>
      {(control) => (
        <div className={styles.pair}>
          <input
            className={styles.picker}
            type="color"
            aria-label={field.label}
            value={/^#[0-9a-f]{6}$/.test(value) ? value : "#000000"}
            disabled={isReadOnly}
            onChange={({ target }) => onChange(target.value.toLowerCase())}
            onBlur={onBlur}
          />
          <input
            {...control}
            name={name}
            value={value}
            readOnly={isReadOnly}
            onChange={({ target }) => onChange(target.value.toLowerCase())}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  )
}
