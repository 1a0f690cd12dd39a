import { useId, useState } from "react"
import { withChosen, type ListState } from "#app/lists/rows/list-state.ts"
import type { ListKind } from "#app/lists/rows/kind.ts"
import { lists as words } from "#app/strings/lists.ts"
import { Button } from "#ui/button.tsx"
import { SelectField } from "#ui/field.tsx"
import { FilterSelect } from "./filter-select.tsx"
import { SearchBox } from "./search-box.tsx"
import * as styles from "./toolbar.module.css"

type ToolbarProps = {
  readonly kind: Pick<ListKind, "filters" | "sorts"> & { readonly words: Pick<ListKind["words"], "search"> }
  readonly state: ListState
  readonly onChange: (state: ListState, how: "choose" | "type") => void
}

export function Toolbar({ kind, state, onChange }: ToolbarProps) {
  const { filters, sorts, words: own } = kind
  const often = filters.filter(({ isRare = false }) => !isRare)
  const rare = filters.filter(({ isRare = false }) => isRare)
  const rareId = useId()
  const sortId = useId()
  const [isOpen, setIsOpen] = useState(rare.some(({ name }) => state.chosen[name] !== undefined))
  const select = (filter: (typeof filters)[number]) => (
    <FilterSelect
      key={filter.name}
      filter={filter}
      value={state.chosen[filter.name] ?? ""}
      onChoose={(value) => onChange(withChosen(state, filter.name, value), "choose")}
    />
  )
  return (
    <div className={styles.toolbar}>
      <form className={styles.row} role="search" aria-label={own.search} onSubmit={(event) => event.preventDefault()}>
        <SearchBox label={own.search} text={state.text} onSearch={(text) => onChange({ ...state, text, page: 1 }, "type")} />
        {often.map(select)}
        <SelectField
          id={sortId}
          label={words.sortBy}
          isLabelHidden
          value={state.sort}
          onChange={({ target }) => onChange({ ...state, sort: target.value, page: 1 }, "choose")}
        >
          {sorts.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </form>
      {rare.length > 0 && (
        <div className={styles.more}>
          <Button tone="quiet" size="small" aria-expanded={isOpen} aria-controls={rareId} onClick={() => setIsOpen(!isOpen)}>
            {words.moreFilters}
          </Button>
        </div>
      )}
      {isOpen && (
        <div id={rareId} className={styles.rare} role="group" aria-label={words.moreFilters}>
          {rare.map(select)}
        </div>
      )}
    </div>
  )
}
