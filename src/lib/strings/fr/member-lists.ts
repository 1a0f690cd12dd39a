import type * as english from "../en/member-lists.ts"

const places: Readonly<Record<string, string>> = {
  "BE-BRU": "à Bruxelles",
  "BE-VAN": "dans la province d’Anvers",
  "BE-VBR": "dans le Brabant flamand",
  "BE-VLI": "dans le Limbourg",
  "BE-WBR": "dans le Brabant wallon",
  "BE-WHT": "dans le Hainaut",
  "BE-WLG": "dans la province de Liège",
  "BE-WLX": "dans la province de Luxembourg",
  "BE-WNA": "dans la province de Namur",
}

export const memberLists: typeof english.memberLists = {
  inPlace: (code, name) => `Architectes ${places[code] ?? `en ${name}`}`,
  forSpeciality: (name) => `Architectes : ${name}`,
  speaking: (language) => `Architectes qui parlent ${language.toLocaleLowerCase("fr")}`,
}
