import { capitalised } from "#lib/text/capitalised.ts"
import { mapLink } from "#contract/agenda/place.ts"
import { dayWords } from "#dashboard/agenda/days/words.ts"
import { isAllDay, isOn, placeWords, type Occurrence, type EventPlace } from "#dashboard/agenda/occurrences/occurrence.ts"
import { hoursOf, whenWords } from "#dashboard/agenda/occurrences/times.ts"
import { newEventPath } from "#dashboard/agenda/series/beginning.ts"
import { words } from "#lib/strings/words.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Badge } from "#ui/text/badge.tsx"
import { ButtonLink } from "#ui/controls/button.tsx"
import { FactLink, Facts } from "#ui/text/facts.tsx"
import { LanguageMark } from "#ui/text/language-mark.tsx"
import { EventActions } from "./event-actions.tsx"
import { EventButton } from "./event-button.tsx"
import { EventText } from "./event-text.tsx"
import { Popover } from "./popover.tsx"
import * as styles from "./popover.module.css"
import { useView } from "./view.ts"

/** The popover of an event closes if the event disappears. */
export function OpenPopover() {
  const { popover, occurrences } = useView()
  const { content } = popover
  if (typeof content === "number") return <DayPopover key={content} day={content} />
  const occurrence = occurrences.find(({ key }) => key === content)
  return occurrence === undefined ? null : <EventPopover key={occurrence.key} occurrence={occurrence} />
}

type EventPopoverProps = { readonly occurrence: Occurrence }

function EventPopover({ occurrence }: EventPopoverProps) {
  const { event } = occurrence
  return (
    <Popover
      title={event.title}
      lang={foreignLang(event.langcode)}
      head={<EventWhen occurrence={occurrence} />}
      foot={<EventActions occurrence={occurrence} />}
    >
      <div className={styles.facts} data-goes-on>
        <Facts
          facts={[
            [words.event.where, whereOf(event.place)],
            [appWords.agenda.audience, appWords.agenda.audiences[event.audience]],
            [words.event.category, event.category?.label],
            [appWords.agenda.files, event.files.length > 0 && <Files files={event.files} />],
          ]}
        />
      </div>
      <EventText event={event} />
    </Popover>
  )
}

function EventWhen({ occurrence }: EventPopoverProps) {
  const { today } = useView().clock
  const { event } = occurrence
  const draft = !event.isPublished && <Badge state={{ look: "draft", word: appWords.lists.states.draft }} />
  return (
    <div className={styles.facts}>
      <Facts
        facts={[
          [appWords.lists.status, event.isCancelled ? words.event.cancelled : draft],
          [appWords.lists.language, foreignLang(event.langcode) !== undefined && <LanguageMark langcode={event.langcode} />],
          [words.event.when, <span className={styles.lines}>{whenWords(occurrence, today).join("\n")}</span>],
        ]}
      />
    </div>
  )
}

function whereOf(place: EventPlace) {
  const words = placeWords(place)
  const link = mapLink(place)
  if (words === "" && link === null) return null
  return (
    <>
      {words}
      {words !== "" && link !== null && <br />}
      {link !== null && <FactLink href={link}>{appWords.agenda.map}</FactLink>}
    </>
  )
}

function Files({ files }: Pick<Occurrence["event"], "files">) {
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

function DayPopover({ day }: { readonly day: number }) {
  const { clock, occurrences, popover, changes } = useView()
  const ofDay = occurrences.filter((occurrence) => isOn(occurrence, day))
  return (
    <Popover title={capitalised(dayWords(day, clock.today))}>
      {ofDay.length === 0 && <p className={styles.nothing}>{words.agenda.none}</p>}
      <ul className={styles.events}>
        {ofDay.map((occurrence) => (
          <li key={occurrence.key}>
            <EventButton
              occurrence={occurrence}
              time={isAllDay(occurrence) ? null : hoursOf(occurrence)}
              onClick={() => popover.replace(occurrence.key)}
            />
          </li>
        ))}
      </ul>
      {changes !== null && (
        <div className={styles.create}>
          <ButtonLink to={newEventPath(day)} tone="ghost" size="small">
            {appWords.agenda.create}
          </ButtonLink>
        </div>
      )}
    </Popover>
  )
}
