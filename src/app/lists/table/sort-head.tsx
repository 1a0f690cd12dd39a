import type { ListKind, Sort } from "#app/lists/rows/kind.ts"
import { Icon } from "#ui/icon.tsx"
import * as styles from "./sort-head.module.css"
import * as table from "./list-table.module.css"

type SortHeadProps = {
  readonly kind: Pick<ListKind, "sorts">
  /** The present one's id. */
  readonly sort: string
  readonly column: string
  readonly label: string
  readonly isWide?: boolean
  readonly onSort: (sort: Sort) => void
}

const up = "M10 17V4M5 9l5-5 5 5"
const down = "M10 3v13M5 11l5 5 5-5"

/** A column's head. Where the list can be sorted by the column it is a button, and a second press turns the order round. */
export function SortHead({ kind, sort, column, label, isWide = false, onSort }: SortHeadProps) {
  const own = kind.sorts.filter((each) => each.column === column)
  const present = own.find(({ id }) => id === sort)
  const next = own[present === undefined ? 0 : (own.indexOf(present) + 1) % own.length]
  const isDescending = (present ?? next)?.id.startsWith("-") === true
  return (
    <th
      scope="col"
      className={table.head}
      data-wide={isWide}
      aria-sort={present === undefined ? undefined : isDescending ? "descending" : "ascending"}
    >
      {next === undefined ? (
        label
      ) : (
        <button type="button" className={styles.sort} onClick={() => onSort(next)}>
          <span>{label}</span>
          <Icon path={isDescending ? down : up} />
        </button>
      )}
    </th>
  )
}
