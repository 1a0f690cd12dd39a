/** The words of buttons that stand on several screens. */
export const buttons = {
  cancel: "Cancel",
  save: "Save",
  close: "Close",
  retry: "Retry",
  edit: "Edit",
  view: "View on site",
  viewSite: "View site",
  undo: "Undo",
  again: "Retry",
  remove: "Remove",
  dismiss: "Dismiss",
  chooseFile: "Choose a file",
  keepEditing: "Keep editing",
}
