import type * as english from "../en/association.ts"

export const call: typeof english.call = {
  title: "Wilt u lid worden?",
  text: "Bureaus van elke omvang sluiten zich aan bij G30 om contracten, werven, materialen en tijd te delen.",
  join: "Lid worden",
  contact: "Contacteer ons",
}

export const about: typeof english.about = {
  beside: "Mensen en groepen",
  board: "Raad van bestuur",
}
