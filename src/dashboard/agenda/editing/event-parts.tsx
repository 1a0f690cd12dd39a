import { isCancelled, recurrenceIdOf, timesOf } from "#contract/agenda/calendar-event.ts"
import { clockTimeOf, dateInWords, isStoredTime } from "#dashboard/agenda/days/event-time.ts"
import { isTexts, isReference, type Values } from "#dashboard/items/values.ts"
import { flagWidget, textWidget, widgetFor, type WidgetProps, useSibling } from "#dashboard/widgets/widget.tsx"
import type { KindPartProps, KindParts } from "#dashboard/editor/kind-part.ts"
import type { Item, Continued } from "#dashboard/items/item.ts"
import { ButtonLink, Button } from "#ui/controls/button.tsx"
import { BeginEvent } from "./begin-event.tsx"
import { copyPath } from "#dashboard/agenda/series/beginning.ts"
import { eventProblems } from "./event-rules.ts"
import { deletionNote } from "#dashboard/agenda/series/mail-notes.ts"
import { RepeatWidget } from "./repeat-widget.tsx"
import * as styles from "./event-form.module.css"
import { AllDayWidget, StartWidget, TimeFields } from "./time-widgets.tsx"
import { BooleanWidget, RadiosWidget, StatusRadios, StatusWidget } from "#dashboard/editor/controls/choice-widgets.tsx"
import { useState } from "react"
import { Group } from "#dashboard/widgets/group.tsx"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { useGetItemQuery } from "#dashboard/items/item-api.ts"
import { useCountExceptionsQuery } from "#dashboard/agenda/series/series-api.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { loadState } from "#dashboard/widgets/load-state.tsx"
import { Link } from "#ui/controls/link.tsx"
import { Notice } from "#ui/states/notice.tsx"
import { eventFields } from "./event-fields.ts"
import { appWords } from "#dashboard/strings/words.ts"

export const eventParts: KindParts = {
  widgets: {
    [eventFields.start]: textWidget(StartWidget),
    [eventFields.end]: textWidget(TimeFields),
    [eventFields.allDay]: flagWidget(AllDayWidget),
    [eventFields.audience]: textWidget(AudienceWidget),
    [eventFields.rule]: textWidget(RepeatWidget),
    [eventFields.cancelled]: flagWidget(CancelledWidget),
    [eventFields.leftOut]: widgetFor(isTexts, [], ExdatesWidget),
    status: flagWidget(EventStatusWidget),
  },
  problemsIn: eventProblems,
  Begin: BeginEvent,
  Head: EventHead,
  Tools: EventTools,
  listQuery,
  listName: appWords.dashboardMenu.agenda,
  withdrawalNote,
}

function EventHead({ item }: KindPartProps) {
  const { label } = appWords.model.kindOf(item.type)
  return (
    <>
      <h1 className="visually-hidden">{item.number === null ? appWords.editor.create(label) : appWords.editor.edit(label)}</h1>
      <div className={styles.notes}>
        <SeriesNote item={item} />
      </div>
    </>
  )
}

function EventTools({ item: { id, number } }: KindPartProps) {
  if (number === null) return null
  return (
    <ButtonLink tone="ghost" size="small" to={copyPath(id)}>
      {appWords.listActions.duplicate}
    </ButtonLink>
  )
}

function listQuery(values: Values): string {
  const { start } = timesOf(values)
  return isStoredTime(start) ? `?date=${clockTimeOf(start).date}` : ""
}

function withdrawalNote({ isPublished, values }: Item): string | null {
  const { rule, ...times } = timesOf(values)
  return isPublished ? deletionNote({ ...times, areSeveral: rule !== null, isCancelled: isCancelled(values) }) : null
}

/** A changed event of a series has the audience of its series. */
function AudienceWidget({ isReadOnly, ...props }: WidgetProps<string>) {
  const [series] = useSibling(eventFields.series)
  if (!isReference(series)) return <RadiosWidget {...props} isReadOnly={isReadOnly} />
  return (
    <>
      {/* The series may have another audience now. If the back end refuses this one, the user chooses again. */}
      <RadiosWidget {...props} isReadOnly={isReadOnly || props.error === undefined} />
      <p className="hint">{appWords.eventForm.audienceOfSeries}</p>
    </>
  )
}

/** Signed-in users see an event in the agenda at once. A public one waits for the next build. */
function EventStatusWidget(props: WidgetProps<boolean>) {
  const [audience] = useSibling(eventFields.audience)
  return audience === "public" ? <StatusWidget {...props} /> : <StatusRadios {...props} publishing={appWords.publishing.inAgenda} />
}

/** Nobody cancels an event that was never saved. */
function CancelledWidget({ field, ...props }: WidgetProps<boolean>) {
  if (props.item.number === null) return null
  return <BooleanWidget {...props} field={{ ...field, help: appWords.eventChanges.mayMail }} />
}

function ExdatesWidget({ id, value, onChange, error, isReadOnly }: WidgetProps<readonly string[]>) {
  const [announcement, setAnnouncement] = useState("")
  const takeBack = (time: string) => {
    onChange(value.filter((each) => each !== time))
    setAnnouncement(appWords.eventForm.takenBack(dateInWords(time)))
    // The row disappears with the focused button.
    document.getElementById(id)?.focus()
  }
  const rows = value.toSorted()
  return (
    <>
      {(rows.length > 0 || error !== undefined) && (
        <Group id={id} label={appWords.eventForm.leftOut} error={error}>
          <ul className={styles.days}>
            {rows.map((time) => (
              <li key={time}>
                {dateInWords(time)}
                {!isReadOnly && (
                  <Button
                    tone="quiet"
                    size="small"
                    aria-label={appWords.eventForm.takeBackOf(dateInWords(time))}
                    onClick={() => takeBack(time)}
                  >
                    {appWords.eventForm.takeBack}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Group>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  )
}

function SeriesNote({ item }: { readonly item: Item }) {
  const series = item.values[eventFields.series]
  if (isReference(series)) return <OfSeries of={series.id} day={dateInWords(recurrenceIdOf(item.values) ?? "")} />
  if (item.continues !== undefined) return <NewSeries item={item} continued={item.continues} />
  if (item.number === null) return null
  return timesOf(item.values).rule === null ? null : <WholeSeries of={item.id} />
}

function NewSeries({ item, continued }: { readonly item: Item; readonly continued: Continued }) {
  return (
    <Notice title={appWords.eventForm.following(dateInWords(continued.at), textOf(item.values.title))}>
      {continued.isPublished && item.number === null && <p>{appWords.eventForm.publishedWithSave}</p>}
    </Notice>
  )
}

function OfSeries({ of, day }: { readonly of: string; readonly day: string }) {
  const query = useGetItemQuery({ type: "node--agenda", id: of })
  const number = query.currentData?.number ?? null
  return (
    <Notice title={appWords.eventForm.ofSeries(day)}>
      <p>
        {number === null ? (
          loadState(query)
        ) : (
          <Link to={screenPath({ kind: "edit", of: "agenda", id: number })}>{appWords.eventForm.openSeries}</Link>
        )}
      </p>
    </Notice>
  )
}

function WholeSeries({ of }: { readonly of: string }) {
  const query = useCountExceptionsQuery(of)
  return (
    <Notice title={appWords.eventForm.isSeries(query.currentData ?? null)}>
      {query.isError && <p>{loadState(query, appWords.eventForm.countFailed)}</p>}
    </Notice>
  )
}
