import type * as english from "../en/forms.ts"

export const forms: typeof english.forms = {
  show: "Tonen",
  hide: "Verbergen",
  showPassword: "Wachtwoord tonen",
  capsLock: "Caps Lock staat aan",
  close: "Sluiten",
  toFix: (count) => (count === 1 ? "1 punt te verbeteren" : `${count} punten te verbeteren`),
}
