import { Link } from "#ui/link.tsx"
import { NearField } from "./near-field.tsx"
import type { PlacesState } from "./use-places.ts"
import * as styles from "./near.module.css"
import type { Place } from "./distance.ts"
import { words } from "#lib/strings/words.ts"

type NearProps = {
  readonly near: string
  readonly place: Place | null
  readonly state: PlacesState
  readonly onAsk: (near: string) => void
  readonly onUse: () => void
}

/** The order by distance. It says what the members are ordered by, and whose places they are. */
export function Near({ near, place, state, onAsk, onUse }: NearProps) {
  return (
    <div className={`scripted ${styles.near}`}>
      <NearField id="near" near={near} state={state} onAsk={onAsk} onUse={onUse} />
      <p className={styles.sorted} aria-live="polite">
        {place !== null && (
          <>
            {words.map.sorted(place.name)} <Link to="https://www.geonames.org/">GeoNames</Link> (
            <Link to="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Link>).
          </>
        )}
      </p>
    </div>
  )
}
