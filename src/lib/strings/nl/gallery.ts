import type * as english from "../en/gallery.ts"

export const gallery: typeof english.gallery = {
  title: "Afbeeldingen",
  enlarge: (picture, count) => (count === 1 ? "De afbeelding vergroten" : `Afbeelding ${picture} van ${count} vergroten`),
  place: (picture, count) => `${picture}/${count}`,
}
