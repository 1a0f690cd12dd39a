import { useRef } from "react"
import { Button } from "#ui/button.tsx"
import { Dimension } from "#ui/dimension.tsx"
import { cross, Icon } from "#ui/icon.tsx"
import * as styles from "./active-filters.module.css"
import { emptyQuery, type Criterion, type DirectoryQuery } from "./directory-query.ts"
import { words } from "#lib/strings/words.ts"

type ActiveFiltersProps = {
  /** How many members are found, once that is known. */
  readonly count: number | "searching" | "unknown"
  readonly filters: readonly { readonly criterion: Criterion; readonly label: string }[]
  readonly onAsk: (change: Partial<DirectoryQuery>) => void
}

export function ActiveFilters({ count, filters, onAsk }: ActiveFiltersProps) {
  const place = useRef<HTMLDivElement>(null)
  const ask = (change: Partial<DirectoryQuery>) => () => {
    onAsk(change)
    // The clicked button disappears; the focus stays near.
    place.current?.focus()
  }
  return (
    <div className={styles.state} ref={place} role="group" aria-label={words.members.filters} tabIndex={-1}>
      <Dimension align="start" role="status" className={styles.count}>
        {count === "searching" && words.members.loading}
        {typeof count === "number" && words.members.count(count)}
      </Dimension>
      {filters.length > 0 && (
        <>
          <ul className={styles.chips}>
            {filters.map(({ criterion, label }) => (
              <li key={criterion}>
                <button
                  type="button"
                  className={styles.chip}
                  aria-label={words.members.removeFilter(label)}
                  onClick={ask({ [criterion]: "" })}
                >
                  {label}
                  <Icon path={cross} />
                </button>
              </li>
            ))}
          </ul>
          <span className="scripted">
            <Button tone="quiet" size="small" onClick={ask(emptyQuery)}>
              {words.members.clearAll}
            </Button>
          </span>
        </>
      )}
    </div>
  )
}
