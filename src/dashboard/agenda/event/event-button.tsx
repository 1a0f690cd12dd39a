import type { ReactNode } from "react"
import type { Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"
import { classes } from "#lib/classes.ts"
import { words } from "#lib/strings/words.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { foreignLang, language } from "#lib/strings/language.ts"
import * as styles from "./event-button.module.css"
import { useView } from "./view.ts"

type EventButtonProps = {
  readonly occurrence: Occurrence
  readonly time?: string | null
  /** Only screen readers get the number of this day among the event's days. */
  readonly part?: { readonly day: number; readonly days: number } | null
  /** Draws whole days that lie side by side as one. */
  readonly span?: { readonly look: string; readonly hasTitle: boolean } | null
  /** By default a press opens and closes the event's facts. */
  readonly onClick?: () => void
  readonly children?: ReactNode
}

export function EventButton({ occurrence, time = null, part = null, span = null, onClick, children }: EventButtonProps) {
  const { event, key, start } = occurrence
  const { popover, changes } = useView()
  return (
    <button
      type="button"
      className={classes(styles.look, styles.event)}
      {...lookOf(occurrence)}
      data-draft={!event.isPublished}
      data-look={span?.look}
      data-event={key}
      draggable={changes !== null}
      aria-expanded={popover.content === key}
      onClick={onClick ?? (({ currentTarget }) => popover.toggle(key, currentTarget))}
    >
      {time !== null && (
        <>
          <time dateTime={start}>{time}</time>{" "}
        </>
      )}
      <span className={span?.hasTitle === false ? "visually-hidden" : undefined} lang={foreignLang(event.langcode)}>
        {event.title}
      </span>
      {!event.isPublished && <span className={styles.draft}> {appWords.lists.states.draft}</span>}
      {event.isCancelled && <span className="visually-hidden"> ({words.event.cancelled.toLocaleLowerCase(language)})</span>}
      {part !== null && <span className="visually-hidden"> ({appWords.agenda.dayOf(part.day, part.days)})</span>}
      {children}
    </button>
  )
}

/** event-button.module.css draws an event's border by these attributes. */
export function lookOf({ event }: Occurrence) {
  return { "data-audience": event.audience, "data-cancelled": event.isCancelled }
}
