export const notUploaded = "This file is not uploaded yet. Wait for its upload, or try it again."

export const waitingSaves = {
  name: "Saves that waited",
  untitled: "Without a title",
  saved: (title: string) => `“${title}” waited for the network, and is saved now.`,
  refused: (title: string) => `“${title}” waited for the network, and could not be saved. Its text is kept in this browser.`,
  open: "Open it to go on",
}

export const draftTroubles = {
  blocked: "This browser keeps no drafts, because its storage is blocked. Save before you close this tab.",
  full: "This browser's storage is full, so the draft is kept in this tab only. Save before you close it.",
} as const
