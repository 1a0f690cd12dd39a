import { fold } from "../fold.ts"
import municipalities from "./municipalities.json"

type Municipality = { readonly name: string; readonly latitude: number; readonly longitude: number }

/** Accepts the names of GeoNames, in any language. */
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

/** If two municipalities have a name in common, the first one gets it. */
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

export function bareName(name: string): string {
  return fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}
