import { Fragment } from "react"
import { type Occurrence, type Place, mapLink, placeWords } from "#app/agenda/occurrences/occurrence.ts"
import { whenWords } from "#app/agenda/occurrences/times.ts"
import { agenda as strings } from "#app/strings/agenda.ts"
import { Badge } from "#ui/badge.tsx"
import { FactLink, Facts } from "#ui/facts.tsx"
import * as styles from "./event-facts.module.css"

/** What a reader must know first: when an event is, and whether it is at all. */
export function EventWhen({ occurrence, today }: { readonly occurrence: Occurrence; readonly today: number }) {
  const { event, isCancelled } = occurrence
  return (
    <div className={styles.facts}>
      <Facts
        facts={[
          [strings.status, statusOf(isCancelled, event.isPublished)],
          [strings.when, <When key="when" lines={whenWords(occurrence, today)} />],
        ]}
      />
    </div>
  )
}

export function EventFacts({ occurrence: { event } }: { readonly occurrence: Occurrence }) {
  return (
    <div className={styles.facts} data-goes-on>
      <Facts
        facts={[
          [strings.where, whereOf(event.place)],
          [strings.audience, strings.audiences[event.audience]],
          [strings.category, event.category?.label],
          [strings.files, event.files.length > 0 && <Files files={event.files} />],
        ]}
      />
    </div>
  )
}

function statusOf(isCancelled: boolean, isPublished: boolean) {
  if (isCancelled) return strings.cancelled
  return isPublished ? null : <Badge state={{ look: "draft", word: strings.draft }} />
}

function When({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

function whereOf(place: Place) {
  const words = placeWords(place)
  const link = mapLink(place)
  if (words === "" && link === null) return null
  return (
    <>
      {words}
      {link !== null && (
        <>
          {words !== "" && <br />}
          <FactLink href={link}>{strings.map}</FactLink>
        </>
      )}
    </>
  )
}

function Files({ files }: { readonly files: Occurrence["event"]["files"] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ id, label, url }) => (
        <li key={id}>
          <FactLink href={url}>{label}</FactLink>
        </li>
      ))}
    </ul>
  )
}
