import { moveTo } from "#lib/navigation/navigate.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { outcomeOf } from "#dashboard/session/core/api.ts"
import type { Problem } from "#lib/session/problem.ts"
import type { ListKind } from "#dashboard/lists/rows/kind.ts"
import { useGetListPageQuery } from "#dashboard/lists/rows/list-api.ts"
import { requestOf } from "#dashboard/lists/rows/list-request.ts"
import { listSearchOf, listStateOf, type ListState } from "#dashboard/lists/rows/list-state.ts"
import type { ListPage } from "#dashboard/lists/rows/row.ts"

export type ListPageState = {
  readonly state: ListState
  /** The former page stays while another one loads; null before the first. */
  readonly page: ListPage | null
  readonly problem: Problem | null
  readonly isLoading: boolean
  readonly reload: () => void
  readonly addressOf: (state: ListState) => string
  /** A choice adds an entry to the browser's history; typing replaces the present entry. */
  readonly go: (state: ListState, how: "choose" | "type") => void
}

export function useListPage(kind: ListKind, search: string): ListPageState {
  const state = listStateOf(search, kind)
  const query = useGetListPageQuery(requestOf(kind, state), { refetchOnMountOrArgChange: true })
  const { currentData, data: latestPage, isFetching } = query
  const outcome = outcomeOf(query)
  const addressOf = (next: ListState) => screenPath({ kind: "list", of: kind.of }) + listSearchOf(next, kind)
  return {
    state,
    // RTK Query gives the answer to the present request alone, so a late answer to an older one changes nothing.
    page: currentData ?? (isFetching ? latestPage : undefined) ?? null,
    problem: outcome?.ok === false ? outcome.problem : null,
    isLoading: isFetching,
    reload: () => void query.refetch(),
    addressOf,
    go: (next, how) => {
      const address = addressOf(next)
      if (address !== addressOf(state)) moveTo(address, { replace: how === "type" })
    },
  }
}
