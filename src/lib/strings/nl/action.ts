import type * as english from "../en/action.ts"

export const action: typeof english.action = {
  facts: "In het kort",
  kind: "Soort",
  phase: "Fase",
  dates: "Data",
  place: "Plaats",
  partners: "Partners",
  links: "Links",
  tags: "Trefwoorden",
  membersInvolved: "Betrokken leden",
  publications: "Publicaties",
}
