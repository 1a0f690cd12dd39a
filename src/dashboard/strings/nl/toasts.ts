import type * as english from "../en/toasts.ts"
import { undoSeconds } from "#ui/toast-times.ts"

export const toasts: typeof english.toasts = {
  later: `U kunt het ${undoSeconds} seconden lang ongedaan maken.`,
  kept: "Behouden",
}
