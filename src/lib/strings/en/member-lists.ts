const places: Readonly<Record<string, string>> = {
  "BE-BRU": "Brussels",
  "BE-VAN": "the province of Antwerp",
  "BE-WLG": "the province of Liège",
  "BE-WLX": "the province of Luxembourg",
  "BE-WNA": "the province of Namur",
}

/** The titles of the pages that list the members who meet one criterion. */
export const memberLists = {
  inPlace: (code: string, name: string) => `Architects in ${places[code] ?? name}`,
  forSpeciality: (name: string) => `Architects: ${name}`,
  speaking: (language: string) => `Architects who speak ${language}`,
}
