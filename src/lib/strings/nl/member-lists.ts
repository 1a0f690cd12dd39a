import type * as english from "../en/member-lists.ts"

const places: Readonly<Record<string, string>> = {
  "BE-BRU": "Brussel",
  "BE-VAN": "de provincie Antwerpen",
  "BE-WLG": "de provincie Luik",
  "BE-WLX": "de provincie Luxemburg",
  "BE-WNA": "de provincie Namen",
}

export const memberLists: typeof english.memberLists = {
  inPlace: (code, name) => `Architecten in ${places[code] ?? name}`,
  forSpeciality: (name) => `Architecten: ${name}`,
  speaking: (language) => `Architecten die ${language} spreken`,
}
