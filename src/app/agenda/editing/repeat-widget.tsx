import { isDay } from "#contract/agenda/brussels.ts"
import { type WidgetProps, useSibling } from "#app/widgets/widget.tsx"
import { isReference, isTexts } from "#app/resources/values.ts"
import { Group } from "#app/widgets/group.tsx"
import { textOf } from "#contract/field-types/field-type.ts"
import { patternFor } from "#app/agenda/rule/choices.ts"
import { readRepeat } from "#app/agenda/rule/read-repeat.ts"
import { repeatSentence } from "#app/agenda/rule/repeat-sentence.ts"
import { writeRepeat, type Frequency, type Repeat } from "#app/agenda/rule/repeat.ts"
import { clockTimeOf } from "#app/agenda/days/event-time.ts"
import { repeatWords as words } from "#app/strings/event-editing.ts"
import { SelectField } from "#ui/field.tsx"
import * as styles from "./event-form.module.css"
import { NextDates } from "./next-dates.tsx"
import { RepeatEnds } from "./repeat-ends.tsx"
import { RepeatPattern } from "./repeat-pattern.tsx"

/** How an event repeats. A changed event of a series has no rule of its own. */
export function RepeatWidget({ id, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<string>) {
  const [start] = useSibling("field_start")
  const [allDay] = useSibling("field_all_day")
  const [exdates] = useSibling("field_exdates")
  const [series] = useSibling("field_series")
  const startDay = clockTimeOf(textOf(start)).date
  const hasStart = isDay(startDay)
  const repeat = value === "" || !hasStart ? null : readRepeat(value, startDay)
  const change = (next: Repeat) => onChange(writeRepeat(next, allDay === true))
  if (isReference(series)) return null
  return (
    <Group id={id} label={field.label} error={error}>
      <SelectField
        id={`${id}-frequency`}
        label={words.frequency}
        isLabelHidden
        disabled={isReadOnly || !hasStart}
        hint={hasStart ? undefined : words.needsStart}
        value={value === "" ? "" : (repeat?.pattern.frequency ?? "own")}
        onBlur={onBlur}
        onChange={({ target }) => {
          const frequency = frequencyOf(target.value)
          if (target.value === "") onChange("")
          if (frequency !== null)
            change({ pattern: patternFor(frequency, startDay), interval: repeat?.interval ?? 1, ends: repeat?.ends ?? { kind: "never" } })
        }}
      >
        <option value="">{words.never}</option>
        {frequencies.map((frequency) => (
          <option key={frequency} value={frequency}>
            {words.frequencies[frequency]}
          </option>
        ))}
        {value !== "" && repeat === null && <option value="own">{words.own}</option>}
      </SelectField>
      {repeat !== null && <RepeatPattern {...{ id, repeat, startDay, isReadOnly }} onChange={change} />}
      {repeat !== null && <RepeatEnds {...{ id, repeat, startDay, isReadOnly }} onChange={change} />}
      {repeat !== null && <p className={styles.sentence}>{repeatSentence(repeat, startDay)}</p>}
      {value !== "" && repeat === null && hasStart && (
        <p className={styles.rule}>
          {words.ownRule} <code>{value}</code>
        </p>
      )}
      {value !== "" && <NextDates start={textOf(start)} rule={value} exdates={isTexts(exdates) ? exdates : []} />}
    </Group>
  )
}

const frequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const

function frequencyOf(text: string): Frequency | null {
  return frequencies.find((frequency) => frequency === text) ?? null
}
