import { editorWidgets as words } from "#app/strings/editor.ts"
import { useSibling } from "#app/widgets/use-sibling.ts"
import type { WidgetProps } from "#app/widgets/widget.tsx"
import { useChunk } from "#lib/use-chunk.ts"
import { Select } from "../choice-widgets.tsx"

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
  return <Select {...props} choices={countries} none={words.country} onChange={choose} />
}

export function RegionWidget(props: WidgetProps<string>) {
  const chunk = useChunk(importCountries, stay)
  const [country] = useSibling("field_country")
  const regions = chunk.kind === "ready" && typeof country === "string" ? chunk.value.regionsOf(country) : []
  return <Select {...props} choices={regions} none={words.region} />
}
