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
  parts: {
    script: counted("script", "scripts"),
    look: counted("style of its own", "styles of their own"),
    address: counted("address that may not be used", "addresses that may not be used"),
    mark: counted("property of an element", "properties of elements"),
    picture: counted("picture that is not in the library", "pictures that are not in the library"),
    comment: counted("hidden comment", "hidden comments"),
    embed: counted("embedded part of another site", "embedded parts of other sites"),
    control: counted("part of a form", "parts of forms"),
  },
  tag: (tag: string) => counted(`element “${tag}”; its words stay`, `elements “${tag}”; their words stay`),
}
