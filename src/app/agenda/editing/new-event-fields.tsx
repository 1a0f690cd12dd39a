import { useState } from "react"
import { fieldsOf } from "#contract/content.ts"
import { fieldId, useFieldError, useSibling } from "#app/widgets/widget.tsx"
import { useGetNamesQuery } from "#app/lists/rows/list-api.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { isReference, isRichText } from "#app/resources/values.ts"
import { newEventDialog as words } from "#app/strings/event-editing.ts"
import { Field, SelectField, TextField } from "#ui/field.tsx"
import { FormRow } from "#ui/form.tsx"
import { NewEventTimes } from "./new-event-times.tsx"
import * as styles from "./new-event.module.css"
import { noteHtml, noteText } from "./note-text.ts"

/** The few fields that most events need. */
export function NewEventFields({ formId }: { readonly formId: string }) {
  return (
    <>
      <TextOf formId={formId} name="title" label={words.title} />
      <NewEventTimes formId={formId} />
      <TextOf formId={formId} name="field_location" label={words.place} />
      <FormRow>
        <CategoryField formId={formId} />
        <AudienceField formId={formId} />
      </FormRow>
      <NoteField formId={formId} />
    </>
  )
}

type FieldProps = { readonly formId: string }

function TextOf({ formId, name, label }: FieldProps & { readonly name: string; readonly label: string }) {
  const [value, set] = useSibling(name)
  const error = useFieldError(name)
  return (
    <TextField
      id={fieldId(formId, name)}
      label={label}
      error={error}
      autoComplete="off"
      value={textOf(value)}
      onChange={({ target }) => set(target.value)}
    />
  )
}

function CategoryField({ formId }: FieldProps) {
  const [value, set] = useSibling("field_category")
  const error = useFieldError("field_category")
  const { currentData: choices = [] } = useGetNamesQuery("taxonomy_term--event_categories")
  return (
    <SelectField
      id={fieldId(formId, "field_category")}
      label={words.category}
      error={error}
      value={isReference(value) ? value.id : ""}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => choice.value === target.value)
        set(chosen === undefined ? null : { type: "taxonomy_term--event_categories", id: chosen.value, label: chosen.label })
      }}
    >
      <option value="">{words.none}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}

function AudienceField({ formId }: FieldProps) {
  const [value, set] = useSibling("field_audience")
  const error = useFieldError("field_audience")
  const field = fieldsOf("node--agenda").field_audience
  const choices = field !== undefined && "allowed" in field ? Object.entries(field.allowed) : []
  return (
    <SelectField
      id={fieldId(formId, "field_audience")}
      label={words.audience}
      error={error}
      value={textOf(value)}
      onChange={({ target }) => set(target.value)}
    >
      {choices.map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

function NoteField({ formId }: FieldProps) {
  const [body, set] = useSibling("body")
  const [text, setText] = useState(() => noteText(isRichText(body) ? body.value : ""))
  const change = (next: string) => {
    setText(next)
    set({ value: noteHtml(next), summary: isRichText(body) ? body.summary : "" })
  }
  return (
    <Field
      id={fieldId(formId, "body")}
      label={words.note}
      error={useFieldError("body")}
      aside={<span className={styles.aside}>{words.optional}</span>}
    >
      {(control) => <textarea {...control} rows={3} value={text} onChange={({ target }) => change(target.value)} />}
    </Field>
  )
}
