import { municipalityCalled } from "../../../contract/places/municipalities.ts"
import { otherPlaceNames } from "./place-names.ts"

type Fields = Readonly<Record<string, unknown>>

/** The directory needs other names of a member's place, its coordinates, and the picture of its card. */
export function memberFields({ locality, postalCode, region, latitude, longitude, country, image, gallery }: Fields) {
  return {
    placeNames: otherPlaceNames({ locality, postalCode, region }),
    coordinates: coordinatesOf({ latitude, longitude, locality, country }),
    work: [image ?? [], gallery ?? []].flat().find(hasFile) ?? null,
  }
}

/** Without its own coordinates, a member has those of its municipality's middle, to a kilometre. Returns null for an unknown place. */
function coordinatesOf({ latitude, longitude, locality, country }: Fields): readonly number[] | null {
  const isAbroad = typeof country === "string" && country !== "BE"
  const own = typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null
  const place = own ?? (isAbroad || typeof locality !== "string" ? null : municipalityCalled(locality))
  return place && [place.latitude, place.longitude].map((degrees) => Math.round(degrees * 100) / 100)
}

function hasFile(picture: unknown): boolean {
  return typeof picture === "object" && picture !== null && "file" in picture && picture.file !== null
}
