/** The map of the directory, and its order by distance. */
export const map = {
  title: "Map of the provinces",
  province: (name: string, count: number) => `${name}, ${count === 1 ? "1 practice" : `${count} practices`}`,
  shades: "The darker a province, the more practices are found there.",
  madeWith: "Made with",
  near: "Nearest to",
  nearHint: "A municipality, in any of its languages",
  unknown: (name: string) => `There is no municipality called “${name}”.`,
  sorted: (name: string) => `Nearest to ${name} first, by the places of`,
  notSorted: "The places could not be loaded. Try again later.",
  distance: (km: string) => `${km}\u00a0km`,
}
