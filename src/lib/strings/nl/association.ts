import type * as english from "../en/association.ts"

export const call: typeof english.call = {
  title: "Wilt u lid worden?",
  text: "Bureaus van elke omvang sluiten zich aan bij G30 om contracten, werven, materialen en tijd te delen.",
  join: "Lid worden",
  contact: "Contacteer ons",
}

export const forClients: typeof english.forClients = {
  title: "Op zoek naar een architect?",
  text: "Hoe u een bureau kiest, wat er in een projectdefinitie moet staan, en twee leden die de uwe kosteloos nalezen.",
  more: "Hoe u het aanpakt",
}

export const about: typeof english.about = {
  beside: "Bestuur en werkgroepen",
  board: "Raad van bestuur",
}
