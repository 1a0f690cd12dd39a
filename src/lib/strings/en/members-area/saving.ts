export const notUploaded = "This file is not uploaded yet. Wait for its upload, or try it again."

export const draftTroubles = {
  blocked: "This browser keeps no drafts, because its storage is blocked. Save before you close this tab.",
  full: "This browser's storage is full, so the draft is kept in this tab only. Save before you close it.",
} as const
