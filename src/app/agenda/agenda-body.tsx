import { ListFailed } from "#app/lists/states/list-failed.tsx"
import { ListWaiting } from "#app/lists/states/list-waiting.tsx"
import { useStaleNotice } from "#app/lists/states/use-stale-notice.ts"
import { useToaster } from "#app/toasts/toaster.ts"
import { collectionPath } from "#contract/paths.ts"
import { outcomeOf } from "#lib/api.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { agenda as strings } from "#lib/strings/members-area/agenda.ts"
import { isElsewhere } from "./days/times.ts"
import type { Clock } from "./days/use-clock.ts"
import { addressOf, isFiltered, type AgendaState, type View } from "./address/agenda-state.ts"
import { newEventPath } from "./event/event-paths.ts"
import { conditionsOf } from "./head/filters.ts"
import { Legend } from "./head/legend.tsx"
import { ListView } from "./list/list-view.tsx"
import { MonthView } from "./month/month-view.tsx"
import { useGetOccurrencesQuery } from "./occurrences/agenda-api.ts"
import { byStart } from "./occurrences/occurrence.ts"
import { useOpened } from "./opened.ts"
import type { Plan } from "./plan.ts"
import { ShownPopover } from "./popover/shown-popover.tsx"
import { WeekView } from "./week/week-view.tsx"
import * as styles from "./agenda-body.module.css"

type AgendaBodyProps = {
  readonly state: AgendaState & { readonly view: View }
  readonly plan: Plan
  readonly clock: Clock
  readonly weekStarts: number
  readonly isAdmin: boolean
  readonly onDay: (day: number) => void
  readonly onUntil: (day: number) => void
}

/** The events of a view, or why there are none. */
export function AgendaBody({ state, plan, clock, weekStarts, isAdmin, onDay, onUntil }: AgendaBodyProps) {
  const { view, text } = state
  const opened = useOpened(addressOf({ ...state, until: null }))
  const query = useGetOccurrencesQuery(
    { ...plan.days, isAdmin, text, conditions: conditionsOf(state) },
    { refetchOnMountOrArgChange: true },
  )
  const { currentData, data, isFetching } = query
  const outcome = outcomeOf(query)
  const problem = outcome?.ok === false ? outcome.problem : null
  const answer = currentData ?? (isFetching ? data : undefined) ?? null
  useStaleNotice(answer !== null && problem !== null, useToaster())
  if (answer === null && problem !== null) {
    return <ListFailed problem={problem} path={collectionPath("node--agenda")} onRetry={() => void query.refetch()} />
  }
  if (answer === null && view === "list") return <ListWaiting kind={{ sign: "none", actions: "none", words: strings }} />
  const occurrences = (answer ?? []).toSorted(byStart)
  const popover = <ShownPopover opened={opened} occurrences={occurrences} today={clock.today} isAdmin={isAdmin} />
  if (view === "list") {
    return (
      <ListView state={state} plan={plan} today={clock.today} isAdmin={isAdmin} occurrences={occurrences} opened={opened} onUntil={onUntil}>
        {popover}
      </ListView>
    )
  }
  const Grid = view === "month" ? MonthView : WeekView
  return (
    <>
      <p className="visually-hidden" role="status">
        {answer === null && strings.loading}
      </p>
      <Grid
        day={plan.day}
        clock={clock}
        weekStarts={weekStarts}
        occurrences={occurrences}
        opened={opened}
        isBusy={isFetching}
        onDay={onDay}
        onNew={isAdmin ? (day) => moveTo(newEventPath(day)) : null}
      >
        {opened.shown === null ? null : popover}
      </Grid>
      {answer !== null && occurrences.length === 0 && (
        <p className={styles.note}>{isFiltered(state) ? strings.noMatch : strings.nothing}</p>
      )}
      {isElsewhere(occurrences) && <p className={styles.note}>{strings.allTimes}</p>}
      <Legend />
    </>
  )
}
