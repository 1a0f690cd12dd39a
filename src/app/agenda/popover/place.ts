import type { Place } from "#app/agenda/occurrences/occurrence.ts"
import { agenda as strings } from "#app/strings/agenda.ts"

/** "Maes & Otten, Rue du Bonnier 7, 6000 Charleroi" */
export function placeWords({ words, isOnline }: Place): string {
  return words === "" && isOnline ? strings.online : words
}

/** A map of OpenStreetMap at the coordinates, or else at the address; null without either. */
export function mapLink({ address, latitude, longitude }: Place): string | null {
  if (latitude !== null && longitude !== null) {
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  }
  return address === "" ? null : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address }).toString()}`
}
