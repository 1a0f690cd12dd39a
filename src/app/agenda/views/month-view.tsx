import { useRef } from "react"
import { agenda as strings } from "#app/strings/agenda.ts"
import { useDayKeys } from "#app/agenda/days/day-keys.ts"
import { monthOf, weekNumber, weeksOfMonth } from "#app/agenda/days/grid.ts"
import { monthWords, weekdayWords } from "#app/agenda/days/words.ts"
import { Anchored } from "#app/agenda/event/anchored.tsx"
import type { ViewProps } from "./view.ts"
import { DayCell } from "./day-cell.tsx"
import { entriesOf } from "./day-entries.ts"
import * as styles from "./month.module.css"

export function MonthView({ day, clock, weekStarts, occurrences, opened, isBusy, onDay, onChoose, onNew, children }: ViewProps) {
  const table = useRef<HTMLTableElement>(null)
  const month = monthOf(day)
  const weeks = weeksOfMonth(day, weekStarts)
  const keys = useDayKeys({ place: table, shown: month, weekStarts, day, onLeave: onDay, onNew })
  const name = monthWords(day)
  return (
    <Anchored popover={children} opened={opened}>
      <table ref={table} className={styles.month} aria-busy={isBusy}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.week}>
              <span aria-hidden="true">{strings.weekShort}</span>
              <span className="visually-hidden">{strings.week}</span>
            </th>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col">
                <abbr title={weekdayWords(each, "long")}>{weekdayWords(each, "short")}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => {
            const entries = entriesOf(week, occurrences)
            return (
              <tr key={week[0]}>
                <th scope="row" className={styles.week}>
                  <span className="visually-hidden">{strings.week} </span>
                  {weekNumber(week)}
                </th>
                {week.map((each) => (
                  <DayCell
                    key={each}
                    day={each}
                    isToday={each === clock.today}
                    isOutside={each < month.first || each > month.last}
                    entries={entries.get(each) ?? []}
                    keys={keys}
                    opened={opened}
                    choosing={onChoose === null ? null : { isChosen: each === day, onChoose }}
                  />
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Anchored>
  )
}
