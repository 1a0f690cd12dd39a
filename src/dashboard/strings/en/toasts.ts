import { undoSeconds } from "#ui/toast-times.ts"

export const toasts = {
  /** Before a deletion. */
  later: `You can undo it for ${undoSeconds} seconds.`,
  /** Nothing was deleted, since nothing could offer to take it back. */
  kept: "Kept",
}
