export const text = {
  onThisPage: "On this page",
  notes: "Notes",
  note: (number: string) => `Note ${number}`,
  backToText: (number: number) => `Back to the text, note ${number}`,
  table: (number: number) => `Table ${number}`,
}

export const downloads = {
  title: "Downloads",
  kilobytes: (count: number) => `${count} kB`,
  megabytes: (count: number) => `${count.toFixed(1)} MB`,
}

export const gallery = {
  title: "Pictures",
  enlarge: (picture: number, count: number) => (count === 1 ? "Enlarge the picture" : `Enlarge picture ${picture} of ${count}`),
  place: (picture: number, count: number) => `${picture}/${count}`,
}
