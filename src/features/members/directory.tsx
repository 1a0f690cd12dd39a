import { graphql } from "gatsby"
import { Dimension } from "#ui/text/dimension.tsx"
import { LoadingFailed } from "#ui/states/loading-failed.tsx"
import { PageLinks } from "#ui/page/page-links.tsx"
import { classes } from "#lib/classes.ts"
import { useOpenCount } from "#lib/navigation/use-open-count.ts"
import { useSearch } from "#lib/navigation/use-search.ts"
import { words } from "#lib/strings/words.ts"
import { activeCriteria, directoryOptions, fromSearch, toSearch, type DirectoryOptions, type DirectoryQuery } from "./directory-query.ts"
import * as styles from "./directory.module.css"
import { FilterForm } from "./filter-form.tsx"
import { FilterLinks } from "./filter-links.tsx"
import { FoundMembers } from "./found-members.tsx"
import { askedByMap, mapProvinces } from "./map/map-provinces.ts"
import { ProvinceMap } from "./map/province-map.tsx"
import type { DistanceOf } from "./near/distance.ts"
import { usePlaces } from "./near/use-places.ts"
import { WhereField } from "./near/where-field.tsx"
import { useDirectory } from "./use-directory.ts"

/** The page has its first members, and all are loaded at the first use of a filter. */
export function Directory({ list }: { readonly list: Queries.DirectoryFragment }) {
  const all = directoryOptions(list.filters)
  const { query, ask, openCount, show } = useQuery(all)
  const { places, loadPlaces, near, place, distanceOf } = useNear(query.near)
  const isFiltered = activeCriteria(query).length > 0 || place !== null
  const { state, load } = useDirectory(list.version, isFiltered || openCount > list.members.length)
  if (list.count === 0) return <p className="last-part">{words.members.none}</p>

  const result = state.kind === "ready" ? { ...state.value, ...state.value.search(query) } : null
  const options = result === null ? all : directoryOptions(list.filters, result.counts)
  const pageMembers = new Map(list.members.map((member) => [member.path, member]))
  const matchingMembers = result && (place ? result.byDistance(result.members, place) : result.members)
  const members = result && matchingMembers ? matchingMembers.map((member) => result.listedCard(member, pageMembers)) : list.members
  const count = result?.members.length ?? (isFiltered ? null : list.count)
  const status = count === null ? (state.kind === "failed" ? "" : words.members.loading) : words.members.count(count)
  return (
    <>
      <div className={styles.question}>
        <FilterForm query={query} options={options} onAsk={ask} onUse={load}>
          <WhereField id="near" query={query} options={options} state={places} onAsk={ask} onUse={loadPlaces} />
        </FilterForm>
        <FilterLinks options={all} />
        <p className={classes("scripted", styles.sorted)} aria-live="polite">
          {near && place && <near.SortedBy place={place} />}
        </p>
        <details className={`unprinted ${styles.map}`}>
          <summary className={styles.mapTitle}>{words.map.title}</summary>
          <ProvinceMap provinces={mapProvinces(options, query)} onChoose={(code) => ask(askedByMap(code, query))} />
        </details>
      </div>
      <div className={`spread ${styles.state}`} data-empty={status === ""} role="group" aria-label={words.members.filters} tabIndex={-1}>
        <Dimension align="start" role="status" className={styles.count}>
          {status}
        </Dimension>
        {result && <result.FilterChips query={near && !place ? { ...query, near: "" } : query} options={options} onAsk={ask} />}
      </div>
      {result?.members.length === 0 && <result.NoMatch query={query} options={options} obstacle={result.obstacle} onAsk={ask} />}
      {state.kind === "failed" && <LoadingFailed title={words.members.notLoaded} onRetry={load} />}
      {count !== null && (
        <FoundMembers
          members={members}
          isPage={result === null}
          distanceOf={distanceOf}
          count={count}
          openCount={openCount}
          onMore={(more) => {
            if (more > members.length) load()
            show(more)
          }}
        />
      )}
      {/* Without scripts the button for more members doesn't work, so these links lead to the other pages. */}
      <div className="unscripted">
        <PageLinks pages={list.pages} />
      </div>
    </>
  )
}

/** `near` has the code for distances, once it is loaded. */
function useNear(name: string) {
  const { state: places, load: loadPlaces } = usePlaces(name !== "")
  const near = places.kind === "ready" ? places.value : null
  const place = near?.placeCalled(name) ?? null
  const distanceOf: DistanceOf | null = near && place ? (member) => near.distanceTo(member, place) : null
  return { places, loadPlaces, near, place, distanceOf }
}

/** Another query closes the members that were opened beside the first ones. */
function useQuery(options: DirectoryOptions) {
  const [search, changeSearch] = useSearch()
  const [openCount, show] = useOpenCount()
  const ask = (change: Partial<DirectoryQuery>) => {
    // Another filter may have been chosen in the pause after typed text.
    changeSearch((before) => toSearch({ ...fromSearch(before, options), ...change }))
    if (openCount > 0) show(0)
  }
  return { query: fromSearch(search, options), ask, openCount, show }
}

export const fragment = graphql`
  fragment Directory on MemberList {
    version
    pages
    count
    filters {
      criterion
      value
      name
      langcode
      otherNames
      path
      count
    }
    members {
      ...MemberCard
    }
  }
`
