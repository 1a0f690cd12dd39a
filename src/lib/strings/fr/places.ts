import type * as english from "../en/places.ts"

export const regions: typeof english.regions = { "BE-BRU": "Bruxelles-Capitale", "BE-VLG": "Flandre", "BE-WAL": "Wallonie" }

export const provinces: typeof english.provinces = {
  "BE-VAN": "Anvers",
  "BE-VOV": "Flandre orientale",
  "BE-VBR": "Brabant flamand",
  "BE-WHT": "Hainaut",
  "BE-WLG": "Liège",
  "BE-VLI": "Limbourg",
  "BE-WLX": "Luxembourg",
  "BE-WNA": "Namur",
  "BE-WBR": "Brabant wallon",
  "BE-VWV": "Flandre occidentale",
}
