import type * as english from "../en/downloads.ts"

export const downloads: typeof english.downloads = {
  title: "Téléchargements",
  kilobytes: (count) => `${count} ko`,
  megabytes: (count) => `${count.toFixed(1).replace(".", ",")} Mo`,
}
