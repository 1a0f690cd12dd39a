import { graphql } from "gatsby"
import { mapLink, placeOf } from "#contract/agenda/place.ts"
import { Fragment } from "react"
import { language } from "#lib/strings/language.ts"
import { FactLink, Facts } from "#ui/text/facts.tsx"
import { Names } from "#ui/text/names.tsx"
import { fullDate, timesInWords } from "./date-words.ts"
import { EventNotes } from "./event-days.tsx"
import { words } from "#lib/strings/words.ts"

type EventDate = Queries.EventFactsFragment["related"]["dates"][number]

export function EventFacts({ event }: { readonly event: Queries.EventFactsFragment }) {
  const { online, category, related } = event
  const [first] = related.dates
  return (
    <Facts
      facts={[
        [words.event.when, first && <When date={first} />],
        [words.event.where, placeOf(event, language).length > 0 && <Place event={event} />],
        [words.event.online, online && words.event.joinOnline],
        [words.event.category, category && <Names of={[category]} />],
      ]}
    />
  )
}

function When({ date }: { readonly date: EventDate }) {
  return (
    <>
      <time dateTime={date.start}>{fullDate(date.start)}</time>
      <br />
      {timesInWords(date)}
      <div>
        <EventNotes date={date} />
      </div>
    </>
  )
}

function Place({ event }: { readonly event: Queries.EventFactsFragment }) {
  const link = mapLink({ ...event, address: event.street ? placeOf({ ...event, location: null }, language).join(", ") : "" })
  return (
    <>
      {placeOf(event, language).map((line) => (
        <Fragment key={line}>
          {line}
          <br />
        </Fragment>
      ))}
      {link !== null && <FactLink href={link}>{words.event.map}</FactLink>}
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
      langcode
    }
    related {
      dates {
        ...NextDate
      }
    }
  }
`
