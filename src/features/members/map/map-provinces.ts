import { nameOf } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import type { DirectoryOptions, DirectoryQuery } from "../directory-query.ts"
import { brussels, mapPlaces, type MapCode } from "./map-places.ts"
import type { MapProvince } from "./province-map.tsx"

/** Returns what a query finds in each province and in Brussels, which is a region without a province. */
export function mapProvinces(options: DirectoryOptions, query: DirectoryQuery): readonly MapProvince[] {
  return Object.keys(mapPlaces)
    .filter(isMapCode)
    .map((code) => {
      const choice = choiceOf(code)
      const name = nameOf(choice === "region" ? words.regions : words.provinces, code)
      const { count = 0, path = null } = options[choice].find(({ value }) => value === code) ?? {}
      return { code, name, count, path, isChosen: query[choice] === code }
    })
}

/** A press on a province asks for its members, or, if it is chosen already, for those of all provinces. */
export function askedByMap(code: MapCode, query: DirectoryQuery): Partial<DirectoryQuery> {
  const choice = choiceOf(code)
  // A province of another region would find nobody.
  return { region: "", province: "", [choice]: query[choice] === code ? "" : code }
}

function choiceOf(code: MapCode): "region" | "province" {
  return code === brussels ? "region" : "province"
}

function isMapCode(code: string): code is MapCode {
  return code in mapPlaces
}
