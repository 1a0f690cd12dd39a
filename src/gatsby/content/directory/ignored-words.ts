import type { Langcode } from "../../../../contract/fields.ts"

/** Words of a question that no search needs: "an architect near Ghent". They are in the file of all members, because no page draws them. */
export const ignoredWords: Readonly<Record<Langcode, string>> = {
  en: "a an the in at near of for from to by with and or who that which is are do does has have speak speaks speaking work works i we my our me want need looking find show architect architects",
  fr: "un une le la les l de du des d à au aux en dans près proche autour pour par avec et ou qui que fait font parle parlent parlant travaille travaillent je nous mon ma notre cherche cherchons trouver architecte architectes",
  nl: "een de het in te bij nabij dichtbij rond van voor uit met en of die dat wie is zijn doet doen heeft spreekt spreken werkt werken ik wij we mijn ons onze zoek zoeken vinden architect architecten",
}
