import { shownList, type ShownList } from "#app/lists/page/use-list-page.ts"
import type { Sort } from "#app/lists/rows/kind.ts"
import { stateOf } from "#app/lists/rows/list-state.ts"
import { redirects as words } from "#app/strings/redirects.ts"
import { useGetRedirectPageQuery, type RedirectPage } from "./redirect-list-api.ts"

const sorts: readonly [Sort, ...Sort[]] = [
  { id: "-made", label: words.sorts.newest, sort: "-created", column: "made" },
  { id: "from", label: words.sorts.address, sort: "redirect_source.path", column: "from" },
  { id: "-from", label: words.sorts.addressBack, sort: "-redirect_source.path", column: "from" },
]

/** What the parts of all lists want to know of this one. */
export const redirectKind = { of: "redirect", filters: [], sorts, words, editable: null, sign: "none", actions: "none" } as const

/** `isLacking`: the back end keeps no redirects. */
export function useRedirectPage(search: string): ShownList<RedirectPage> & { readonly isLacking: boolean } {
  const state = stateOf(search, redirectKind)
  const { sort } = sorts.find(({ id }) => id === state.sort) ?? sorts[0]
  const query = useGetRedirectPageQuery({ text: state.text, sort, page: state.page }, { refetchOnMountOrArgChange: true })
  return { ...shownList(redirectKind, state, query), isLacking: query.currentData === null }
}
