import { type WidgetProps, useSibling } from "#dashboard/widgets/widget.tsx"
import { useChunk } from "#lib/use-chunk.ts"
import { Select } from "../choice-widgets.tsx"
import { useState } from "react"
import { Button } from "#ui/controls/button.tsx"
import * as styles from "./take-from-locality.module.css"
import { placeFields } from "./place-fields.ts"
import { appWords } from "#dashboard/strings/words.ts"

const importCountries = () => import(/* webpackChunkName: "countries" */ "./countries.ts")

/** Shows the code until the list has loaded. */
export function CountryWidget(props: WidgetProps<string>) {
  const chunk = useChunk(importCountries, null)
  const [region, setRegion] = useSibling(placeFields.region)
  const choose = (code: string) => {
    props.onChange(code)
    if (typeof region === "string" && !region.startsWith(`${code}-`)) setRegion("")
  }
  const countries = chunk.kind === "ready" ? chunk.value.countries() : []
  return <Select {...props} choices={countries} none={appWords.editorWidgets.country} onChange={choose} />
}

export function RegionWidget(props: WidgetProps<string>) {
  const chunk = useChunk(importCountries, null)
  const [country] = useSibling(placeFields.country)
  const regions = chunk.kind === "ready" && typeof country === "string" ? chunk.value.regionsOf(country) : []
  return <Select {...props} choices={regions} none={appWords.editorWidgets.region} />
}

const importMunicipalities = () => import(/* webpackChunkName: "municipalities" */ "#contract/places/municipalities.ts")

/** The button takes the coordinates of the municipality's middle. */
export function TakeFromLocality() {
  const [locality] = useSibling(placeFields.locality)
  const [, setLatitude] = useSibling(placeFields.latitude)
  const [, setLongitude] = useSibling(placeFields.longitude)
  const [status, setStatus] = useState("")
  const chunk = useChunk(importMunicipalities, null)
  const take = () => {
    const municipalityName = typeof locality === "string" ? locality.trim() : ""
    if (chunk.kind !== "ready") return
    const municipality = municipalityName === "" ? null : chunk.value.municipalityCalled(municipalityName)
    if (municipality !== null) {
      setLatitude(String(municipality.latitude))
      setLongitude(String(municipality.longitude))
    }
    setStatus(
      municipality === null
        ? municipalityName === ""
          ? appWords.editorWidgets.noLocality
          : appWords.editorWidgets.noPlaceFound(municipalityName)
        : appWords.editorWidgets.pointOf(municipality.name),
    )
  }
  return (
    <div className={styles.take}>
      <Button tone="ghost" size="small" onClick={take}>
        {appWords.editorWidgets.takeFromLocality}
      </Button>
      <p className="hint" role="status">
        {status}
      </p>
    </div>
  )
}
