import { fold } from "../fold.ts"
import { once } from "../once.ts"
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

export const municipalityNames = once(() => municipalities.flatMap(([names]) => String(names).split("/")))

/** If two municipalities have a name in common, the first one gets it. */
const rows = once(() => {
  const rowsByName = municipalities.flatMap((row) =>
    String(row[0])
      .split("/")
      .map((name) => [bareName(name), row] as const),
  )
  return new Map(rowsByName.toReversed())
})

export function bareName(name: string): string {
  return fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}
