import { undoSeconds } from "#ui/toasts/toast-times.ts"

export const toasts = {
  later: `You can undo it for ${undoSeconds} seconds.`,
  kept: "Nothing was deleted, because the message with Undo could not be shown. Try again.",
}
