/** The words of a long text, and of the files and pictures that belong to it. */
export const en = {
  text: {
    onThisPage: "On this page",
    notes: "Notes",
    note: (number: string) => `Note ${number}`,
    backToText: (number: number) => `Back to the text, note ${number}`,
    table: (number: number) => `Table ${number}`,
  },
  downloads: {
    title: "Downloads",
    kilobytes: (count: number) => `${count} kB`,
    megabytes: (count: number) => `${count.toFixed(1)} MB`,
  },
  gallery: {
    title: "Pictures",
    enlarge: (picture: number, count: number) => (count === 1 ? "Enlarge the picture" : `Enlarge picture ${picture} of ${count}`),
    place: (picture: number, count: number) => `${picture}/${count}`,
  },
}
