import { useRef } from "react"
import { flushSync } from "react-dom"
import { classes } from "#lib/classes.ts"
import { useOpened } from "#lib/navigation/use-opened.ts"
import { useSearch } from "#lib/navigation/use-search.ts"
import { byName } from "#lib/text/collate.ts"
import { Button } from "#ui/button.tsx"
import { ActiveFilters } from "./active-filters.tsx"
import { directoryEntry, directoryOptions, labelOf, valueOf } from "./directory-options.ts"
import { activeCriteria, fromSearch, matches, obstacleOf, toSearch, type DirectoryQuery, type FindValue } from "./directory-query.ts"
import * as styles from "./directory.module.css"
import { FilterForm } from "./filter-form.tsx"
import { MemberCard } from "./member-card.tsx"
import { NoMatch } from "./no-match.tsx"
import { words } from "#lib/strings/words.ts"

type Member = Queries.MemberCardFragment

/** How many members are shown at first. directory.module.css hides the others, so that all are there without scripts. */
const FIRST = 18

export function Directory({ members }: { readonly members: readonly Member[] }) {
  const options = directoryOptions(members)
  const { query, ask } = useQuery((criterion, value) => valueOf(options, criterion, value))
  if (members.length === 0) return <p className={styles.none}>{words.members.none}</p>

  const listed = members
    .map((member) => ({ member, entry: directoryEntry(member) }))
    .toSorted((a, b) => byName(a.member.title, b.member.title))
  const found = listed.filter(({ entry }) => matches(entry, query)).map(({ member }) => member)
  const filters = activeCriteria(query).map((criterion) => {
    const label = labelOf(options, query, criterion)
    return { criterion, label: criterion === "text" ? words.members.quoted(label) : label }
  })
  const obstacle =
    found.length > 0
      ? null
      : obstacleOf(
          listed.map(({ entry }) => entry),
          query,
        )
  return (
    <>
      <FilterForm query={query} options={options} onAsk={ask} />
      <ActiveFilters count={found.length} filters={filters} onAsk={ask} />
      {found.length === 0 && (
        <NoMatch obstacle={obstacle && { ...obstacle, label: labelOf(options, query, obstacle.criterion) }} onAsk={ask} />
      )}
      <FoundMembers members={found} />
    </>
  )
}

function FoundMembers({ members }: { readonly members: readonly Member[] }) {
  const [isAll, openAll] = useOpened()
  const list = useRef<HTMLUListElement>(null)
  const showAll = () => {
    flushSync(openAll)
    list.current?.querySelector<HTMLElement>(`:nth-child(${FIRST + 1}) > article a`)?.focus()
  }
  return (
    <>
      <ul className={styles.list} ref={list} data-all={isAll}>
        {members.map((member) => (
          <li key={member.id} className={styles.item}>
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
      <p className={classes("scripted", styles.more)}>
        {!isAll && members.length > FIRST && (
          <Button tone="ghost" onClick={showAll}>
            {words.members.showMore(members.length - FIRST)}
          </Button>
        )}
      </p>
    </>
  )
}

function useQuery(find: FindValue) {
  const [search, replaceSearch] = useSearch()
  const ask = (change: Partial<DirectoryQuery>) => {
    // Reads the address bar, because another filter may have been chosen in the pause after typed text.
    replaceSearch(toSearch({ ...fromSearch(window.location.search, find), ...change }))
  }
  return { query: fromSearch(search, find), ask }
}
