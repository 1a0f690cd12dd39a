import type { WidgetProps } from "#app/widgets/widget.ts"
import { useChunk } from "#lib/use-chunk.ts"
import { editorWidgets as words } from "#app/strings/editor.ts"
import { SelectField } from "#ui/field.tsx"
import { useSibling } from "#app/widgets/use-sibling.ts"
import type { Place } from "./countries.ts"

const importCountries = () => import(/* webpackChunkName: "countries" */ "./countries.ts")

/** Without the list the codes are shown. A reload would take the form away. */
const stay = () => undefined

export function CountryWidget(props: WidgetProps<string>) {
  const chunk = useChunk(importCountries, stay)
  const [region, setRegion] = useSibling("field_region")
  const choose = (code: string) => {
    props.onChange(code)
    if (typeof region === "string" && !region.startsWith(`${code}-`)) setRegion("")
  }
  const countries = chunk.kind === "ready" ? chunk.value.countries() : []
  return <PlaceSelect {...props} places={countries} none={words.country} onChange={choose} />
}

export function RegionWidget(props: WidgetProps<string>) {
  const chunk = useChunk(importCountries, stay)
  const [country] = useSibling("field_country")
  const regions = chunk.kind === "ready" && typeof country === "string" ? chunk.value.regionsOf(country) : []
  return <PlaceSelect {...props} places={regions} none={words.region} />
}

type PlaceSelectProps = WidgetProps<string> & { readonly places: readonly Place[]; readonly none: string }

function PlaceSelect({ id, name, field, value, onChange, onBlur, error, isReadOnly, places, none }: PlaceSelectProps) {
  return (
    <SelectField
      id={id}
      label={field.label}
      error={error}
      name={name}
      value={value}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    >
      <option value="">{none}</option>
      {value !== "" && !places.some(({ code }) => code === value) && <option value={value}>{value}</option>}
      {places.map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
