import { searchOf, stateOf, type ListState } from "#app/lists/address/list-state.ts"
import type { Sort } from "#app/lists/kind.ts"
import type { ShownList } from "#app/lists/use-list-page.ts"
import { screenPath } from "#contract/screens.ts"
import { outcomeOf } from "#lib/api.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { redirects as words } from "#app/strings/redirects.ts"
import { useGetRedirectPageQuery } from "./redirect-list-api.ts"
import type { RedirectPage } from "./redirect-row.ts"

const sorts: readonly [Sort, ...Sort[]] = [
  { id: "-made", label: words.sorts.newest, sort: "-created", column: "made" },
  { id: "from", label: words.sorts.address, sort: "redirect_source.path", column: "from" },
  { id: "-from", label: words.sorts.addressBack, sort: "-redirect_source.path", column: "from" },
]

/** What the parts of all lists want to know of this one. */
export const redirectKind = { filters: [], sorts, words, editable: null, sign: "none", actions: "none" } as const

export type ShownRedirects = Omit<ShownList, "page"> & {
  /** The page to show; null while there is none. */
  readonly page: RedirectPage | null
  /** The back end keeps no redirects. */
  readonly isLacking: boolean
}

export function useRedirectPage(search: string): ShownRedirects {
  const state = stateOf(search, redirectKind)
  const { sort } = sorts.find(({ id }) => id === state.sort) ?? sorts[0]
  const query = useGetRedirectPageQuery({ text: state.text, sort, page: state.page }, { refetchOnMountOrArgChange: true })
  const { currentData, data, isFetching } = query
  const outcome = outcomeOf(query)
  const addressOf = (next: ListState) => screenPath({ kind: "list", of: "redirect" }) + searchOf(next, redirectKind)
  return {
    state,
    page: currentData ?? (isFetching ? data : undefined) ?? null,
    isLacking: currentData === null,
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
