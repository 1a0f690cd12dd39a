import type { ComponentPropsWithoutRef, ReactNode } from "react"
import { useEventChanges } from "./event-actions.tsx"
import type { Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"
import { foreignLang, language } from "#lib/strings/language.ts"
import type { Opened } from "./opened.ts"
import * as styles from "./event-button.module.css"
import { appWords } from "#dashboard/strings/words.ts"

type EventButtonProps = ComponentPropsWithoutRef<"button"> & {
  readonly occurrence: Occurrence
  readonly opened: Opened
  /** Shown before the title. */
  readonly time?: string | null
  /** Only read out, such as "day 2 of 3". */
  readonly part?: string | null
  /** Draws whole days that lie side by side as one. */
  readonly look?: "first" | "middle" | "last" | "only"
  readonly isTitleHidden?: boolean
  readonly children?: ReactNode
}

/** An event of the month or the week. The button opens its facts. */
export function EventButton({
  occurrence,
  opened,
  time = null,
  part = null,
  look,
  isTitleHidden = false,
  children,
  ...others
}: EventButtonProps) {
  const { event, start, isCancelled } = occurrence
  const mayMove = useEventChanges() !== null
  const { audience, isPublished, title, langcode } = event
  return (
    <button
      type="button"
      className={styles.event}
      data-audience={audience}
      data-cancelled={isCancelled}
      data-draft={!isPublished}
      data-look={look}
      data-event={occurrence.key}
      draggable={mayMove}
      aria-expanded={opened.isOpen(occurrence)}
      onClick={({ currentTarget }) => opened.toggle({ kind: "event", key: occurrence.key }, currentTarget)}
      {...others}
    >
      {time !== null && (
        <>
          <time dateTime={start}>{time}</time>{" "}
        </>
      )}
      <span className={isTitleHidden ? "visually-hidden" : undefined} lang={foreignLang(langcode)}>
        {title}
      </span>
      {!isPublished && <span className={styles.draft}> {appWords.agenda.draft}</span>}
      {isCancelled && <span className="visually-hidden"> ({appWords.agenda.cancelled.toLocaleLowerCase(language)})</span>}
      {part !== null && <span className="visually-hidden"> ({part})</span>}
      {children}
    </button>
  )
}
