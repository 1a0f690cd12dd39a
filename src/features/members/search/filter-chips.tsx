import type { MouseEvent } from "react"
import { words } from "#lib/strings/words.ts"
import { Button } from "#ui/controls/button.tsx"
import { cross, Icon } from "#ui/pictures/icon.tsx"
import * as styles from "./filter-chips.module.css"
import {
  activeCriteria,
  emptyQuery,
  criterionLabel,
  type Criterion,
  type DirectoryOptions,
  type DirectoryQuery,
} from "../directory-query.ts"

type FilterChipsProps = {
  readonly query: DirectoryQuery
  readonly options: DirectoryOptions
  readonly onAsk: (change: Partial<DirectoryQuery>) => void
}

export function FilterChips({ query, options, onAsk }: FilterChipsProps) {
  const active = [...activeCriteria(query), ...(query.near === "" ? [] : (["near"] as const))]
  if (active.length === 0) return null
  const ask =
    (change: Partial<DirectoryQuery>) =>
    ({ currentTarget }: MouseEvent) => {
      // The clicked button disappears, and the focus stays near.
      currentTarget.closest<HTMLElement>("[role=group]")?.focus()
      onAsk(change)
    }
  return (
    <>
      <ul className="cluster">
        {active.map((criterion) => {
          const label = quotedLabelOf(options, query, criterion)
          return (
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
          )
        })}
      </ul>
      <span className="scripted">
        <Button tone="quiet" size="small" onClick={ask(emptyQuery)}>
          {words.members.clearAll}
        </Button>
      </span>
    </>
  )
}

function quotedLabelOf(options: DirectoryOptions, query: DirectoryQuery, criterion: Criterion | "near"): string {
  if (criterion === "near") return words.members.nearest(query.near)
  const label = criterionLabel(options, query, criterion)
  return criterion === "text" ? words.members.quoted(label) : label
}
