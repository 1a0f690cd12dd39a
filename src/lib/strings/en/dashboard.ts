import type { Led } from "#lib/reason.ts"

export const dashboard = {
  title: "Dashboard",
  titleOf: (title: string) => `${title} - G30`,
  loading: "Loading",
  needsScripts: "This part of the site works with JavaScript only.",
  notice: "Notice",
  close: "Close",
  retry: "Retry",
  editProfile: "Edit profile",
  chunkFailed: {
    title: "This page could not be loaded",
    text: "The server did not answer. Check your connection and try again.",
  },
} as const

export const postList = {
  title: "Publications",
  loading: "Loading publications",
  heading: "Title",
  kind: "Kind",
  date: "Date",
  status: "Status",
  noDate: "No date",
  draft: "Draft",
  live: "Live",
  pages: "Pages",
  previous: "Previous page",
  next: "Next page",
  range: (from: number, to: number, count: number | null) => (count === null ? `${from}–${to}` : `${from}–${to} of ${count}`),
  empty: {
    title: "Nothing written yet",
    text: "The first publication appears on the home page as soon as it is live. Drafts stay between us.",
  },
  noSuchPage: { title: "There are no publications on this page", first: "Back to the first page" },
  failed: {
    title: "The list could not be loaded",
    text: "The server did not answer. What you wrote is kept in this browser; nothing is lost.",
  },
} as const

const notYours = "you may not do it."

/** Why a redirect led here, or what was refused. */
export function whyLed({ reason, message }: Led): string {
  switch (reason) {
    case "login":
      return "Log in to see that page."
    case "admins-list":
      return "Only contributors and administrators see that page. Here are the publications."
    case "admins-create":
      return "Only contributors and administrators can create that. Here are the publications."
    case "admins-edit":
      return "Only contributors and administrators can edit that. Here are the publications."
    case "own-member":
      return "You can edit only your own page: here it is."
    case "no-member":
      return "You can edit only your own page, and your account has none yet. Here are the publications."
    case "own-profile":
      return "You can edit only your own profile: here it is."
    case "refused-read":
      return `The server refused to show that: ${message ?? notYours}`
    case "refused-save":
      return `The server refused to save that: ${message ?? notYours}`
    case "refused-delete":
      return `The server refused to delete that: ${message ?? notYours}`
    default:
      return reason satisfies never
  }
}
