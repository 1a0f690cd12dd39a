import { ListFailed, useStaleNotice, ListWaiting } from "#dashboard/lists/page/list-states.tsx"
import { isAdmin as isAdminOf, type Viewer } from "#contract/permissions.ts"
import { collectionPath } from "#contract/paths.ts"
import { outcomeOf } from "#lib/api.ts"
import { isElsewhere } from "./occurrences/times.ts"
import type { Clock } from "./days/use-clock.ts"
import { addressOf, isFiltered, type AgendaState, type View, conditionsOf } from "./occurrences/agenda-state.ts"
import { ChangesProvider } from "./event/event-actions.tsx"
import { useAgendaChanges } from "./changes/use-agenda-changes.tsx"
import { DragArea } from "./changes/drag-area.tsx"
import { ChosenDay, ListView } from "./views/list-view.tsx"
import { MonthView } from "./views/month-view.tsx"
import { useGetOccurrencesQuery } from "./occurrences/agenda-api.ts"
import { byStart } from "./occurrences/occurrence.ts"
import { useOpened } from "./event/opened.ts"
import type { Plan } from "./views/plan.ts"
import { ShownPopover } from "./event/shown-popover.tsx"
import { useIsNarrow } from "./days/use-is-narrow.ts"
import { WeekView } from "./views/week-view.tsx"
import * as styles from "./agenda-body.module.css"
import * as legendStyles from "./head/legend.module.css"
import { useEffect, useState } from "react"
import type { Days } from "./occurrences/agenda-request.ts"
import { fillingEnd } from "./views/list-days.ts"
import { appWords } from "#dashboard/strings/words.ts"

type AgendaBodyProps = {
  readonly state: AgendaState & { readonly view: View }
  readonly plan: Plan
  readonly clock: Clock
  readonly weekStarts: number
  readonly viewer: Viewer
  readonly onDay: (day: number) => void
  readonly onUntil: (day: number) => void
  /** Makes an event on a day. */
  readonly onNew: (day: number) => void
}

/** The events of a view, or why there are none. */
export function AgendaBody({ state, plan, clock, weekStarts, viewer, onDay, onUntil, onNew }: AgendaBodyProps) {
  const { view, text } = state
  const isAdmin = isAdminOf(viewer)
  const place = addressOf({ ...state, until: null })
  const opened = useOpened(place)
  const reach = useReach(place, plan.days)
  const query = useGetOccurrencesQuery(
    { ...reach.days, isAdmin, text, conditions: conditionsOf(state) },
    { refetchOnMountOrArgChange: true },
  )
  const { changes, drawn, shown, drop } = useAgendaChanges({ onDay, onPickUp: opened.close })
  const { currentData, data, isFetching } = query
  const outcome = outcomeOf(query)
  const problem = outcome?.ok === false ? outcome.problem : null
  const answer = currentData ?? (isFetching ? data : undefined) ?? null
  const isList = view === "list" && text === ""
  const isGoingOn = useGoingOn(reach, !isList || isFetching ? null : (currentData?.length ?? null))
  const isMonthWithDay = useIsNarrow() && view === "month"
  useStaleNotice({ page: answer, problem })
  if (answer === null && problem !== null) {
    return <ListFailed problem={problem} path={collectionPath("node--agenda")} onRetry={() => void query.refetch()} />
  }
  const isFilling = isList && answer?.length === 0 && (isGoingOn || isFetching)
  if ((answer === null && view === "list") || isFilling)
    return <ListWaiting kind={{ sign: "none", actions: "none", words: appWords.agenda }} />
  const occurrences = shown(answer ?? []).toSorted(byStart)
  const popover = <ShownPopover opened={opened} occurrences={occurrences} today={clock.today} isAdmin={isAdmin} />
  if (view === "list") {
    return (
      <ChangesProvider value={isAdmin ? changes : null}>
        <ListView
          state={state}
          plan={{ ...plan, days: reach.days }}
          isGoingOn={isGoingOn || isFetching}
          today={clock.today}
          isAdmin={isAdmin}
          occurrences={occurrences}
          opened={opened}
          onUntil={onUntil}
        >
          {popover}
        </ListView>
        {drawn}
      </ChangesProvider>
    )
  }
  const Grid = view === "month" ? MonthView : WeekView
  return (
    <ChangesProvider value={isAdmin ? changes : null}>
      <p className="visually-hidden" role="status">
        {answer === null && appWords.agenda.loading}
      </p>
      <DragArea occurrences={occurrences} onDrop={drop}>
        <Grid
          day={plan.day}
          clock={clock}
          weekStarts={weekStarts}
          occurrences={occurrences}
          opened={opened}
          isBusy={isFetching}
          onDay={onDay}
          onChoose={isMonthWithDay ? onDay : null}
          onNew={isAdmin ? onNew : null}
        >
          {opened.shown === null || isMonthWithDay ? null : popover}
        </Grid>
      </DragArea>
      {isMonthWithDay && answer !== null && (
        <ChosenDay day={plan.day} today={clock.today} isAdmin={isAdmin} occurrences={occurrences} opened={opened}>
          {popover}
        </ChosenDay>
      )}
      {answer !== null && occurrences.length === 0 && (!isMonthWithDay || isFiltered(state)) && (
        <p className={styles.note}>{isFiltered(state) ? appWords.agenda.noMatch : appWords.agenda.nothing}</p>
      )}
      {isElsewhere(occurrences) && <p className={styles.note}>{appWords.agenda.allTimes}</p>}
      <Legend />
      {drawn}
    </ChangesProvider>
  )
}

const audiences = ["members", "public", "board"] as const

/** What the borders of events mean. */
function Legend() {
  return (
    <ul className={legendStyles.legend}>
      {audiences.map((audience) => (
        <li key={audience}>
          <i className={legendStyles.sign} data-look={audience} />
          {appWords.agenda.audiences[audience]}
        </li>
      ))}
      <li>
        <i className={legendStyles.sign} data-look="cancelled" />
        {appWords.agenda.cancelled}
      </li>
    </ul>
  )
}

type Reach = { readonly days: Days; readonly goOn: (last: number) => void }

/** The days of a view, and those to which it has gone on by itself. `place` names what it shows. */
function useReach(place: string, days: Days): Reach {
  const [reached, setReached] = useState({ place, last: days.last })
  const last = reached.place === place ? Math.max(reached.last, days.last) : days.last
  return { days: { first: days.first, last }, goOn: (next) => setReached({ place, last: next }) }
}

/** Lets a list with few events go on by itself. `count` is how many it has on these days; null while that is unknown. Says whether it goes on. */
function useGoingOn({ days, goOn }: Reach, count: number | null): boolean {
  const next = count === null ? null : fillingEnd(days, count)
  useEffect(() => {
    if (next !== null) goOn(next)
  })
  return next !== null
}
