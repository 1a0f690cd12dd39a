import type { Referrers } from "#dashboard/items/history.ts"
import { Button } from "#ui/controls/button.tsx"
import * as styles from "./library.module.css"
import { words } from "#lib/strings/words.ts"
import { appWords } from "#dashboard/strings/words.ts"

type UsesProps = {
  readonly currentData?: Referrers | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export function Uses({ currentData, isError, isFetching, refetch }: UsesProps) {
  if (currentData !== undefined) {
    return (
      <section aria-label={appWords.library.usedIn}>
        <h4 className={styles.label}>{appWords.library.usedIn}</h4>
        <UseList uses={currentData} />
      </section>
    )
  }
  if (isFetching || !isError) return <p className="meta">{appWords.library.usesLoading}</p>
  return (
    <p className="meta" role="alert">
      {appWords.library.usesFailed}{" "}
      <Button tone="quiet" size="small" onClick={refetch}>
        {words.dashboard.retry}
      </Button>
    </p>
  )
}

export function UseList({ uses: { referrers, count, hidden } }: { readonly uses: Referrers }) {
  if (count === 0 && hidden === 0) return <p className="meta">{appWords.library.unused}</p>
  // The server lists an item twice if two of its fields refer to the file.
  const items = referrers.filter(({ id }, index) => referrers.findIndex((other) => other.id === id) === index)
  return (
    <ul className={styles.uses}>
      {items.map(({ type, id, title }) => (
        <li key={id}>
          {title === "" ? appWords.editorSafety.draft.untitled : title} <small>{appWords.model.kindOf(type).label}</small>
        </li>
      ))}
      {count > referrers.length && <li>{appWords.library.more(count - referrers.length)}</li>}
      {hidden > 0 && <li>{appWords.library.hidden(hidden)}</li>}
    </ul>
  )
}
