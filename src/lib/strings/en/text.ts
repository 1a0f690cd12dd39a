/** Words of a long text and of what stands beside it. */
export const text = {
  onThisPage: "On this page",
  notes: "Notes",
  note: (number: string) => `Note ${number}`,
  backToText: (number: number) => `Back to the text, note ${number}`,
  table: (number: number) => `Table ${number}`,
} as const

export const downloads = {
  title: "Downloads",
} as const

export const gallery = {
  title: "Pictures",
  enlarge: (picture: number, count: number) => `Enlarge picture ${picture} of ${count}`,
  place: (picture: number, count: number) => `${picture}/${count}`,
} as const

export const lightbox = {
  title: "Pictures",
  position: (picture: number, count: number) => `${picture} of ${count}`,
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",
} as const
