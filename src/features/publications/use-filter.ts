import { useSearch } from "#lib/navigation/use-search.ts"
import { own } from "#lib/navigation/own-address.ts"
import { loadJson } from "#lib/navigation/page-data.ts"
import { filterCriteria, publicationIndexPath, type PublicationIndex } from "#lib/content/publication-index.ts"
import { useLoaded } from "#lib/use-loaded.ts"
import type { Archive, Filtered } from "./filtering.ts"

/** A wrong answer is that of another server, such as a network's login. The build made all the rest. */
function isIndex(value: unknown): value is PublicationIndex {
  return typeof value === "object" && value !== null && "publications" in value && Array.isArray(value.publications)
}

type ArchivePage = Omit<Archive, "address">
type Filter = (search: string, page: ArchivePage) => Filtered

async function loadFilter(): Promise<Filter> {
  const [{ filtered }, index] = await Promise.all([
    import(/* webpackChunkName: "filtering" */ "./filtering.ts"),
    loadJson(own(publicationIndexPath)),
  ])
  if (!isIndex(index)) throw new Error("The list of publications has another form.")
  return (search, page) => filtered(index, search, { address: own("/publications/"), ...page })
}

/** Filters the publications by the query of the address. The result is null without a filter, and without the list of publications. `load` asks for that again. */
export function useFilter(page: ArchivePage) {
  const [search, changeSearch] = useSearch()
  // Newsletters and networks add parameters of their own.
  const parameters = new URLSearchParams(search)
  const isAsked = filterCriteria.some((criterion) => parameters.has(criterion))
  const { state, load } = useLoaded(loadFilter, isAsked)
  return {
    result: isAsked && state.kind === "ready" ? state.value(search, page) : null,
    hasFailed: isAsked && state.kind === "failed",
    load,
    isWaiting: isAsked && (state.kind === "unasked" || state.kind === "waiting"),
    // Without it a link leads to its list.
    ask: state.kind === "failed" ? undefined : (next: string) => changeSearch(() => next),
  }
}
