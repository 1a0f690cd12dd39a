import type * as english from "../en/saving.ts"
import { counted } from "./counted.ts"
import { quoted } from "./quoted.ts"

export const notUploaded: typeof english.notUploaded =
  "Dit bestand is nog niet geüpload. Wacht tot de upload klaar is, of probeer het opnieuw."

export const waitingSaves: typeof english.waitingSaves = {
  name: "Nog op te slaan",
  saved: (title) => `${quoted(title)} wachtte op het netwerk en is nu opgeslagen.`,
  refused: (title) => `${quoted(title)} wachtte op het netwerk en kon niet worden opgeslagen. De tekst wordt in deze browser bewaard.`,
  open: "Openen om verder te gaan",
}

export const removedParts: typeof english.removedParts = {
  title: "Bij het opslaan is weggelaten wat de site niet toestaat",
  picture: counted("afbeelding die niet in de bibliotheek zit", "afbeeldingen die niet in de bibliotheek zitten"),
  element: (tag) => counted(`element ${quoted(tag)}; de tekst ervan blijft`, `elementen ${quoted(tag)}; de tekst ervan blijft`),
}
