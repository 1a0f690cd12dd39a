export const action = {
  facts: "Facts",
  kind: "Kind",
  phase: "Phase",
  dates: "Dates",
  place: "Place",
  partners: "Partners",
  links: "Links",
  tags: "Tags",
  membersInvolved: "Members involved",
  publications: "Publications",
}
