import type * as english from "../en/gallery.ts"

export const gallery: typeof english.gallery = {
  title: "Images",
  enlarge: (picture, count) => (count === 1 ? "Agrandir l’image" : `Agrandir l’image ${picture} sur ${count}`),
  place: (picture, count) => `${picture}/${count}`,
}
