import { fold } from "../../../contract/fold.ts"
import { namesOfMunicipality } from "../../../contract/places/municipalities.ts"
import { languages } from "../../../contract/languages.ts"
import { wordsOf } from "../../lib/strings/all.ts"
import { language, nameOf } from "../../lib/strings/language.ts"
import { provinceAt } from "../../lib/text/provinces.ts"

type Place = { readonly locality: unknown; readonly postalCode: unknown; readonly region: unknown }

/** Only this region's name differs from its city's, and a search for the city must find the region's members. */
const brussels = "BE-BRU"

/**
 * The directory's search finds members by other names of their municipality, province, region and their cities. Returns null without any. Leaves out
 * names that the member's own words hold.
 */
export function otherPlaceNames({ locality, postalCode, region }: Place): string | null {
  const areas = areasOf({ postalCode, region })
  const ownNames = [locality, ...areas.filter((area) => area.language === language).map(({ name }) => name)].filter(
    (word) => typeof word === "string",
  )
  const cities = [...ownNames, ...(region === brussels ? ["Brussel"] : [])].flatMap(namesOfMunicipality)
  const names = [...cities.filter((one) => !isLonger(one, cities)), ...areas.map(({ name }) => name)]
  const searchNames: string[] = []
  // The longest comes first, because it may hold a shorter one.
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    const searchable = fold([...ownNames, ...searchNames].join(" "))
    if (!searchable.includes(fold(name))) searchNames.push(name)
  }
  return searchNames.length === 0 ? null : searchNames.join(" ")
}

function areasOf({ postalCode, region }: Omit<Place, "locality">) {
  const province = typeof postalCode === "string" ? provinceAt(postalCode) : null
  return languages.flatMap((code) => {
    const { provinces, regions } = wordsOf(code)
    const names = [...(province === null ? [] : [provinces[province]]), ...(typeof region === "string" ? [nameOf(regions, region)] : [])]
    return names.map((name) => ({ language: code, name }))
  })
}

/** Leaves out "Ville de Bruxelles" beside "Bruxelles". */
function isLonger(name: string, names: readonly string[]): boolean {
  return name.split(" ").some((word) => word !== name && names.includes(word))
}
