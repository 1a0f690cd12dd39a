import { graphql } from "gatsby"
import { mapLink, placeOf } from "#contract/agenda/place.ts"
import { event as strings } from "#lib/strings/agenda.ts"
import { Fragment } from "react"
import { FactLink, Facts } from "#ui/facts.tsx"
import { fullDate, timesInWords } from "./date-words.ts"
import { EventNotes } from "./event-days.tsx"
import * as styles from "./event-facts.module.css"

type Shown = Queries.EventFactsFragment
type ShownDate = Shown["related"]["dates"][number]

export function EventFacts({ event }: { readonly event: Shown }) {
  const { online, category, related } = event
  const [first] = related.dates
  return (
    <Facts
      facts={[
        [strings.when, first && <When date={first} />],
        [strings.where, placeOf(event).length > 0 && <Place event={event} />],
        [strings.online, online && strings.joinOnline],
        [strings.category, category?.name],
      ]}
    />
  )
}

function When({ date }: { readonly date: ShownDate }) {
  return (
    <>
      <time dateTime={date.start}>{fullDate(date.start)}</time>
      <br />
      {timesInWords(date)}
      <span className={styles.notes}>
        <EventNotes date={date} />
      </span>
    </>
  )
}

function Place({ event }: { readonly event: Shown }) {
  const link = mapLink({ ...event, address: event.street ? placeOf({ ...event, location: null }).join(", ") : "" })
  return (
    <>
      {placeOf(event).map((line) => (
        <Fragment key={line}>
          {line}
          <br />
        </Fragment>
      ))}
      {link !== null && <FactLink href={link}>{strings.map}</FactLink>}
    </>
  )
}

export const fragment = graphql`
  fragment EventFacts on Event {
    location
    street
    postalCode
    locality
    country
    latitude
    longitude
    online
    category {
      name
    }
    related {
      dates {
        ...NextDate
      }
    }
  }
`
