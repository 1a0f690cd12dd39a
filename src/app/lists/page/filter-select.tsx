import { useId } from "react"
import type { Filter } from "#app/lists/rows/kind.ts"
import { useGetNamesQuery, useGetOldestQuery, type Choice } from "#app/lists/rows/list-api.ts"
import { SelectField } from "#ui/field.tsx"

type FilterSelectProps = { readonly filter: Filter; readonly value: string; readonly onChoose: (value: string) => void }

export function FilterSelect(props: FilterSelectProps) {
  const { options } = props.filter
  if (options.from === "items") return <ItemSelect {...props} type={options.type} />
  if (options.from === "years") return <YearSelect {...props} type={options.type} field={options.field} />
  return <Select {...props} choices={Object.entries(options.values).map(([value, label]) => ({ value, label }))} />
}

type ItemsOf = Extract<Filter["options"], { readonly from: "items" }>
type YearsOf = Extract<Filter["options"], { readonly from: "years" }>

function ItemSelect({ type, ...props }: FilterSelectProps & Pick<ItemsOf, "type">) {
  const { currentData = [] } = useGetNamesQuery(type)
  return <Select {...props} choices={currentData} />
}

function YearSelect({ type, field, ...props }: FilterSelectProps & Pick<YearsOf, "type" | "field">) {
  const { currentData } = useGetOldestQuery({ type, field })
  const present = new Date().getFullYear() + 1
  const oldest = Number(currentData?.slice(0, 4) ?? present)
  const years = Array.from({ length: Math.max(0, present - oldest + 1) }, (_, index) => String(present - index))
  return <Select {...props} choices={years.map((year) => ({ value: year, label: year }))} />
}

function Select({ filter, value, onChoose, choices }: FilterSelectProps & { readonly choices: readonly Choice[] }) {
  const { label, all, otherwise } = filter
  const isKnown = value === "" || choices.some((choice) => choice.value === value)
  return (
    <SelectField id={useId()} label={label} isLabelHidden value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
      {/* Until the options have come, and for a value of another time. */}
      {!isKnown && <option value={value}>{otherwise?.(value) ?? label}</option>}
    </SelectField>
  )
}
