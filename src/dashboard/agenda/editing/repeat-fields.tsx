import { Check } from "#dashboard/widgets/group.tsx"
import { monthlyChoices, endFor, weekdayName, weekdaysIn, monthlyWords, type Repeat, type Ends } from "#dashboard/agenda/rule/repeat.ts"
import { Options, SelectField, TextField } from "#ui/forms/field.tsx"
import { FormRow } from "#ui/forms/form.tsx"
import * as styles from "./event-form.module.css"
import { useState, type ComponentProps } from "react"
import { isDay } from "#contract/agenda/brussels.ts"
import { weekdays } from "#contract/agenda/recurrence-rule.ts"
import { capitalised } from "#lib/text/capitalised.ts"
import { appWords } from "#dashboard/strings/words.ts"

export type RepeatPartProps = {
  readonly id: string
  readonly repeat: Repeat
  readonly startDay: string
  readonly isReadOnly: boolean
  readonly onChange: (repeat: Repeat) => void
}

export function RepeatDays(props: RepeatPartProps) {
  const { id, repeat, isReadOnly, onChange } = props
  const { frequency, interval } = repeat
  return (
    <>
      <FormRow>
        <NumberField
          id={`${id}-interval`}
          label={appWords.repeatWords.intervalOf(frequency)}
          max={9999}
          value={interval}
          isReadOnly={isReadOnly}
          onChange={(next) => onChange({ ...repeat, interval: next })}
        />
        {frequency === "MONTHLY" && <MonthlyChoice {...props} />}
      </FormRow>
      {frequency === "WEEKLY" && <WeekdayChoice {...props} />}
    </>
  )
}

function MonthlyChoice({ id, repeat, startDay, isReadOnly, onChange }: RepeatPartProps) {
  const choices = new Set([...monthlyChoices(startDay), repeat.on])
  return (
    <SelectField
      id={`${id}-on`}
      label={appWords.repeatWords.on}
      disabled={isReadOnly}
      value={repeat.on}
      onChange={({ target }) => onChange({ ...repeat, on: target.value })}
    >
      <Options choices={[...choices].map((choice) => [choice, monthlyWords(choice)])} />
    </SelectField>
  )
}

function WeekdayChoice({ id, repeat, isReadOnly, onChange }: RepeatPartProps) {
  const chosen = weekdaysIn(repeat.on)
  const choose = (day: string, isOn: boolean) => {
    const days = weekdays.filter((each) => (each === day ? isOn : chosen.includes(each)))
    // A rule without days would mean the day of the start.
    if (days.length > 0) onChange({ ...repeat, on: `BYDAY=${days.join(",")}` })
  }
  return (
    <div role="group" aria-label={appWords.repeatWords.on} className={styles.checks}>
      {weekdays.map((day) => (
        <Check
          key={day}
          id={`${id}-${day}`}
          type="checkbox"
          name={`${id}-weekdays`}
          label={capitalised(weekdayName(day))}
          isOn={chosen.includes(day)}
          isReadOnly={isReadOnly}
          onChange={(isOn) => choose(day, isOn)}
        />
      ))}
    </div>
  )
}

const kinds = ["never", "on", "after"] as const

export function RepeatEnds({ id, repeat, startDay, isReadOnly, onChange }: RepeatPartProps) {
  const { ends } = repeat
  const change = (next: Ends) => onChange({ ...repeat, ends: next })
  return (
    <FormRow>
      <SelectField
        id={`${id}-ends`}
        label={appWords.repeatWords.ends}
        disabled={isReadOnly}
        value={ends.kind}
        onChange={({ target }) => change(endFor(kinds.find((kind) => kind === target.value) ?? "never", startDay))}
      >
        <Options choices={kinds.map((kind) => [kind, appWords.repeatWords.endings[kind]])} />
      </SelectField>
      {ends.kind === "on" && (
        <TypedField
          id={`${id}-until`}
          label={appWords.repeatWords.lastDay}
          type="date"
          max="9999-12-31"
          readOnly={isReadOnly}
          value={ends.day}
          onType={(day) => isDay(day) && day >= "1970" && change({ kind: "on", day })}
        />
      )}
      {ends.kind === "after" && (
        <NumberField
          id={`${id}-count`}
          label={appWords.repeatWords.times}
          max={999}
          value={ends.count}
          isReadOnly={isReadOnly}
          onChange={(count) => change({ kind: "after", count })}
        />
      )}
    </FormRow>
  )
}

type NumberFieldProps = Pick<RepeatPartProps, "id" | "isReadOnly"> & {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly onChange: (value: number) => void
}

function NumberField({ value, max, isReadOnly, onChange, ...field }: NumberFieldProps) {
  const type = (text: string) => {
    const number = Number(text)
    if (Number.isInteger(number) && number >= 1 && number <= max) onChange(number)
  }
  return (
    <TypedField {...field} type="number" inputMode="numeric" min={1} max={max} readOnly={isReadOnly} value={String(value)} onType={type} />
  )
}

type TypedFieldProps = ComponentProps<typeof TextField> & { readonly value: string; readonly onType: (text: string) => unknown }

/** While the user types, the text may be no valid value. The rule keeps the last valid one. */
function TypedField({ value, onType, ...field }: TypedFieldProps) {
  const [typedText, setTypedText] = useState<string | null>(null)
  return (
    <TextField
      {...field}
      autoComplete="off"
      value={typedText ?? value}
      onChange={({ target }) => {
        setTypedText(target.value)
        onType(target.value)
      }}
      onBlur={() => setTypedText(null)}
    />
  )
}
