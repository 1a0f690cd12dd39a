export type Point = { readonly latitude: number; readonly longitude: number }
export type NamedPoint = Point & { readonly name: string }

const radius = 6371

/** Kilometres along the surface of the earth. */
function distanceBetween(one: Point, other: Point): number {
  const latitudes = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const longitudes = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const parts = latitudes + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitudes
  return 2 * radius * Math.asin(Math.sqrt(parts))
}

type Located = { readonly coordinates: readonly number[] | null }

/** The nearest come first. Items of unknown place come last, in their former order. */
export function byDistance<Item extends Located>(items: readonly Item[], place: Point): readonly Item[] {
  const measured = items.map((item) => ({ item, km: kmTo(item, place) ?? Infinity }))
  return measured.toSorted((one, other) => (one.km === other.km ? 0 : one.km - other.km)).map(({ item }) => item)
}

/** The reader has named the place from which distances are measured. */
export type DistanceOf = (item: Located) => string | null

/** Whole kilometres; null for an unknown place. */
export function distanceTo(item: Located, place: Point): string | null {
  const km = kmTo(item, place)
  return km === null ? null : km < 1 ? "< 1" : String(Math.round(km))
}

function kmTo({ coordinates }: Located, place: Point): number | null {
  const [latitude, longitude] = coordinates ?? []
  return latitude === undefined || longitude === undefined ? null : distanceBetween({ latitude, longitude }, place)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
