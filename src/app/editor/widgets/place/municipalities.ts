import { fold } from "#contract/fold.ts"
import municipalities from "./municipalities.json"

type Municipality = { readonly name: string; readonly latitude: number; readonly longitude: number }

/** A municipality of Belgium by its name in any language that the list has. `scripts/municipalities.ts` writes the list. */
export function municipalityCalled(locality: string): Municipality | null {
  const wanted = bareName(locality)
  const found = municipalities.find(([names]) => typeof names === "string" && names.split("/").some((name) => bareName(name) === wanted))
  const [names, latitude, longitude] = found ?? []
  if (typeof names !== "string" || typeof latitude !== "number" || typeof longitude !== "number") return null
  return { name: names.split("/")[0] ?? names, latitude, longitude }
}

function bareName(name: string): string {
  return fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}
