import { Link } from "#ui/link.tsx"
import * as styles from "./near.module.css"
import type { Place } from "./distance.ts"
import { words } from "#lib/strings/words.ts"

/** Says what the members are ordered by, and whose places they are. */
export function Near({ place }: { readonly place: Place | null }) {
  return (
    <p className={`scripted ${styles.sorted}`} aria-live="polite">
      {place !== null && (
        <>
          {words.map.sorted(place.name)} <Link to="https://www.geonames.org/">GeoNames</Link> (
          <Link to="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Link>).
        </>
      )}
    </p>
  )
}
