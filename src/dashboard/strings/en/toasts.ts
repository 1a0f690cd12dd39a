import { undoSeconds } from "#ui/toast-times.ts"

export const toasts = {
  /** Before a deletion. */
  later: `You can undo it for ${undoSeconds} seconds.`,
  kept: "Nothing was deleted, because the message with Undo could not be shown. Try again.",
}
