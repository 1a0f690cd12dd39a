export const languages = { en: "English", fr: "French", nl: "Dutch", de: "German" }

export const actionKinds = { action: "Action", project: "Project" }

export const publicationKinds = { position: "Position", opinion: "Opinion", report: "Report", interview: "Interview" }

export const contentKinds = { publication: "Publication" }

export const phases = { planned: "Planned", ongoing: "Ongoing", completed: "Completed" }

/** ISO 3166-2 has the codes of Belgium's regions and provinces. */
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
