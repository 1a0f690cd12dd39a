export const notUploaded = "This file is not uploaded yet. Wait for its upload, or try it again."

export const waitingSaves = {
  name: "Saves that waited",
  untitled: "Without a title",
  saved: (title: string) => `“${title}” waited for the network, and is saved now.`,
  refused: (title: string) => `“${title}” waited for the network, and could not be saved. Its text is kept in this browser.`,
  open: "Open it to go on",
}

const some = (one: string, many: string) => (count: number) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const removedParts = {
  title: "The save left out what the site doesn’t allow",
  parts: {
    script: some("script", "scripts"),
    look: some("style of its own", "styles of their own"),
    address: some("address that may not be used", "addresses that may not be used"),
    mark: some("property of an element", "properties of elements"),
    picture: some("picture that is not in the library", "pictures that are not in the library"),
    comment: some("hidden comment", "hidden comments"),
    embed: some("embedded part of another site", "embedded parts of other sites"),
    control: some("part of a form", "parts of forms"),
  },
  tag: (tag: string) => some(`element “${tag}”; its words stay`, `elements “${tag}”; their words stay`),
}

export const draftTroubles = {
  blocked: "This browser keeps no drafts, because its storage is blocked. Save before you close this tab.",
  full: "This browser's storage is full, so the draft is kept in this tab only. Save before you close it.",
} as const
