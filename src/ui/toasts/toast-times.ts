/** The string tables name `undoSeconds`, and scripts that can't load style sheets read those tables. So it isn't in `toasts.tsx`. */
export const messageSeconds = 3
export const undoSeconds = 10
