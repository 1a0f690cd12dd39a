import { Link } from "#ui/controls/link.tsx"
import type { NamedPoint } from "./distance.ts"
import { words } from "#lib/strings/words.ts"

export function SortedBy({ place }: { readonly place: NamedPoint }) {
  return (
    <>
      {words.map.sorted(place.name)} <Link to="https://www.geonames.org/">GeoNames</Link> (
      <Link to="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Link>).
    </>
  )
}
