import type * as english from "../en/toasts.ts"
import { undoSeconds } from "#ui/toasts/toast-times.ts"

export const toasts: typeof english.toasts = {
  later: `U kunt het ${undoSeconds} seconden lang ongedaan maken.`,
  kept: "Er is niets verwijderd, omdat de melding met ‘Ongedaan maken’ niet kon verschijnen. Probeer het opnieuw.",
}
