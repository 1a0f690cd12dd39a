import { isStoredTime, clockTimeOf, instantOf } from "#app/agenda/days/event-time.ts"
import { firstStarts, type SeriesTimes } from "#app/agenda/rule/dates.ts"
import { unixSeconds } from "#contract/agenda/brussels.ts"
import { repeatWords as words } from "#app/strings/event-editing.ts"
import { useId, useState } from "react"
import * as styles from "./event-form.module.css"

const most = 5

/** The next dates of the series that the form says, from its start or from now on. */
export function NextDates(series: SeriesTimes) {
  const id = useId()
  const [now] = useState(() => unixSeconds(new Date()))
  if (!isStoredTime(series.start)) return null
  const next = firstStarts(series, Math.max(now, instantOf(series.start)), most)
  return (
    <div>
      <p id={id} className={styles.hint}>
        {next.length === 0 ? words.noNext : words.next}
      </p>
      {next.length > 0 && (
        <ol className={styles.days} aria-labelledby={id}>
          {next.map((time) => {
            const typed = clockTimeOf(time)
            return <li key={time}>{words.moment(typed.date, typed.time)}</li>
          })}
        </ol>
      )}
    </div>
  )
}
