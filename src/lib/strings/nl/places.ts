import type * as english from "../en/places.ts"

export const regions: typeof english.regions = { "BE-BRU": "Brussels Gewest", "BE-VLG": "Vlaanderen", "BE-WAL": "Wallonië" }

export const provinces: typeof english.provinces = {
  "BE-VAN": "Antwerpen",
  "BE-VOV": "Oost-Vlaanderen",
  "BE-VBR": "Vlaams-Brabant",
  "BE-WHT": "Henegouwen",
  "BE-WLG": "Luik",
  "BE-VLI": "Limburg",
  "BE-WLX": "Luxemburg",
  "BE-WNA": "Namen",
  "BE-WBR": "Waals-Brabant",
  "BE-VWV": "West-Vlaanderen",
}
