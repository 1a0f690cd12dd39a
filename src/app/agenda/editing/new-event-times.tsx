import { isDay } from "#contract/agenda/brussels.ts"
import { fieldId, useFieldError, useSibling } from "#app/widgets/widget.tsx"
import { Check } from "#app/widgets/group.tsx"
import { textOf } from "#contract/field-types/field-type.ts"
import { patternFor } from "#app/agenda/rule/choices.ts"
import { readRepeat } from "#app/agenda/rule/read-repeat.ts"
import { repeatSentence } from "#app/agenda/rule/repeat-sentence.ts"
import { writeRepeat, type Repeat } from "#app/agenda/rule/repeat.ts"
import { clockTimeOf, storedTime } from "#app/agenda/days/event-time.ts"
import { newEventDialog as words } from "#app/strings/event-editing.ts"
import { TextField } from "#ui/field.tsx"
import { FormRow } from "#ui/form.tsx"
import * as styles from "./new-event.module.css"
import { useMoveStart, useSwitchAllDay } from "./use-event-times.ts"

/** One day, its hours, and whether it comes again each month. */
export function NewEventTimes({ formId }: { readonly formId: string }) {
  const start = textOf(useSibling("field_start")[0])
  const [endValue, setEnd] = useSibling("field_end")
  const isAllDay = useSibling("field_all_day")[0] === true
  const moveStart = useMoveStart(start)
  const switchAllDay = useSwitchAllDay()
  const [begin, end] = [clockTimeOf(start), clockTimeOf(textOf(endValue))]
  const [startError, endError] = [useFieldError("field_start"), useFieldError("field_end")]
  return (
    <>
      <div className={styles.times}>
        <TextField
          id={fieldId(formId, "field_start")}
          label={words.date}
          error={startError}
          type="date"
          max="9999-12-31"
          autoComplete="off"
          value={begin.date}
          onChange={({ target }) => moveStart(storedTime({ ...begin, date: target.value }, isAllDay))}
        />
        {!isAllDay && (
          <>
            <TextField
              id={`${fieldId(formId, "field_start")}-time`}
              label={words.start}
              type="time"
              autoComplete="off"
              value={begin.time}
              onChange={({ target }) => moveStart(storedTime({ ...begin, time: target.value }, false))}
            />
            <TextField
              id={fieldId(formId, "field_end")}
              label={words.end}
              error={endError}
              type="time"
              autoComplete="off"
              value={end.time}
              onChange={({ target }) => setEnd(storedTime({ date: begin.date, time: target.value }, false))}
            />
          </>
        )}
      </div>
      <FormRow>
        <Check
          id={fieldId(formId, "field_all_day")}
          type="checkbox"
          name="all-day"
          label={words.allDay}
          isOn={isAllDay}
          isReadOnly={false}
          onChange={switchAllDay}
          onBlur={() => undefined}
        />
        {isDay(begin.date) && <MonthlyCheck formId={formId} startDay={begin.date} isAllDay={isAllDay} />}
      </FormRow>
    </>
  )
}

type MonthlyCheckProps = { readonly formId: string; readonly startDay: string; readonly isAllDay: boolean }

/** The repetition that the association's meetings have; others are among the form's further fields. */
function MonthlyCheck({ formId, startDay, isAllDay }: MonthlyCheckProps) {
  const [rule, setRule] = useSibling("field_rrule")
  const offered: Repeat = { pattern: patternFor("MONTHLY", startDay), interval: 1, ends: { kind: "never" } }
  const chosen = textOf(rule) === "" ? null : readRepeat(textOf(rule), startDay)
  return (
    <Check
      id={fieldId(formId, "field_rrule")}
      type="checkbox"
      name="repeat"
      label={repeatSentence(chosen ?? offered, startDay)}
      isOn={textOf(rule) !== ""}
      isReadOnly={false}
      onChange={(isOn) => setRule(isOn ? writeRepeat(offered, isAllDay) : "")}
      onBlur={() => undefined}
    />
  )
}
