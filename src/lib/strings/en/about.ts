export const about = {
  beside: "People and groups",
  board: "Board",
} as const
