import type * as english from "../en/action.ts"

export const action: typeof english.action = {
  facts: "En bref",
  kind: "Type",
  phase: "Phase",
  dates: "Dates",
  place: "Lieu",
  partners: "Partenaires",
  links: "Liens",
  tags: "Mots-clés",
  membersInvolved: "Membres associés",
  publications: "Publications",
}
