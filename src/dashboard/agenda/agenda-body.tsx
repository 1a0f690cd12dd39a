import { ListFailed, useStaleNotice } from "#dashboard/lists/page/list-states.tsx"
import { collectionPath } from "#contract/paths.ts"
import { words } from "#lib/strings/words.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { outcomeOf } from "#dashboard/session/core/api.ts"
import { classes } from "#lib/classes.ts"
import { DragArea } from "./changes/drag-area.tsx"
import { useEventChanges } from "./changes/use-event-changes.tsx"
import type { Clock } from "./days/use-clock.ts"
import { useIsNarrow } from "./days/use-is-narrow.ts"
import { Anchored } from "./event/anchored.tsx"
import * as eventStyles from "./event/event-button.module.css"
import { usePopover, ViewProvider, type AgendaView } from "./event/view.ts"
import { useGetOccurrencesQuery } from "./occurrences/agenda-api.ts"
import { agendaAddress, conditionsOf, isAgendaFiltered, type AgendaState, type View } from "./occurrences/agenda-state.ts"
import { byStart } from "./occurrences/occurrence.ts"
import { AllTimes, ChosenDay, EventsWaiting, SearchResults, ListView } from "./views/list-view.tsx"
import * as listStyles from "./views/list.module.css"
import { MonthView } from "./views/month-view.tsx"
import type { ViewPlan } from "./views/plan.ts"
import { WeekView } from "./views/week-view.tsx"

type AgendaBodyProps = {
  readonly state: AgendaState & { readonly view: View }
  readonly plan: ViewPlan
  readonly clock: Clock
  readonly weekStarts: number
  readonly isAdmin: boolean
  readonly onDay: (day: number) => void
  readonly onUntil: (day: number) => void
  readonly onNew: (day: number) => void
}

export function AgendaBody({ state, plan, clock, weekStarts, isAdmin, onDay, onUntil, onNew }: AgendaBodyProps) {
  const { text } = state
  const popover = usePopover(agendaAddress({ ...state, until: null }))
  const question = { ...plan.days, isAdmin, text, conditions: conditionsOf(state) }
  const query = useGetOccurrencesQuery(question, { refetchOnMountOrArgChange: true })
  const { currentData, data: latestAnswer, isFetching } = query
  const outcome = outcomeOf(query)
  const problem = outcome?.ok === false ? outcome.problem : null
  const answer = currentData ?? (isFetching ? latestAnswer : undefined) ?? null
  const { changes, dialogs, applyChanges, drop } = useEventChanges({ onDay, answer, onPickUp: popover.close })
  useStaleNotice({ page: answer, problem })
  if (answer === null && problem !== null) {
    return <ListFailed problem={problem} path={collectionPath("node--agenda")} onRetry={() => void query.refetch()} />
  }
  if (answer === null && state.view === "list") return <EventsWaiting />
  const view: AgendaView = {
    ...{ day: plan.day, clock, weekStarts, popover, onDay },
    occurrences: applyChanges(answer ?? []).toSorted(byStart),
    isBusy: isFetching,
    changes: isAdmin ? { ...changes, create: onNew } : null,
  }
  return (
    <ViewProvider value={view}>
      {text !== "" && <SearchResults state={state} />}
      {text === "" && state.view === "list" && <ListView state={state} first={plan.days.first} onUntil={onUntil} />}
      {state.view !== "list" && (
        <DragArea onDrop={drop}>
          <GridView state={state} occurrences={view.occurrences} isWaiting={answer === null} />
        </DragArea>
      )}
      {dialogs}
    </ViewProvider>
  )
}

type GridViewProps = Pick<AgendaBodyProps, "state"> & Pick<AgendaView, "occurrences"> & { readonly isWaiting: boolean }

function GridView({ state, occurrences, isWaiting }: GridViewProps) {
  const isMonth = state.view === "month"
  const hasDayBelow = useIsNarrow() && isMonth
  const grid = isMonth ? <MonthView /> : <WeekView />
  const isEmpty = !isWaiting && occurrences.length === 0
  return (
    <>
      <p className="visually-hidden" role="status">
        {isWaiting && appWords.agenda.loading}
      </p>
      {hasDayBelow ? grid : <Anchored>{grid}</Anchored>}
      {hasDayBelow && !isWaiting && <ChosenDay />}
      {isEmpty && (!hasDayBelow || isAgendaFiltered(state)) && (
        <p className={listStyles.note}>{isAgendaFiltered(state) ? appWords.agenda.noMatch : words.agenda.none}</p>
      )}
      <AllTimes occurrences={occurrences} />
      <Legend />
    </>
  )
}

function Legend() {
  return (
    <ul className={eventStyles.legend}>
      {(["members", "public", "board"] as const).map((audience) => (
        <li key={audience}>
          <i className={classes(eventStyles.look, eventStyles.sign)} data-audience={audience} />
          {appWords.agenda.audiences[audience]}
        </li>
      ))}
      <li>
        <i className={classes(eventStyles.look, eventStyles.sign)} data-cancelled />
        {words.event.cancelled}
      </li>
    </ul>
  )
}
