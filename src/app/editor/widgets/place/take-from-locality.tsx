import { useState } from "react"
import { useChunk } from "#lib/use-chunk.ts"
import { editorWidgets as words } from "#lib/strings/members-area/editor.ts"
import { Button } from "#ui/button.tsx"
import { useSibling } from "../../form/use-sibling.ts"
import * as styles from "./take-from-locality.module.css"

const importMunicipalities = () => import(/* webpackChunkName: "municipalities" */ "./municipalities.ts")

/** Sets latitude and longitude to the middle of the municipality that the locality names. */
export function TakeFromLocality() {
  const [locality] = useSibling("field_locality")
  const [, setLatitude] = useSibling("field_latitude")
  const [, setLongitude] = useSibling("field_longitude")
  const [status, setStatus] = useState("")
  const chunk = useChunk(importMunicipalities)
  const take = () => {
    const wanted = typeof locality === "string" ? locality.trim() : ""
    if (wanted === "") return setStatus(words.noLocality)
    if (chunk.kind !== "ready") return
    const found = chunk.value.municipalityCalled(wanted)
    if (found === null) return setStatus(words.noPlaceFound(wanted))
    setLatitude(String(found.latitude))
    setLongitude(String(found.longitude))
    setStatus(words.pointOf(found.name))
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
