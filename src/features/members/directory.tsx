import { useRef } from "react"
import { flushSync } from "react-dom"
import { members as strings } from "#lib/strings/members.ts"
import { classes } from "#lib/classes.ts"
import { byName } from "#lib/text/collate.ts"
import { useOpened } from "#lib/navigation/use-opened.ts"
import { useSearch } from "#lib/navigation/use-search.ts"
import { Button } from "#ui/button.tsx"
import { ActiveFilters } from "./active-filters.tsx"
import { directoryEntry, directoryOptions } from "./directory-options.ts"
import {
  activeCriteria,
  emptyQuery,
  fromSearch,
  matches,
  obstacle,
  toSearch,
  type Criterion,
  type DirectoryQuery,
} from "./directory-query.ts"
import * as styles from "./directory.module.css"
import { FilterForm } from "./filter-form.tsx"
import { MemberCard } from "./member-card.tsx"
import { NoMatch } from "./no-match.tsx"

/** As many as are shown at first; directory.module.css hides the others, so that all are there with scripts off. */
const FIRST = 18

/** All members, and a way to find some of them. */
export function Directory({ members }: { readonly members: readonly Queries.MemberCardFragment[] }) {
  const options = directoryOptions(members)
  const { query, ask } = useQuery((criterion, value) => criterion !== "text" && options[criterion].some((option) => option.value === value))
  const [isAll, openAll] = useOpened()
  const list = useRef<HTMLUListElement>(null)

  const listed = members
    .map((member) => ({ member, entry: directoryEntry(member) }))
    .toSorted((a, b) => byName(a.member.title, b.member.title))
  const found = listed.filter(({ entry }) => matches(entry, query))
  const labelOf = (criterion: Criterion) =>
    criterion === "text"
      ? query.text.trim()
      : (options[criterion].find(({ value }) => value === query[criterion])?.label ?? query[criterion])
  const filters = activeCriteria(query).map((criterion) => ({
    criterion,
    label: criterion === "text" ? strings.quoted(labelOf(criterion)) : labelOf(criterion),
  }))
  const showAll = () => {
    flushSync(openAll)
    list.current?.querySelector<HTMLElement>(`:nth-child(${FIRST + 1}) > article a`)?.focus()
  }

  if (members.length === 0) return <p className={styles.none}>{strings.none}</p>
  const hurdle =
    found.length === 0
      ? obstacle(
          listed.map(({ entry }) => entry),
          query,
        )
      : null
  return (
    <>
      <FilterForm query={query} options={options} onAsk={ask} />
      <ActiveFilters count={found.length} filters={filters} onAsk={ask} />
      {found.length === 0 && (
        <NoMatch
          obstacle={hurdle && { label: labelOf(hurdle.criterion), count: hurdle.count }}
          onRemove={() => {
            if (hurdle) ask({ [hurdle.criterion]: "" })
          }}
          onClear={() => {
            ask(emptyQuery)
          }}
        />
      )}
      <ul className={styles.list} ref={list} data-all={isAll}>
        {found.map(({ member }) => (
          <li key={member.id} className={styles.item}>
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
      <p className={classes("scripted", styles.more)}>
        {!isAll && found.length > FIRST && (
          <Button tone="ghost" onClick={showAll}>
            {strings.showMore(found.length - FIRST)}
          </Button>
        )}
      </p>
    </>
  )
}

/** The query that the address bar holds; `ask` changes a part of it. */
function useQuery(isKnown: (criterion: Criterion, value: string) => boolean) {
  const [search, replaceSearch] = useSearch()
  const ask = (change: Partial<DirectoryQuery>) => {
    // From the address bar itself: what was typed is asked a moment later, when something else may have been chosen.
    replaceSearch(toSearch({ ...fromSearch(window.location.search, isKnown), ...change }))
  }
  return { query: fromSearch(search, isKnown), ask }
}
