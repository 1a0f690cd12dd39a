import { fold } from "../fold.ts"
import municipalities from "./municipalities.json"

type Municipality = { readonly name: string; readonly latitude: number; readonly longitude: number }

/** Returns a municipality of Belgium by its name in any language that the list has. The list is GeoNames', with names in other languages. */
export function municipalityCalled(locality: string): Municipality | null {
  const [names, latitude, longitude] = rows().get(bareName(locality)) ?? []
  if (typeof names !== "string" || typeof latitude !== "number" || typeof longitude !== "number") return null
  return { name: names.split("/")[0] ?? names, latitude, longitude }
}

export function namesOfMunicipality(name: string): readonly string[] {
  const [names] = rows().get(bareName(name)) ?? []
  return typeof names === "string" ? names.split("/") : []
}

export function municipalityNames(): readonly string[] {
  return (allNames ??= municipalities.flatMap(([names]) => String(names).split("/")))
}

let allNames: readonly string[] | undefined

type Row = (typeof municipalities)[number]
let byName: ReadonlyMap<string, Row> | undefined

/** If two municipalities have a name in common, it is the first's. */
function rows(): ReadonlyMap<string, Row> {
  if (byName !== undefined) return byName
  const rowsByName = municipalities.flatMap((row) =>
    String(row[0])
      .split("/")
      .map((name) => [bareName(name), row] as const),
  )
  byName = new Map(rowsByName.toReversed())
  return byName
}

/** Returns a name as names are compared: without accents, capitals, hyphens and apostrophes. */
export function bareName(name: string): string {
  return fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}
