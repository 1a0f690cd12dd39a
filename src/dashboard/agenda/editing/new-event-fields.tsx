import { useState } from "react"
import { fieldId, useFieldError, useSibling } from "#dashboard/widgets/widget.tsx"
import { useGetNamesQuery } from "#dashboard/lists/rows/list-api.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { isReference, isRichText } from "#dashboard/items/values.ts"
import { Options, Field, SelectField, TextField } from "#ui/field.tsx"
import { FormRow } from "#ui/form.tsx"
import * as styles from "./new-event.module.css"
import { isDay } from "#contract/agenda/brussels.ts"
import { Check } from "#dashboard/widgets/group.tsx"
import { patternFor, readRepeat, writeRepeat, type Repeat, repeatSentence } from "#dashboard/agenda/rule/repeat.ts"
import { clockTimeOf, storedTime } from "#dashboard/agenda/days/event-time.ts"
import { dateInput, timeInput, useMoveStart, useSwitchAllDay } from "./use-event-times.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { eventFields } from "#dashboard/agenda/series/events.ts"

export function NewEventFields({ formId }: { readonly formId: string }) {
  return (
    <>
      <TextOf formId={formId} name="title" label={appWords.lists.title} />
      <NewEventTimes formId={formId} />
      <TextOf formId={formId} name={eventFields.place} label={appWords.newEventDialog.place} />
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
  const [value, set] = useSibling(eventFields.category)
  const { currentData: choices = [] } = useGetNamesQuery("taxonomy_term--event_categories")
  const choose = (id: string) => {
    const category = choices.find((choice) => choice.value === id)
    set(category === undefined ? null : { type: "taxonomy_term--event_categories", id: category.value, label: category.label })
  }
  const named = choices.map((choice) => [choice.value, choice.label] as const)
  const chosen = isReference(value) ? value.id : ""
  return (
    <ChoiceOf
      {...{ formId, chosen, choose }}
      name={eventFields.category}
      label={appWords.agenda.category}
      choices={[["", appWords.newEventDialog.none], ...named]}
    />
  )
}

function AudienceField({ formId }: FieldProps) {
  const [value, choose] = useSibling(eventFields.audience)
  const field = appWords.model.fieldsOf("node--agenda")[eventFields.audience]
  const choices = field !== undefined && "allowed" in field ? Object.entries(field.allowed) : []
  return <ChoiceOf {...{ formId, choose, choices }} name={eventFields.audience} label={appWords.agenda.audience} chosen={textOf(value)} />
}

type ChoiceOfProps = FieldProps & {
  readonly name: string
  readonly label: string
  readonly choices: readonly (readonly [value: string, label: string])[]
  readonly chosen: string
  readonly choose: (value: string) => void
}

function ChoiceOf({ formId, name, label, choices, chosen, choose }: ChoiceOfProps) {
  const error = useFieldError(name)
  return (
    <SelectField id={fieldId(formId, name)} label={label} error={error} value={chosen} onChange={({ target }) => choose(target.value)}>
      <Options choices={choices} />
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
      label={appWords.newEventDialog.note}
      error={useFieldError("body")}
      aside={<span className="hint">{appWords.editor.optional}</span>}
    >
      {(control) => <textarea {...control} rows={3} value={text} onChange={({ target }) => change(target.value)} />}
    </Field>
  )
}

function noteHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("")
}

/** Returns the plain text of a note that `noteHtml` wrote. */
function noteText(html: string): string {
  const text = html
    .replaceAll("</p><p>", "\n\n")
    .replaceAll("<br>", "\n")
    .replaceAll(/<\/?p>/g, "")
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&")
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}

function NewEventTimes({ formId }: { readonly formId: string }) {
  const start = textOf(useSibling(eventFields.start)[0])
  const [endValue, setEnd] = useSibling(eventFields.end)
  const isAllDay = useSibling(eventFields.isAllDay)[0] === true
  const moveStart = useMoveStart(start)
  const switchAllDay = useSwitchAllDay()
  const [begin, end] = [clockTimeOf(start), clockTimeOf(textOf(endValue))]
  const [startError, endError] = [useFieldError(eventFields.start), useFieldError(eventFields.end)]
  return (
    <>
      <div className={styles.times}>
        <TextField
          id={fieldId(formId, eventFields.start)}
          label={appWords.lists.date}
          error={startError}
          {...dateInput}
          value={begin.date}
          onChange={({ target }) => moveStart(storedTime({ ...begin, date: target.value }, isAllDay))}
        />
        {!isAllDay && (
          <>
            <TextField
              id={`${fieldId(formId, eventFields.start)}-time`}
              label={appWords.newEventDialog.start}
              {...timeInput}
              value={begin.time}
              onChange={({ target }) => moveStart(storedTime({ ...begin, time: target.value }, false))}
            />
            <TextField
              id={fieldId(formId, eventFields.end)}
              label={appWords.newEventDialog.end}
              error={endError}
              {...timeInput}
              value={end.time}
              onChange={({ target }) => setEnd(storedTime({ date: begin.date, time: target.value }, false))}
            />
          </>
        )}
      </div>
      <FormRow>
        <Check
          id={fieldId(formId, eventFields.isAllDay)}
          type="checkbox"
          name="all-day"
          label={appWords.agenda.allDay}
          isOn={isAllDay}
          onChange={switchAllDay}
        />
        {isDay(begin.date) && <MonthlyCheck formId={formId} startDay={begin.date} isAllDay={isAllDay} />}
      </FormRow>
    </>
  )
}

type MonthlyCheckProps = { readonly formId: string; readonly startDay: string; readonly isAllDay: boolean }

/** Offers the repetition that the association's meetings have; the form with all fields offers others. */
function MonthlyCheck({ formId, startDay, isAllDay }: MonthlyCheckProps) {
  const [rule, setRule] = useSibling(eventFields.rule)
  const monthlyRepeat: Repeat = { pattern: patternFor("MONTHLY", startDay), interval: 1, ends: { kind: "never" } }
  const ownRepeat = textOf(rule) === "" ? null : readRepeat(textOf(rule), startDay)
  return (
    <Check
      id={fieldId(formId, eventFields.rule)}
      type="checkbox"
      name="repeat"
      label={repeatSentence(ownRepeat ?? monthlyRepeat, startDay)}
      isOn={textOf(rule) !== ""}
      onChange={(isOn) => setRule(isOn ? writeRepeat(monthlyRepeat, isAllDay) : "")}
    />
  )
}
