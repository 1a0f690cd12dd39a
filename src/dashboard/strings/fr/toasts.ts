import type * as english from "../en/toasts.ts"
import { undoSeconds } from "#ui/toasts/toast-times.ts"

export const toasts: typeof english.toasts = {
  later: `Vous pouvez revenir en arrière pendant ${undoSeconds} secondes.`,
  kept: "Rien n’a été supprimé, car le message avec « Annuler » n’a pas pu s’afficher. Réessayez.",
}
