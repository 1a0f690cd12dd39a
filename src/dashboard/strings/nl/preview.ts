import type * as english from "../en/preview.ts"

export const preview: typeof english.preview = {
  title: "Voorbeeld",
  frame: "De pagina zoals bezoekers ze zullen zien",
  width: "Breedte van de pagina",
  devices: { phone: "Telefoon", tablet: "Tablet", desktop: "Computer" },
  close: "Het voorbeeld sluiten",
  failed: "Het voorbeeld kon niet worden geladen. Controleer uw verbinding en druk opnieuw op Voorbeeld.",
  none: "Dit heeft geen eigen pagina.",
}
