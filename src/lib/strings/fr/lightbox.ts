import type * as english from "../en/lightbox.ts"

export const lightbox: typeof english.lightbox = {
  title: "Images",
  position: (picture, count) => `${picture} sur ${count}`,
  previous: "Image précédente",
  next: "Image suivante",
  close: "Fermer",
}
