import { useState } from "react"
import { useChunk } from "#lib/use-chunk.ts"
import { editorWidgets as words } from "#app/strings/editor.ts"
import { Button } from "#ui/button.tsx"
import { useSibling } from "#app/widgets/use-sibling.ts"
import * as styles from "./take-from-locality.module.css"

const importMunicipalities = () => import(/* webpackChunkName: "municipalities" */ "#contract/places/municipalities.ts")

// A reload would take the form away.
const stay = () => undefined

/** Sets latitude and longitude to the middle of the municipality that the locality names. */
export function TakeFromLocality() {
  const [locality] = useSibling("field_locality")
  const [, setLatitude] = useSibling("field_latitude")
  const [, setLongitude] = useSibling("field_longitude")
  const [status, setStatus] = useState("")
  const chunk = useChunk(importMunicipalities, stay)
  const take = () => {
    const wanted = typeof locality === "string" ? locality.trim() : ""
    if (chunk.kind !== "ready") return
    const found = wanted === "" ? null : chunk.value.municipalityCalled(wanted)
    if (found !== null) {
      setLatitude(String(found.latitude))
      setLongitude(String(found.longitude))
    }
    setStatus(found === null ? (wanted === "" ? words.noLocality : words.noPlaceFound(wanted)) : words.pointOf(found.name))
  }
  return (
    <div className={styles.take}>
      <Button tone="ghost" size="small" onClick={take}>
        {words.takeFromLocality}
      </Button>
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  )
}
