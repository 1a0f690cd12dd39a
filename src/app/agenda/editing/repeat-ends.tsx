import { useState } from "react"
import { isDay } from "#contract/agenda/brussels.ts"
import { endFor } from "#app/agenda/rule/choices.ts"
import type { Ends } from "#app/agenda/rule/repeat.ts"
import { repeatWords as words } from "#app/strings/event-editing.ts"
import { SelectField, TextField } from "#ui/field.tsx"
import { FormRow } from "#ui/form.tsx"
import { NumberField } from "./number-field.tsx"
import type { RepeatPartProps } from "./repeat-pattern.tsx"

const kinds = ["never", "on", "after"] as const

export function RepeatEnds({ id, repeat, startDay, isReadOnly, onChange }: RepeatPartProps) {
  const { ends } = repeat
  const change = (next: Ends) => onChange({ ...repeat, ends: next })
  return (
    <FormRow>
      <SelectField
        id={`${id}-ends`}
        label={words.ends}
        disabled={isReadOnly}
        value={ends.kind}
        onChange={({ target }) => change(endFor(kinds.find((kind) => kind === target.value) ?? "never", startDay))}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.endings[kind]}
          </option>
        ))}
      </SelectField>
      {ends.kind === "on" && (
        <LastDay id={`${id}-until`} day={ends.day} isReadOnly={isReadOnly} onChange={(day) => change({ kind: "on", day })} />
      )}
      {ends.kind === "after" && (
        <NumberField
          id={`${id}-count`}
          label={words.times}
          max={999}
          value={ends.count}
          isReadOnly={isReadOnly}
          onChange={(count) => change({ kind: "after", count })}
        />
      )}
    </FormRow>
  )
}

type LastDayProps = {
  readonly id: string
  readonly day: string
  readonly isReadOnly: boolean
  readonly onChange: (day: string) => void
}

/** The rule has a whole day at any time, also while another one is being typed. */
function LastDay({ id, day, isReadOnly, onChange }: LastDayProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      id={id}
      label={words.lastDay}
      type="date"
      max="9999-12-31"
      autoComplete="off"
      readOnly={isReadOnly}
      value={typed ?? day}
      onChange={({ target: { value } }) => {
        setTyped(value)
        if (isDay(value) && value >= "1970") onChange(value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
