export const downloads = {
  title: "Downloads",
} as const
