import { graphql } from "gatsby"
import { foreignLang } from "#lib/strings/language.ts"
import { parts } from "#lib/text/dates.ts"
import { classes } from "#lib/classes.ts"
import * as dayList from "#ui/text/day-list.module.css"
import { LanguageMark } from "#ui/text/language-mark.tsx"
import { Link } from "#ui/controls/link.tsx"
import { Names } from "#ui/text/names.tsx"
import { formerTime, timesInWords, weekdayAndMonth } from "./date-words.ts"
import * as styles from "./event-days.module.css"
import { words } from "#lib/strings/words.ts"

type DatedEvent = Queries.EventDayFragment

type EventDaysProps = { readonly dates: readonly DatedEvent[]; readonly thisYear: number }

/** `dates` are sorted. */
export function EventDays({ dates, thisYear }: EventDaysProps) {
  return (
    <ol className={dayList.list}>
      {byDay(dates).map(({ day, dates: some }) => (
        <li key={day} className={dayList.row}>
          <p className={dayList.day}>
            <time dateTime={day}>
              <b className={dayList.number}>{parts(day).day}</b>
              {weekdayAndMonth(day, thisYear)}
            </time>
          </p>
          <ul className={dayList.items}>
            {some.map((date) => (
              <EventItem key={`${date.event.id} ${date.start}`} date={date} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function EventItem({ date }: { readonly date: DatedEvent }) {
  const { title, path, langcode, online, category } = date.event
  const place = placeIn(date.event)
  const lang = foreignLang(langcode)
  return (
    <li className={styles.item}>
      <time className={styles.time} dateTime={date.start}>
        {timesInWords(date)}
      </time>
      <span>
        <Link to={path} className={classes(styles.title, date.isCancelled && styles.isOff)} lang={lang}>
          {title}
        </Link>
        <EventNotes date={date} />
        <LanguageMark className={styles.language} langcode={langcode} />
        {place === "" ? online && words.event.online : place}
      </span>
      <span className={styles.category}>{category && <Names of={[category]} />}</span>
    </li>
  )
}

/** A town within the location isn't named twice: "Cadran Hall, Ixelles". */
function placeIn({ location, locality }: DatedEvent["event"]): string {
  const isNamed = location?.endsWith(locality ?? "") === true
  return [location, isNamed ? null : locality].filter(Boolean).join(", ")
}

export function EventNotes({
  date: { start, isCancelled, movedFrom },
}: {
  readonly date: Pick<DatedEvent, "start" | "isCancelled" | "movedFrom">
}) {
  return (
    <>
      {isCancelled && <span className={styles.note}>{words.event.cancelled}</span>}
      {movedFrom !== null && <span className={styles.note}>{formerTime({ start, movedFrom })}</span>}
    </>
  )
}

function byDay(dates: readonly DatedEvent[]) {
  const days = new Map<string, DatedEvent[]>()
  for (const date of dates) {
    const day = date.start.slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), date])
  }
  return [...days].map(([day, some]) => ({ day, dates: some }))
}

export const fragment = graphql`
  fragment EventDay on EventDate {
    ...NextDate
    event {
      id
      path
      title
      langcode
      location
      locality
      online
      category {
        name
        langcode
      }
    }
  }
`
