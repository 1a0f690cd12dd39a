import type * as english from "../en/downloads.ts"

export const downloads: typeof english.downloads = {
  title: "Downloads",
  kilobytes: (count) => `${count} kB`,
  megabytes: (count) => `${count.toFixed(1).replace(".", ",")} MB`,
}
