import { graphql } from "gatsby"
import { event as strings } from "#lib/strings/agenda.ts"
import { FactsTitle } from "#ui/facts.tsx"
import { fullDate, timesInWords } from "./date-words.ts"
import { EventNotes } from "./event-days.tsx"
import * as styles from "./next-dates.module.css"

/** The next dates of a series, with those that were moved or cancelled. */
export function NextDates({ dates }: { readonly dates: readonly Queries.NextDateFragment[] }) {
  if (dates.length < 2) return null
  return (
    <section className={styles.dates} aria-labelledby="dates">
      <FactsTitle id="dates">{strings.dates}</FactsTitle>
      <ol className={styles.list}>
        {dates.map((date) => (
          <li key={`${date.start} ${date.movedFrom}`} className={styles.date}>
            <time dateTime={date.start}>{fullDate(date.start)}</time> <span className={styles.times}>{timesInWords(date)}</span>
            <EventNotes date={date} />
          </li>
        ))}
      </ol>
    </section>
  )
}

export const fragment = graphql`
  fragment NextDate on EventDate {
    start
    end
    isCancelled
    movedFrom
  }
`
