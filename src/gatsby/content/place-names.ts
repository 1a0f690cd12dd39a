import { fold } from "../../../contract/fold.ts"
import { namesOfMunicipality } from "../../../contract/places/municipalities.ts"
import { provinceOf } from "../../lib/text/provinces.ts"

type Place = { readonly locality: unknown; readonly postalCode: unknown; readonly region: unknown }

/** A search for the city of a region or province finds all its members. Only this region's own name differs from its city's. */
const brussels = "BE-BRU"

/**
 * The names of a member's place in other languages, for the directory's search; null if there are none.
 *
 * The names of its municipality, and of the city that its province or region is called after, without those that its own words hold.
 */
export function otherPlaceNames({ locality, postalCode, region }: Place): string | null {
  const own = [locality, typeof postalCode === "string" ? provinceOf(postalCode) : null].filter((word) => typeof word === "string")
  const names = [...own, ...(region === brussels ? ["Brussel"] : [])].flatMap(namesOfMunicipality)
  const kept: string[] = []
  // The longest first: it may hold a shorter one.
  for (const name of names.filter((one) => !isLonger(one, names)).toSorted((a, b) => b.length - a.length)) {
    const known = fold([...own, ...kept].join(" "))
    if (!known.includes(fold(name))) kept.push(name)
  }
  return kept.length === 0 ? null : kept.join(" ")
}

/** Leaves out "Ville de Bruxelles" beside "Bruxelles". */
function isLonger(name: string, names: readonly string[]): boolean {
  return name.split(" ").some((word) => word !== name && names.includes(word))
}
