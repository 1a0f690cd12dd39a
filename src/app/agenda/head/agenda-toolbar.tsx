import { useId, useState } from "react"
import { stateOf, type AgendaState } from "#app/agenda/occurrences/agenda-state.ts"
import { FilterSelect, SearchBox } from "#app/lists/page/toolbar.tsx"
import { formatDay } from "#contract/agenda/calendar.ts"
import { agenda as strings } from "#app/strings/agenda.ts"
import { TextField } from "#ui/field.tsx"
import { filters } from "#app/agenda/occurrences/filters.ts"
import * as styles from "./agenda-toolbar.module.css"

export type AgendaToolbarProps = {
  readonly state: AgendaState
  readonly day: number
  readonly onChange: (state: AgendaState, how: "choose" | "type") => void
}

export function AgendaToolbar({ state, day, onChange }: AgendaToolbarProps) {
  return (
    <form className={styles.toolbar} role="search" aria-label={strings.search} onSubmit={(event) => event.preventDefault()}>
      <SearchBox label={strings.search} text={state.text} onSearch={(text) => onChange({ ...state, view: "list", text }, "type")} />
      {filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          value={state[filter.name]}
          onChoose={(value) => onChange({ ...state, [filter.name]: value }, "choose")}
        />
      ))}
      <DateBox day={day} onDay={(chosen) => onChange({ ...state, day: chosen, until: null, text: "" }, "type")} />
    </form>
  )
}

/** Goes to a date as soon as it is whole. While it is typed, the field shows what is typed. */
function DateBox({ day, onDay }: { readonly day: number; readonly onDay: (day: number) => void }) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const chosen = stateOf(`?date=${text}`).day
    if (chosen !== null) onDay(chosen)
  }
  return (
    <TextField
      id={id}
      type="date"
      label={strings.goTo}
      isLabelHidden
      title={strings.goTo}
      value={typed ?? formatDay(day)}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
