import { Check } from "#app/widgets/group.tsx"
import { monthlyChoices } from "#app/agenda/rule/choices.ts"
import { monthlyWords } from "#app/agenda/rule/repeat-sentence.ts"
import { weekdays, type MonthlyOn, type Repeat, type Weekday } from "#app/agenda/rule/repeat.ts"
import { repeatWords as words } from "#app/strings/event-editing.ts"
import { SelectField } from "#ui/field.tsx"
import { FormRow } from "#ui/form.tsx"
import * as styles from "./event-form.module.css"
import { NumberField } from "./number-field.tsx"

export type RepeatPartProps = {
  readonly id: string
  readonly repeat: Repeat
  readonly startDay: string
  readonly isReadOnly: boolean
  readonly onChange: (repeat: Repeat) => void
}

/** How often, and on which days. */
export function RepeatPattern(props: RepeatPartProps) {
  const { id, repeat, isReadOnly, onChange } = props
  const { pattern, interval } = repeat
  return (
    <>
      <FormRow>
        <NumberField
          id={`${id}-interval`}
          label={words.intervalOf(pattern.frequency)}
          max={9999}
          value={interval}
          isReadOnly={isReadOnly}
          onChange={(next) => onChange({ ...repeat, interval: next })}
        />
        {pattern.frequency === "MONTHLY" && <MonthlyChoice {...props} on={pattern.on} />}
      </FormRow>
      {pattern.frequency === "WEEKLY" && <WeekdayChoice {...props} chosen={pattern.weekdays} />}
    </>
  )
}

function MonthlyChoice({ id, repeat, startDay, isReadOnly, onChange, on }: RepeatPartProps & { readonly on: MonthlyOn }) {
  const choices = monthlyChoices(startDay)
  const isChosen = (choice: MonthlyOn) => JSON.stringify(choice) === JSON.stringify(on)
  const all = choices.some(isChosen) ? choices : [on, ...choices]
  return (
    <SelectField
      id={`${id}-on`}
      label={words.on}
      disabled={isReadOnly}
      value={all.findIndex(isChosen)}
      onChange={({ target }) => {
        const chosen = all[Number(target.value)]
        if (chosen !== undefined) onChange({ ...repeat, pattern: { frequency: "MONTHLY", on: chosen } })
      }}
    >
      {all.map((choice, index) => (
        <option key={monthlyWords(choice)} value={index}>
          {monthlyWords(choice)}
        </option>
      ))}
    </SelectField>
  )
}

function WeekdayChoice({ id, repeat, isReadOnly, onChange, chosen }: RepeatPartProps & { readonly chosen: readonly Weekday[] }) {
  const choose = (day: Weekday, isOn: boolean) => {
    const days = weekdays.filter((each) => (each === day ? isOn : chosen.includes(each)))
    // A rule of no day would mean the day of the start.
    if (days.length > 0) onChange({ ...repeat, pattern: { frequency: "WEEKLY", weekdays: days } })
  }
  return (
    <div role="group" aria-label={words.on} className={styles.checks}>
      {weekdays.map((day) => (
        <Check
          key={day}
          id={`${id}-${day}`}
          type="checkbox"
          name={`${id}-weekdays`}
          label={words.weekdays[day] ?? day}
          isOn={chosen.includes(day)}
          isReadOnly={isReadOnly}
          onChange={(isOn) => choose(day, isOn)}
          onBlur={() => undefined}
        />
      ))}
    </div>
  )
}
