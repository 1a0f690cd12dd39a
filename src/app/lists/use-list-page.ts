import { moveTo } from "#lib/navigation/navigate.ts"
import { screenPath } from "#contract/screens.ts"
import { outcomeOf } from "#lib/api.ts"
import type { Problem } from "#lib/session/problem.ts"
import { searchOf, stateOf, type ListState } from "./address/list-state.ts"
import type { ListKind } from "./kind.ts"
import { useGetListPageQuery } from "./rows/list-api.ts"
import { requestOf } from "./rows/list-request.ts"
import type { ListPage } from "./rows/row.ts"

export type ShownList = {
  readonly state: ListState
  /** The page to show. While another one loads, it is the page of before; null while there is none. */
  readonly page: ListPage | null
  readonly problem: Problem | null
  readonly isLoading: boolean
  readonly reload: () => void
  readonly addressOf: (state: ListState) => string
  /** A choice makes an entry of the history; typing replaces the present one. */
  readonly go: (state: ListState, how: "choose" | "type") => void
}

export function useListPage(kind: ListKind, search: string): ShownList {
  const state = stateOf(search, kind)
  const query = useGetListPageQuery(requestOf(kind, state), { refetchOnMountOrArgChange: true })
  const { currentData, data, isFetching } = query
  const outcome = outcomeOf(query)
  const addressOf = (next: ListState) => screenPath({ kind: "list", of: kind.of }) + searchOf(next, kind)
  return {
    state,
    // RTK Query gives the answer to the present request alone, so a late answer to an older one changes nothing.
    page: currentData ?? (isFetching ? data : undefined) ?? null,
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
