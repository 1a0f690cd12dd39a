import { type WidgetProps, useSibling } from "#dashboard/widgets/widget.tsx"
import { useChunk } from "#lib/use-chunk.ts"
import { Select } from "../choice-widgets.tsx"
import { useState } from "react"
import { Button } from "#ui/button.tsx"
import * as styles from "./take-from-locality.module.css"
import { appWords } from "#dashboard/strings/words.ts"

const importCountries = () => import(/* webpackChunkName: "countries" */ "./countries.ts")

/** Without the list the code is shown. */
export function CountryWidget(props: WidgetProps<string>) {
  const chunk = useChunk(importCountries, null)
  const [region, setRegion] = useSibling("field_region")
  const choose = (code: string) => {
    props.onChange(code)
    if (typeof region === "string" && !region.startsWith(`${code}-`)) setRegion("")
  }
  const countries = chunk.kind === "ready" ? chunk.value.countries() : []
  return <Select {...props} choices={countries} none={appWords.editorWidgets.country} onChange={choose} />
}

export function RegionWidget(props: WidgetProps<string>) {
  const chunk = useChunk(importCountries, null)
  const [country] = useSibling("field_country")
  const regions = chunk.kind === "ready" && typeof country === "string" ? chunk.value.regionsOf(country) : []
  return <Select {...props} choices={regions} none={appWords.editorWidgets.region} />
}

const importMunicipalities = () => import(/* webpackChunkName: "municipalities" */ "#contract/places/municipalities.ts")

/** Sets latitude and longitude to the middle of the municipality that the locality names. */
export function TakeFromLocality() {
  const [locality] = useSibling("field_locality")
  const [, setLatitude] = useSibling("field_latitude")
  const [, setLongitude] = useSibling("field_longitude")
  const [status, setStatus] = useState("")
  const chunk = useChunk(importMunicipalities, null)
  const take = () => {
    const wanted = typeof locality === "string" ? locality.trim() : ""
    if (chunk.kind !== "ready") return
    const found = wanted === "" ? null : chunk.value.municipalityCalled(wanted)
    if (found !== null) {
      setLatitude(String(found.latitude))
      setLongitude(String(found.longitude))
    }
    setStatus(
      found === null
        ? wanted === ""
          ? appWords.editorWidgets.noLocality
          : appWords.editorWidgets.noPlaceFound(wanted)
        : appWords.editorWidgets.pointOf(found.name),
    )
  }
  return (
    <div className={styles.take}>
      <Button tone="ghost" size="small" onClick={take}>
        {appWords.editorWidgets.takeFromLocality}
      </Button>
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  )
}
