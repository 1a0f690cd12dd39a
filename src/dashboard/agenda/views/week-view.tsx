import { useRef } from "react"
import { civil } from "#contract/agenda/days.ts"
import { useDayKeys } from "#dashboard/agenda/days/day-keys.ts"
import { weekNumber, weekOf } from "#dashboard/agenda/days/grid.ts"
import { dayAndMonth, weekdayWords, clockOf } from "#dashboard/agenda/days/words.ts"
import { entriesOf } from "./day-entries.ts"
import { isOn, placeWords } from "#dashboard/agenda/occurrences/occurrence.ts"
import { Anchored } from "#dashboard/agenda/event/anchored.tsx"
import { EntryButton, lineOf, type ViewProps } from "./view.tsx"
import { blocksOf, hoursOf, isAboveHours, type Block, type Hours } from "./blocks.ts"
import * as styles from "./week.module.css"
import { EventButton } from "#dashboard/agenda/event/event-button.tsx"
import type { Opened } from "#dashboard/agenda/event/opened.ts"
import { appWords } from "#dashboard/strings/words.ts"

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
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={appWords.agenda.weekName(number)} aria-busy={isBusy}>
        <div ref={grid} className={styles.week} style={{ gridTemplateRows: `auto auto ${(hours.last - hours.first) * hourHeight}rem` }}>
          <div className={styles.corner}>
            <span className="visually-hidden">{appWords.agenda.week} </span>
            {number}
          </div>
          {week.map((each) => (
            <div key={each} className={styles.day}>
              <button
                type="button"
                className={styles.date}
                aria-label={appWords.agenda.dayName(
                  `${weekdayWords(each, "long")} ${dayAndMonth(each)}`,
                  each === clock.today,
                  countOn(each),
                )}
                aria-current={each === clock.today ? "date" : undefined}
                onClick={({ currentTarget }) => opened.toggle({ kind: "day", day: each }, currentTarget)}
                {...keys(each)}
              >
                {weekdayWords(each, "short")}
                <b>{civil(each).day}</b>
              </button>
            </div>
          ))}
          {above.length > 0 && <div className={styles.allDay}>{appWords.agenda.allDay}</div>}
          {above.length > 0 &&
            week.map((each) => (
              <ul key={each} className={styles.above} aria-label={`${appWords.agenda.allDay}, ${dayAndMonth(each)}`} data-drop-day={each}>
                {entries.get(each)?.map((entry) => (
                  <li key={entry.occurrence.key} style={lineOf(entry)}>
                    <EntryButton entry={entry} opened={opened} />
                  </li>
                ))}
              </ul>
            ))}
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

/** The height of an hour in rem. */
export const hourHeight = 3.8

type DayColumnProps = {
  readonly day: number
  readonly blocks: readonly Block[]
  readonly hours: Hours
  /** "12:03" if the day is today. */
  readonly now: string | null
  readonly opened: Opened
}

/** The events of a day at their hours. */
function DayColumn({ day, blocks, hours, now, opened }: DayColumnProps) {
  const topOf = (minutes: number) => `${((minutes / 60 - hours.first) * hourHeight).toFixed(2)}rem`
  const minutes = now === null ? null : Number(now.slice(0, 2)) * 60 + Number(now.slice(3))
  const isNowShown = minutes !== null && minutes >= hours.first * 60 && minutes <= hours.last * 60
  return (
    <ul className={styles.column} aria-label={`${weekdayWords(day, "long")} ${dayAndMonth(day)}`} data-drop-day={day} data-has-hours>
      {isNowShown && (
        <li className={styles.now} style={{ top: topOf(minutes) }}>
          <span className="visually-hidden">{appWords.agenda.now(now ?? "")}</span>
        </li>
      )}
      {blocks.map(({ occurrence, from, to, column, columns }) => {
        const place = placeWords(occurrence.event.place)
        return (
          <li
            key={occurrence.key}
            style={{
              top: topOf(from),
              height: `calc(${(((to - from) / 60) * hourHeight).toFixed(2)}rem - 2px)`,
              left: `calc(${((column / columns) * 100).toFixed(2)}% + 3px)`,
              width: `calc(${(100 / columns).toFixed(2)}% - 6px)`,
            }}
          >
            <EventButton occurrence={occurrence} opened={opened} time={clockOf(occurrence.start)}>
              {place !== "" && <span className={styles.place}> {place}</span>}
            </EventButton>
          </li>
        )
      })}
    </ul>
  )
}
