import { isDay, unixSeconds } from "#contract/agenda/brussels.ts"
import { type WidgetProps, useSibling } from "#dashboard/widgets/widget.tsx"
import { isReference, isTexts } from "#dashboard/items/values.ts"
import { Group } from "#dashboard/widgets/group.tsx"
import { textOf } from "#contract/field-types/field-type.ts"
import { patternFor, readRepeat, writeRepeat, type Frequency, type Repeat, repeatSentence } from "#dashboard/agenda/rule/repeat.ts"
import { clockTimeOf, isStoredTime, instantOf } from "#dashboard/agenda/days/event-time.ts"
import { Options, SelectField } from "#ui/field.tsx"
import * as styles from "./event-form.module.css"
import { RepeatEnds, RepeatPattern } from "./repeat-fields.tsx"
import { firstStarts, type SeriesTimes } from "#dashboard/agenda/rule/dates.ts"
import { useId, useState } from "react"
import { appWords } from "#dashboard/strings/words.ts"
import { eventFields } from "#dashboard/agenda/series/events.ts"

/** A changed event of a series has no rule of its own, so it gets no fields here. */
export function RepeatWidget({ id, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<string>) {
  const [start] = useSibling(eventFields.start)
  const [allDay] = useSibling(eventFields.isAllDay)
  const [exdates] = useSibling(eventFields.exdates)
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
        value={value === "" ? "" : (repeat?.pattern.frequency ?? "own")}
        onBlur={onBlur}
        onChange={({ target }) => {
          const frequency = frequencyOf(target.value)
          if (target.value === "") onChange("")
          if (frequency !== null)
            change({ pattern: patternFor(frequency, startDay), interval: repeat?.interval ?? 1, ends: repeat?.ends ?? { kind: "never" } })
        }}
      >
        <option value="">{appWords.repeatWords.endings.never}</option>
        <Options choices={frequencies.map((frequency) => [frequency, appWords.repeatWords.frequencies[frequency]])} />
        {value !== "" && repeat === null && <option value="own">{appWords.repeatWords.own}</option>}
      </SelectField>
      {repeat !== null && <RepeatPattern {...{ id, repeat, startDay, isReadOnly }} onChange={change} />}
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

const frequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const

function frequencyOf(text: string): Frequency | null {
  return frequencies.find((frequency) => frequency === text) ?? null
}

const most = 5

/** Shows the next dates of the form's series, from its start or from now on. */
function NextDates(series: SeriesTimes) {
  const id = useId()
  const [now] = useState(() => unixSeconds(new Date()))
  if (!isStoredTime(series.start)) return null
  const next = firstStarts(series, Math.max(now, instantOf(series.start)), most)
  return (
    <div>
      <p id={id} className="hint">
        {next.length === 0 ? appWords.repeatWords.noNext : appWords.repeatWords.next}
      </p>
      {next.length > 0 && (
        <ol className={styles.days} aria-labelledby={id}>
          {next.map((time) => {
            const clock = clockTimeOf(time)
            return <li key={time}>{appWords.repeatWords.moment(clock.date, clock.time)}</li>
          })}
        </ol>
      )}
    </div>
  )
}
