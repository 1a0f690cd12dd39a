import { skipToken } from "@reduxjs/toolkit/query/react"
import { useEffect, useId, useRef, useState } from "react"
import { withChosen, type ListState } from "#dashboard/lists/rows/list-state.ts"
import type { Filter, FilterOptions, ListKind } from "#dashboard/lists/rows/kind.ts"
import { Button } from "#ui/controls/button.tsx"
import { Options, SelectField, SearchField } from "#ui/forms/field.tsx"
import * as styles from "./list-toolbar.module.css"
import { useGetNamesQuery, useGetOldestQuery, type FilterOption } from "#dashboard/lists/rows/list-api.ts"
import { choicesState, type ChoicesState } from "#dashboard/widgets/load-state.tsx"
import { appWords } from "#dashboard/strings/words.ts"

type ToolbarProps = {
  readonly kind: Pick<ListKind, "filters" | "sorts"> & { readonly words: Pick<ListKind["words"], "search"> }
  readonly state: ListState
  readonly onChange: (state: ListState, how: "choose" | "type") => void
}

export function ListToolbar({ kind, state, onChange }: ToolbarProps) {
  const { filters, sorts, words: own } = kind
  const often = filters.filter(({ isRare = false }) => !isRare)
  const rare = filters.filter(({ isRare = false }) => isRare)
  const rareId = useId()
  const sortId = useId()
  const [isOpen, setIsOpen] = useState(rare.some(({ name }) => state.chosen[name] !== undefined))
  const select = (filter: Filter) => (
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
          label={appWords.lists.sortBy}
          isLabelHidden
          value={state.sort}
          onChange={({ target }) => onChange({ ...state, sort: target.value, page: 1 }, "choose")}
        >
          <Options choices={sorts.map(({ id, label }) => [id, label])} />
        </SelectField>
      </form>
      {rare.length > 0 && (
        <div className={styles.more}>
          <Button tone="quiet" size="small" aria-expanded={isOpen} aria-controls={rareId} onClick={() => setIsOpen(!isOpen)}>
            {appWords.lists.moreFilters}
          </Button>
        </div>
      )}
      {isOpen && (
        <div id={rareId} className={styles.rare} role="group" aria-label={appWords.lists.moreFilters}>
          {rare.map(select)}
        </div>
      )}
    </div>
  )
}

type FilterSelectProps = { readonly filter: Filter; readonly value: string; readonly onChoose: (value: string) => void }

export function FilterSelect({ filter: { label, all, options }, value, onChoose }: FilterSelectProps) {
  const { choices, option, hint } = useChoices(options)
  const isKnown = value === "" || choices.some((choice) => choice.value === value)
  return (
    <SelectField id={useId()} label={label} isLabelHidden hint={hint} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{all}</option>
      <Options choices={choices.map((choice) => [choice.value, choice.label])} />
      {/* This option stands for the value until the choices load, and for an old link's value that is no longer among them. */}
      {!isKnown && <option value={value}>{label}</option>}
      {option}
    </SelectField>
  )
}

function useChoices(options: FilterOptions): ChoicesState & { readonly choices: readonly FilterOption[] } {
  const names = useGetNamesQuery(options.from === "items" ? options.type : skipToken)
  const oldest = useGetOldestQuery(options.from === "years" ? options : skipToken)
  if (options.from === "items") return { choices: names.currentData ?? [], ...choicesState(names) }
  if (options.from === "words") return { choices: Object.entries(options.values).map(([value, label]) => ({ value, label })) }
  const next = new Date().getFullYear() + 1
  const years = Array.from({ length: next - Number(oldest.currentData?.slice(0, 4) ?? next) + 1 }, (_, index) => String(next - index))
  return { choices: years.map((year) => ({ value: year, label: year })), ...choicesState(oldest) }
}

/** Milliseconds without a key after which a search starts. */
const pause = 200

type SearchBoxProps = { readonly label: string; readonly text: string; readonly onSearch: (text: string) => void }

export function SearchBox({ label, text, onSearch }: SearchBoxProps) {
  const id = useId()
  const { input, start, wait } = useSearch(text, onSearch)
  return (
    <SearchField
      ref={input}
      id={id}
      label={label}
      isLabelHidden
      placeholder={label}
      defaultValue={text}
      autoComplete="off"
      spellCheck={false}
      onChange={wait}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return
        event.preventDefault()
        start()
      }}
    />
  )
}

/** The browser keeps the typed text, so a slow answer can't undo a key. */
function useSearch(text: string, onSearch: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const searchedText = useRef(text)
  const timer = useRef<number>()
  const search = useRef(onSearch)

  useEffect(() => {
    search.current = onSearch
  }, [onSearch])

  // After Back, a link or 'Clear all' the box shows the address's text. After a search of its own it stays unchanged.
  useEffect(() => {
    if (input.current !== null && text !== searchedText.current) {
      window.clearTimeout(timer.current)
      input.current.value = text
      searchedText.current = text
    }
  }, [text])

  useEffect(() => {
    // A waiting search must not undo the link that the user presses meanwhile.
    const yieldToLinks = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[href]") !== null) window.clearTimeout(timer.current)
    }
    document.addEventListener("click", yieldToLinks, true)
    return () => {
      document.removeEventListener("click", yieldToLinks, true)
      window.clearTimeout(timer.current)
    }
  }, [])

  const start = () => {
    window.clearTimeout(timer.current)
    const typedText = input.current?.value.trim() ?? ""
    if (typedText === searchedText.current) return
    searchedText.current = typedText
    search.current(typedText)
  }
  const wait = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(start, pause)
  }
  return { input, start, wait }
}
