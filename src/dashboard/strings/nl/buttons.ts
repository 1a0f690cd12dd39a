import type * as english from "../en/buttons.ts"

export const buttons: typeof english.buttons = {
  cancel: "Annuleren",
  save: "Opslaan",
  close: "Sluiten",
  retry: "Opnieuw proberen",
  edit: "Bewerken",
  view: "Op de site bekijken",
  viewSite: "De site bekijken",
  undo: "Ongedaan maken",
  again: "Opnieuw",
  remove: "Verwijderen",
  dismiss: "Sluiten",
  chooseFile: "Een bestand kiezen",
  keepEditing: "Verder bewerken",
}
