import { counted } from "./counted.ts"

export const notUploaded: string = "This file is not uploaded yet. Wait for its upload, or try it again."

export const waitingSaves = {
  name: "Still to be saved",
  saved: (title: string) => `“${title}” waited for the network, and is saved now.`,
  refused: (title: string) => `“${title}” waited for the network, and could not be saved. Its text is kept in this browser.`,
  open: "Open it to go on",
}

export const removedParts = {
  title: "The save left out what the site doesn’t allow",
  picture: counted("picture that is not in the library", "pictures that are not in the library"),
  element: (tag: string) => counted(`element “${tag}”; its words stay`, `elements “${tag}”; their words stay`),
}
