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

export const listTitles: Readonly<Record<string, string>> = {
  post: "Publications",
  member: "Members",
  "action-project": "Actions & projects",
  people: "Users",
  page: "Pages",
  tag: "Tags",
  speciality: "Specialities",
  "event-category": "Event categories",
}
