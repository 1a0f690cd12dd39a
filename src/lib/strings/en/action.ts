export const action = {
  facts: "Facts",
  kind: "Kind",
  phase: "Phase",
  dates: "Dates",
  months: (count: number) => (count === 1 ? "1 month" : `${count} months`),
  place: "Place",
  partners: "Partners",
  links: "Links",
  tags: "Tags",
  membersInvolved: "Members involved",
  publications: "Publications",
} as const
