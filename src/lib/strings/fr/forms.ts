import type * as english from "../en/forms.ts"

export const forms: typeof english.forms = {
  show: "Afficher",
  hide: "Masquer",
  showPassword: "Afficher le mot de passe",
  capsLock: "Le verrouillage des majuscules est activé",
  close: "Fermer",
  toFix: (count) => (count < 2 ? `${count} point à corriger` : `${count} points à corriger`),
}
