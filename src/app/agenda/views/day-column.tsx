import { EventButton } from "#app/agenda/event/event-button.tsx"
import { clockOf, dayAndMonth, weekdayWords } from "#app/agenda/days/words.ts"
import type { Opened } from "#app/agenda/event/opened.ts"
import { placeWords } from "#app/agenda/occurrences/occurrence.ts"
import { agenda as strings } from "#app/strings/agenda.ts"
import type { Block, Hours } from "./blocks.ts"
import * as styles from "./week.module.css"

/** The height of an hour in rem. */
export const hourHeight = 3.8

type DayColumnProps = {
  readonly day: number
  readonly blocks: readonly Block[]
  readonly hours: Hours
  /** "12:03" where the day is today. */
  readonly now: string | null
  readonly opened: Opened
}

/** The events of a day at their hours. */
export function DayColumn({ day, blocks, hours, now, opened }: DayColumnProps) {
  const topOf = (minutes: number) => `${((minutes / 60 - hours.first) * hourHeight).toFixed(2)}rem`
  const minutes = now === null ? null : Number(now.slice(0, 2)) * 60 + Number(now.slice(3))
  const isNowShown = minutes !== null && minutes >= hours.first * 60 && minutes <= hours.last * 60
  return (
    <ul className={styles.column} aria-label={`${weekdayWords(day, "long")} ${dayAndMonth(day)}`} data-drop-day={day} data-has-hours>
      {isNowShown && (
        <li className={styles.now} style={{ top: topOf(minutes) }}>
          <span className="visually-hidden">{strings.now(now ?? "")}</span>
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
            <EventButton
              occurrence={occurrence}
              isOpen={opened.isOpen(occurrence)}
              time={clockOf(occurrence.start)}
              onClick={({ currentTarget }) => opened.toggle({ kind: "event", key: occurrence.key }, currentTarget)}
            >
              {place !== "" && <span className={styles.place}> {place}</span>}
            </EventButton>
          </li>
        )
      })}
    </ul>
  )
}
