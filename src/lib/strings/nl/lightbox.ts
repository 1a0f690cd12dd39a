import type * as english from "../en/lightbox.ts"

export const lightbox: typeof english.lightbox = {
  title: "Afbeeldingen",
  position: (picture, count) => `${picture} van ${count}`,
  previous: "Vorige afbeelding",
  next: "Volgende afbeelding",
  close: "Sluiten",
}
