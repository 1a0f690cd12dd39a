import { eventIn } from "#app/agenda/series/events.ts"
import { clockTimeOf, isStoredTime } from "#app/agenda/days/event-time.ts"
import { flagWidget, textWidget, widgetFor } from "#app/widgets/widget.tsx"
import type { KindPartProps, KindParts } from "#app/editor/kind-part.ts"
import type { Item } from "#app/resources/item.ts"
import { type Values, isTexts } from "#app/resources/values.ts"
import { dashboardMenu } from "#app/strings/dashboard-menu.ts"
import { editor } from "#app/strings/editor.ts"
import { eventForm as words } from "#app/strings/event-editing.ts"
import { ButtonLink } from "#ui/button.tsx"
import { AudienceWidget } from "./audience-widget.tsx"
import { BeginEvent } from "./begin-event.tsx"
import { copyPath } from "#app/agenda/series/beginning.ts"
import { CancelSection } from "./cancel-section.tsx"
import { eventProblems } from "./event-rules.ts"
import { ExdatesWidget } from "./exdates-widget.tsx"
import { FollowUps } from "./follow-ups.tsx"
import { untoldWords } from "#app/agenda/series/mail-words.ts"
import { RepeatWidget } from "./repeat-widget.tsx"
import * as styles from "./event-form.module.css"
import { SeriesNote } from "./series-note.tsx"
import { AllDayWidget, StartWidget, TimeFields } from "./time-widgets.tsx"

/** What the screen of an event has beside the form. */
export const eventParts: KindParts = {
  widgets: {
    field_start: textWidget(StartWidget),
    field_end: textWidget(TimeFields),
    field_all_day: flagWidget(AllDayWidget),
    field_audience: textWidget(AudienceWidget),
    field_rrule: textWidget(RepeatWidget),
    field_exdates: widgetFor(isTexts, [], ExdatesWidget),
  },
  problemsIn: eventProblems,
  Begin: BeginEvent,
  Head: EventHead,
  Tools: EventTools,
  Below: CancelSection,
  listQuery,
  listName: dashboardMenu.agenda,
  withdrawalNote,
}

function EventHead({ item, state, viewer }: KindPartProps) {
  return (
    <>
      <h1 className="visually-hidden">{item.number === null ? editor.create("Event") : editor.edit("Event")}</h1>
      <div className={styles.notes}>
        <SeriesNote item={item} />
        <FollowUps item={item} state={state} viewer={viewer} />
      </div>
    </>
  )
}

function EventTools({ item: { id, number } }: KindPartProps) {
  if (number === null) return null
  return (
    <ButtonLink tone="ghost" size="small" to={copyPath(id)}>
      {words.duplicate}
    </ButtonLink>
  )
}

/** The agenda at the day of the event. */
function listQuery(values: Values): string {
  const { start } = eventIn(values)
  return isStoredTime(start) ? `?date=${clockTimeOf(start).date}` : ""
}

function withdrawalNote({ isPublished, values }: Item): string | null {
  const { start, end, rule } = eventIn(values)
  const isCancelled = values.field_cancelled === true
  return isPublished ? untoldWords({ start, end: end || null, areSeveral: rule !== "", isCancelled }) : null
}
