import type { Langcode } from "../fields.ts"
import { countryIn } from "../places/country-in.ts"

type Address = Readonly<Partial<Record<"location" | "street" | "postalCode" | "locality" | "country", string | null>>>

export function placeOf({ location, street, postalCode, locality, country }: Address, language: Langcode): readonly string[] {
  const town = [postalCode, locality].filter(Boolean).join(" ")
  const isAbroad = town !== "" && country && country !== "BE"
  return [location, street, isAbroad ? `${town}, ${countryIn(language, country)}` : town].flatMap((line) => line || [])
}

type Spot = { readonly address: string; readonly latitude: number | null; readonly longitude: number | null }

export function mapLink({ address, latitude, longitude }: Spot): string | null {
  if (latitude !== null && longitude !== null) {
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  }
  return address === "" ? null : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address }).toString()}`
}
