/** The regions and provinces of Belgium, by their codes of ISO 3166-2. */
export const regions = { "BE-BRU": "Brussels-Capital", "BE-VLG": "Flanders", "BE-WAL": "Wallonia" }

export const provinces = {
  "BE-VAN": "Antwerp",
  "BE-VOV": "East Flanders",
  "BE-VBR": "Flemish Brabant",
  "BE-WHT": "Hainaut",
  "BE-WLG": "Liège",
  "BE-VLI": "Limburg",
  "BE-WLX": "Luxembourg",
  "BE-WNA": "Namur",
  "BE-WBR": "Walloon Brabant",
  "BE-VWV": "West Flanders",
}
