import type { WidgetProps } from "#app/widgets/widget.ts"
import type { ReferenceValue } from "#app/resources/values.ts"
import { Combobox } from "#app/widgets/combobox/combobox.tsx"

export function ReferencesWidget({ value, onChange, ...others }: WidgetProps<readonly ReferenceValue[]>) {
  return <Combobox {...others} chosen={value} onChange={onChange} />
}

/** A single reference: choosing another one replaces it. */
export function ReferenceWidget({ value, onChange, ...others }: WidgetProps<ReferenceValue | null>) {
  return <Combobox {...others} chosen={value === null ? [] : [value]} onChange={(next) => onChange(next.at(-1) ?? null)} />
}
