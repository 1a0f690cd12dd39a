import { kindOf } from "#contract/content.ts"
import type { Referrers } from "#app/resources/history.ts"
import { dashboard } from "#lib/strings/dashboard.ts"
import { library as words } from "#app/strings/media.ts"
import { Button } from "#ui/button.tsx"
import * as styles from "./library.module.css"

type UsesProps = {
  readonly currentData?: Referrers | null | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** Where a file is used; nothing where the back end can't tell. */
export function Uses({ currentData, isError, isFetching, refetch }: UsesProps) {
  if (currentData === null) return null
  if (currentData !== undefined) {
    return (
      <section aria-label={words.usedIn}>
        <h4 className={styles.label}>{words.usedIn}</h4>
        <UseList uses={currentData} />
      </section>
    )
  }
  if (isFetching || !isError) return <p className={styles.facts}>{words.usesLoading}</p>
  return (
    <p className={styles.facts} role="alert">
      {words.usesFailed}{" "}
      <Button tone="quiet" size="small" onClick={refetch}>
        {dashboard.retry}
      </Button>
    </p>
  )
}

export function UseList({ uses: { shown, count, hidden } }: { readonly uses: Referrers }) {
  if (count === 0 && hidden === 0) return <p className={styles.facts}>{words.unused}</p>
  // An item that refers by two fields stands in the list twice.
  const items = shown.filter(({ id }, index) => shown.findIndex((other) => other.id === id) === index)
  return (
    <ul className={styles.uses}>
      {items.map(({ type, id, title }) => (
        <li key={id}>
          {title === "" ? words.unnamed : title} <small>{kindOf(type).label}</small>
        </li>
      ))}
      {count > shown.length && <li>{words.more(count - shown.length)}</li>}
      {hidden > 0 && <li>{words.hidden(hidden)}</li>}
    </ul>
  )
}
