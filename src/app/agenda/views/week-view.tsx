import { useRef } from "react"
import { civil } from "#contract/agenda/calendar.ts"
import { agenda as strings } from "#app/strings/agenda.ts"
import { useDayKeys } from "#app/agenda/days/day-keys.ts"
import { weekNumber, weekOf } from "#app/agenda/days/grid.ts"
import { dayAndMonth, weekdayWords } from "#app/agenda/days/words.ts"
import { entriesOf } from "./day-entries.ts"
import { isOn } from "#app/agenda/occurrences/occurrence.ts"
import { Anchored } from "#app/agenda/event/anchored.tsx"
import type { ViewProps } from "./view.ts"
import { AllDayCell } from "./all-day-cell.tsx"
import { blocksOf, hoursOf, isAboveHours } from "./blocks.ts"
import { DayColumn, hourHeight } from "./day-column.tsx"
import * as styles from "./week.module.css"

export function WeekView({ day, clock, weekStarts, occurrences, opened, isBusy, onDay, onNew, children }: ViewProps) {
  const grid = useRef<HTMLDivElement>(null)
  const week = weekOf(day, weekStarts)
  const [first = day, last = day] = [week[0], week.at(-1)]
  const keys = useDayKeys({ place: grid, shown: { first, last }, weekStarts, day, onLeave: onDay, onNew })
  const above = occurrences.filter(isAboveHours)
  const entries = entriesOf(week, above)
  const columns = week.map((each) => ({
    day: each,
    blocks: blocksOf(
      each,
      occurrences.filter((one) => !isAboveHours(one)),
    ),
  }))
  const hours = hoursOf(columns.flatMap(({ blocks }) => blocks))
  const number = weekNumber(week)
  const countOn = (each: number) => occurrences.filter((occurrence) => isOn(occurrence, each)).length
  return (
    <Anchored popover={children} opened={opened}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={strings.weekName(number)} aria-busy={isBusy}>
        <div ref={grid} className={styles.week} style={{ gridTemplateRows: `auto auto ${(hours.last - hours.first) * hourHeight}rem` }}>
          <div className={styles.corner}>
            <span className="visually-hidden">{strings.week} </span>
            {number}
          </div>
          {week.map((each) => (
            <div key={each} className={styles.day}>
              <button
                type="button"
                className={styles.date}
                aria-label={strings.dayName(`${weekdayWords(each, "long")} ${dayAndMonth(each)}`, each === clock.today, countOn(each))}
                aria-current={each === clock.today ? "date" : undefined}
                onClick={({ currentTarget }) => opened.toggle({ kind: "day", day: each }, currentTarget)}
                {...keys(each)}
              >
                {weekdayWords(each, "short")}
                <b>{civil(each).day}</b>
              </button>
            </div>
          ))}
          {above.length > 0 && <div className={styles.allDay}>{strings.allDay}</div>}
          {above.length > 0 && week.map((each) => <AllDayCell key={each} day={each} entries={entries.get(each) ?? []} opened={opened} />)}
          <div className={styles.hours} aria-hidden="true">
            {Array.from({ length: hours.last - hours.first - 1 }, (_, index) => (
              <span key={index} style={{ top: `${(index + 1) * hourHeight}rem` }}>
                {String(hours.first + index + 1).padStart(2, "0")}:00
              </span>
            ))}
          </div>
          {columns.map(({ day: each, blocks }) => (
            <DayColumn key={each} day={each} blocks={blocks} hours={hours} now={each === clock.today ? clock.time : null} opened={opened} />
          ))}
        </div>
      </div>
    </Anchored>
  )
}
