import { useRef } from "react"
import { civil, parseDay } from "#contract/agenda/days.ts"
import { useDayKeys } from "#dashboard/agenda/days/day-keys.ts"
import { weekNumber, weekOf } from "#dashboard/agenda/days/grid.ts"
import { clockOf, dayAndMonth, shortWeekday, weekdayWords } from "#dashboard/agenda/days/words.ts"
import { EventButton } from "#dashboard/agenda/event/event-button.tsx"
import { useView } from "#dashboard/agenda/event/view.ts"
import { isOn, placeWords } from "#dashboard/agenda/occurrences/occurrence.ts"
import { words } from "#lib/strings/words.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { blocksOf, dayWithin, entriesOf, hoursAround, isAboveHours, roomAbove, type Block, type HourRange } from "./blocks.ts"
import * as styles from "./week.module.css"

/** rem */
export const hourHeight = 3.8

export function WeekView() {
  const { day, clock, weekStarts, occurrences, popover, isBusy, changes, onDay } = useView()
  const grid = useRef<HTMLDivElement>(null)
  const week = weekOf(day, weekStarts)
  const visibleDays = { first: week[0] ?? day, last: week.at(-1) ?? day }
  const keys = useDayKeys({ place: grid, visibleDays, weekStarts, day, onLeave: onDay, onNew: changes?.create })
  const withHours = occurrences.filter((occurrence) => !isAboveHours(occurrence))
  const columns = week.map((each) => ({ day: each, blocks: blocksOf(each, withHours) }))
  const hours = hoursAround(columns.flatMap(({ blocks }) => blocks))
  const number = weekNumber(week)
  const nameOf = (each: number) => {
    const count = occurrences.filter((occurrence) => isOn(occurrence, each)).length
    return appWords.agenda.dayName(`${weekdayWords(each)} ${dayAndMonth(each)}`, each === clock.today, count)
  }
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={appWords.agenda.weekName(number)} aria-busy={isBusy}>
      <div ref={grid} className={styles.week} style={{ gridTemplateRows: `auto auto ${(hours.last - hours.first) * hourHeight}rem` }}>
        <div className={styles.corner}>
          <span className="visually-hidden">{appWords.agendaViews.week} </span>
          {number}
        </div>
        {week.map((each) => (
          <div key={each} className={styles.day}>
            <button
              type="button"
              className={styles.date}
              aria-label={nameOf(each)}
              aria-current={each === clock.today ? "date" : undefined}
              onClick={({ currentTarget }) => popover.toggle(each, currentTarget)}
              {...keys(each)}
            >
              {shortWeekday(each)}
              <b>{civil(each).day}</b>
            </button>
          </div>
        ))}
        <AboveHours week={week} />
        <div className={styles.hours} aria-hidden="true">
          {Array.from({ length: hours.last - hours.first - 1 }, (_, index) => (
            <span key={index} style={{ top: `${(index + 1) * hourHeight}rem` }}>
              {words.dates.clock(`${String(hours.first + index + 1).padStart(2, "0")}:00`)}
            </span>
          ))}
        </div>
        {columns.map((column) => (
          <DayColumn key={column.day} {...column} hours={hours} />
        ))}
      </div>
    </div>
  )
}

function AboveHours({ week }: { readonly week: readonly number[] }) {
  const above = useView().occurrences.filter(isAboveHours)
  if (above.length === 0) return null
  const entries = entriesOf(week, above)
  return (
    <>
      <div className={styles.allDay}>{words.event.allDay}</div>
      {week.map((each) => (
        <ul key={each} className={styles.above} aria-label={`${words.event.allDay}, ${dayAndMonth(each)}`} data-drop-day={each}>
          {entries.get(each)?.map((entry) => (
            <li key={entry.occurrence.key} style={roomAbove(entry)}>
              <EventButton {...entry} />
            </li>
          ))}
        </ul>
      ))}
    </>
  )
}

type DayColumnProps = { readonly day: number; readonly blocks: readonly Block[]; readonly hours: HourRange }

function DayColumn({ day, blocks, hours }: DayColumnProps) {
  const { today, time: now } = useView().clock
  const topOf = (minutes: number) => `${((minutes / 60 - hours.first) * hourHeight).toFixed(2)}rem`
  const minutes = Number(now.slice(0, 2)) * 60 + Number(now.slice(3))
  const isNowShown = day === today && minutes >= hours.first * 60 && minutes <= hours.last * 60
  return (
    <ul className={styles.column} aria-label={`${weekdayWords(day)} ${dayAndMonth(day)}`} data-drop-day={day} data-has-hours>
      {isNowShown && (
        <li className={styles.now} style={{ top: topOf(minutes) }}>
          <span className="visually-hidden">{appWords.agenda.now(now)}</span>
        </li>
      )}
      {blocks.map(({ occurrence, from, to, lane, lanes }) => {
        const place = placeWords(occurrence.event.place)
        // On the second day of a night nothing begins at the event's first hour.
        const time = parseDay(occurrence.start) === day ? clockOf(occurrence.start) : null
        return (
          <li
            key={occurrence.key}
            className={styles.block}
            style={{
              top: topOf(from),
              height: `calc(${(((to - from) / 60) * hourHeight).toFixed(2)}rem - 2px)`,
              left: `calc(${((lane / lanes) * 100).toFixed(2)}% + 3px)`,
              width: `calc(${(100 / lanes).toFixed(2)}% - 6px)`,
            }}
          >
            <EventButton occurrence={occurrence} time={time} part={dayWithin(occurrence, day)}>
              {place !== "" && <span className={styles.place}> {place}</span>}
            </EventButton>
          </li>
        )
      })}
    </ul>
  )
}
