import { sheets } from "#ui/icon.tsx"

const lock = "M5 9h10v8H5zM7 9V6a3 3 0 0 1 6 0v3"

export const icons = {
  edit: "M4 16l.8-3.5L13 4.3 15.7 7l-8.2 8.2z",
  view: "M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM8 10a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
  duplicate: sheets,
  unpublish: lock,
  block: lock,
  unblock: lock,
  invite: "M3 5h14v10H3zM3 6l7 5 7-5",
  publish: "M10 16V4M5 9l5-5 5 5",
  delete: "M4 6h12M8 6V4h4v2M6 6l.7 11h6.6L14 6",
}
