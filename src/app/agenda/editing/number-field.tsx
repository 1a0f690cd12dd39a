import { useState } from "react"
import { TextField } from "#ui/field.tsx"

type NumberFieldProps = {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly max: number
  readonly isReadOnly: boolean
  readonly onChange: (value: number) => void
}

/** A whole number from 1 on. What is being typed may be no number yet; the last one stays until it is. */
export function NumberField({ id, label, value, max, isReadOnly, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      id={id}
      label={label}
      type="number"
      inputMode="numeric"
      autoComplete="off"
      min={1}
      max={max}
      readOnly={isReadOnly}
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = Number(target.value)
        if (Number.isInteger(number) && number >= 1 && number <= max) onChange(number)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
