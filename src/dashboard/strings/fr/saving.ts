import type * as english from "../en/saving.ts"
import { counted } from "./counted.ts"
import { quoted } from "./quoted.ts"

export const notUploaded: typeof english.notUploaded = "Ce fichier n’est pas encore téléversé. Attendez la fin du transfert, ou réessayez."

export const waitingSaves: typeof english.waitingSaves = {
  name: "Enregistrements en attente",
  saved: (title) => `${quoted(title)} attendait le réseau ; l’enregistrement est fait.`,
  refused: (title) => `${quoted(title)} attendait le réseau ; l’enregistrement a échoué. Le texte est conservé dans ce navigateur.`,
  open: "Ouvrir pour continuer",
}

export const removedParts: typeof english.removedParts = {
  title: "L’enregistrement a écarté ce que le site n’autorise pas",
  picture: counted("image absente de la bibliothèque", "images absentes de la bibliothèque"),
  element: (tag) => counted(`élément ${quoted(tag)} ; son texte reste`, `éléments ${quoted(tag)} ; leur texte reste`),
}
