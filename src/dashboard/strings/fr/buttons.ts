import type * as english from "../en/buttons.ts"

export const buttons: typeof english.buttons = {
  cancel: "Annuler",
  save: "Enregistrer",
  close: "Fermer",
  retry: "Réessayer",
  edit: "Modifier",
  view: "Voir sur le site",
  viewSite: "Voir le site",
  undo: "Annuler",
  again: "Réessayer",
  remove: "Supprimer",
  dismiss: "Fermer",
  chooseFile: "Choisir un fichier",
  keepEditing: "Continuer à modifier",
}
