import { createElement, useState } from "react"
import { useController, useFormContext } from "react-hook-form"
import { emptyValueOf } from "#contract/field-types/field-types.ts"
import { Select, SelectWidget } from "#dashboard/editor/controls/choice-widgets.tsx"
import { TextareaWidget, TextWidget } from "#dashboard/editor/controls/text-widget.tsx"
import { fieldId, textWidget, useFieldError, useSibling, widgetFor, type Widget, type WidgetProps } from "#dashboard/widgets/widget.tsx"
import type { Item } from "#dashboard/items/item.ts"
import { useGetNamesQuery } from "#dashboard/lists/rows/list-api.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { isReference, isRichText, orNull, type ReferenceValue, type RichText, type Values } from "#dashboard/items/values.ts"
import { TextField } from "#ui/forms/field.tsx"
import { FormRow } from "#ui/forms/form.tsx"
import * as styles from "./new-event.module.css"
import { isDay } from "#contract/agenda/brussels.ts"
import { plainText } from "#contract/plain-text.ts"
import { Check } from "#dashboard/widgets/group.tsx"
import { daysFor, readRepeat, writeRepeat, type Repeat, repeatSentence } from "#dashboard/agenda/rule/repeat.ts"
import { clockTimeOf, storedClockTime } from "#dashboard/agenda/days/event-time.ts"
import { dateInput, timeInput, useMoveStart, useSwitchAllDay } from "./use-event-times.ts"
import { choicesState } from "#dashboard/widgets/load-state.tsx"
import { words } from "#lib/strings/words.ts"
import { eventFields } from "./event-fields.ts"
import { appWords } from "#dashboard/strings/words.ts"

const fields = appWords.model.fieldsOf("node--agenda")
const categories = "taxonomy_term--event_categories"

type NewEventFieldsProps = { readonly formId: string; readonly item: Item }

export function NewEventFields(props: NewEventFieldsProps) {
  return (
    <>
      <NewEventField {...props} name="title" widget={textWidgets.line} />
      <NewEventTimes formId={props.formId} />
      <NewEventField {...props} name={eventFields.location} widget={textWidgets.line} />
      <FormRow>
        <NewEventField {...props} name={eventFields.category} widget={categoryWidget} />
        <NewEventField {...props} name={eventFields.audience} widget={textWidgets.choice} />
      </FormRow>
      <NewEventField {...props} name="body" widget={noteWidget} />
    </>
  )
}

type NewEventFieldProps = NewEventFieldsProps & { readonly name: string; readonly widget: Widget }

function NewEventField({ formId, item, name, widget }: NewEventFieldProps) {
  const { control } = useFormContext<Values>()
  const { field: bound, fieldState } = useController({ control, name })
  const field = fields[name]
  if (field === undefined) return null
  const { onChange, onBlur } = bound
  const value = bound.value ?? emptyValueOf(field)
  const error = fieldState.error?.message
  return createElement(widget, { id: fieldId(formId, name), name, field, item, value, onChange, onBlur, error, isReadOnly: false })
}

const textWidgets = { line: textWidget(TextWidget), choice: textWidget(SelectWidget) }
const categoryWidget = widgetFor(orNull(isReference), null, CategoryWidget)
const noteWidget = widgetFor(isRichText, { value: "", summary: "" }, NoteWidget)

function CategoryWidget({ value, onChange, ...props }: WidgetProps<ReferenceValue | null>) {
  const query = useGetNamesQuery(categories)
  const [choices, state] = [query.currentData ?? [], choicesState(query)]
  const choose = (id: string) => {
    const category = choices.find((choice) => choice.value === id)
    onChange(category === undefined ? null : { type: categories, id, label: category.label })
  }
  const named = choices.map((choice) => [choice.value, choice.label] as const)
  return <Select {...props} {...{ state }} value={value?.id ?? ""} onChange={choose} choices={named} none={appWords.newEventDialog.none} />
}

/** The dialog edits the text without marks. An empty line begins a paragraph. */
function NoteWidget({ value: body, onChange, ...props }: WidgetProps<RichText>) {
  const [text, setText] = useState(() => plainText(body.value))
  const change = (next: string) => {
    setText(next)
    onChange({ ...body, value: noteHtml(next) })
  }
  return <TextareaWidget {...props} value={text} onChange={change} />
}

function noteHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("")
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}

function NewEventTimes({ formId }: { readonly formId: string }) {
  const start = textOf(useSibling(eventFields.start)[0])
  const [endValue, setEnd] = useSibling(eventFields.end)
  const isAllDay = useSibling(eventFields.allDay)[0] === true
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
          onChange={({ target }) => moveStart(storedClockTime({ ...begin, date: target.value }, isAllDay))}
        />
        {!isAllDay && (
          <>
            <TextField
              id={`${fieldId(formId, eventFields.start)}-time`}
              label={labelOf(eventFields.start)}
              {...timeInput}
              value={begin.time}
              onChange={({ target }) => moveStart(storedClockTime({ ...begin, time: target.value }, false))}
            />
            <TextField
              id={fieldId(formId, eventFields.end)}
              label={labelOf(eventFields.end)}
              error={endError}
              {...timeInput}
              value={end.time}
              onChange={({ target }) => setEnd(storedClockTime({ date: begin.date, time: target.value }, false))}
            />
          </>
        )}
      </div>
      <FormRow>
        <Check
          id={fieldId(formId, eventFields.allDay)}
          type="checkbox"
          name="all-day"
          label={words.event.allDay}
          isOn={isAllDay}
          onChange={switchAllDay}
        />
        {isDay(begin.date) && <MonthlyCheck formId={formId} startDay={begin.date} isAllDay={isAllDay} />}
      </FormRow>
    </>
  )
}

type MonthlyCheckProps = { readonly formId: string; readonly startDay: string; readonly isAllDay: boolean }

function MonthlyCheck({ formId, startDay, isAllDay }: MonthlyCheckProps) {
  const [rule, setRule] = useSibling(eventFields.rule)
  const monthlyRepeat: Repeat = { frequency: "MONTHLY", on: daysFor("MONTHLY", startDay), interval: 1, ends: { kind: "never" } }
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

function labelOf(name: string): string {
  return fields[name]?.label ?? ""
}
