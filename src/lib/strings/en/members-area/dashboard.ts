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
}

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
    detail: (address: string) => `Failed to fetch ${address}`,
    detailWithStatus: (address: string, status: number) => `Failed to fetch ${address} (${status})`,
  },
}
