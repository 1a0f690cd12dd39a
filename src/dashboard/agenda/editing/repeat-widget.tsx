import { isDay, unixSeconds } from "#contract/agenda/brussels.ts"
import { type WidgetProps, useSibling } from "#dashboard/widgets/widget.tsx"
import { isReference, isTexts } from "#dashboard/items/values.ts"
import { Group } from "#dashboard/widgets/group.tsx"
import { textOf } from "#contract/field-types/field-type.ts"
import { daysFor, frequencies, readRepeat, writeRepeat, type Repeat, repeatSentence } from "#dashboard/agenda/rule/repeat.ts"
import { clockTimeOf, isStoredTime, momentWords } from "#dashboard/agenda/days/event-time.ts"
import { Options, SelectField } from "#ui/forms/field.tsx"
import * as styles from "./event-form.module.css"
import { RepeatEnds, RepeatDays } from "./repeat-fields.tsx"
import { firstStarts, type SeriesTimes } from "#dashboard/agenda/rule/dates.ts"
import { useId, useState } from "react"
import { eventFields } from "./event-fields.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** A changed event of a series has no rule of its own, so it gets no fields here. */
export function RepeatWidget({ id, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<string>) {
  const [start] = useSibling(eventFields.start)
  const [allDay] = useSibling(eventFields.allDay)
  const [exdates] = useSibling(eventFields.leftOut)
  const [series] = useSibling(eventFields.series)
  const startDay = clockTimeOf(textOf(start)).date
  const hasStart = isDay(startDay)
  const repeat = value === "" || !hasStart ? null : readRepeat(value, startDay)
  const change = (next: Repeat) => onChange(writeRepeat(next, allDay === true))
  if (isReference(series)) return null
  return (
    <Group id={id} label={field.label} error={error}>
      <SelectField
        id={`${id}-frequency`}
        label={appWords.repeatWords.frequency}
        isLabelHidden
        disabled={isReadOnly || !hasStart}
        hint={hasStart ? undefined : appWords.repeatWords.needsStart}
        value={value === "" ? "" : (repeat?.frequency ?? "own")}
        onBlur={onBlur}
        onChange={({ target }) => {
          const frequency = frequencies.find((each) => each === target.value)
          if (target.value === "") onChange("")
          if (frequency !== undefined)
            change({ interval: 1, ends: { kind: "never" }, ...repeat, frequency, on: daysFor(frequency, startDay) })
        }}
      >
        <option value="">{appWords.repeatWords.endings.never}</option>
        <Options choices={frequencies.map((frequency) => [frequency, appWords.repeatWords.frequencies[frequency]])} />
        {value !== "" && repeat === null && <option value="own">{appWords.repeatWords.own}</option>}
      </SelectField>
      {repeat !== null && <RepeatDays {...{ id, repeat, startDay, isReadOnly }} onChange={change} />}
      {repeat !== null && <RepeatEnds {...{ id, repeat, startDay, isReadOnly }} onChange={change} />}
      {repeat !== null && <p className={styles.sentence}>{repeatSentence(repeat, startDay)}</p>}
      {value !== "" && repeat === null && hasStart && (
        <p className={styles.rule}>
          {appWords.repeatWords.ownRule} <code>{value}</code>
        </p>
      )}
      {value !== "" && <NextDates start={textOf(start)} rule={value} exdates={isTexts(exdates) ? exdates : []} />}
    </Group>
  )
}

const most = 5

function NextDates(series: SeriesTimes) {
  const id = useId()
  const [now] = useState(() => unixSeconds(new Date()))
  if (!isStoredTime(series.start)) return null
  const next = firstStarts(series, now, most)
  return (
    <div>
      <p id={id} className="hint">
        {next.length === 0 ? appWords.repeatWords.noNext : appWords.repeatWords.next}
      </p>
      {next.length > 0 && (
        <ol className={styles.days} aria-labelledby={id}>
          {next.map((time) => (
            <li key={time}>{momentWords(time)}</li>
          ))}
        </ol>
      )}
    </div>
  )
}
